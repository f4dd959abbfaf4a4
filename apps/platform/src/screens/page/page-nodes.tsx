import { Heading, Link } from '@constella/ui';
import type { Nodes } from 'mdast';
import { Fragment, type ReactNode } from 'react';

import { blocks } from './page-blocks';
import type { PageBlock } from './page-document';
import { PageTable } from './page-table';

/**
 * Elements the nodes of a document are drawn as: plain elements, the library's links, named blocks.
 */
export const drawNodes = (nodes: readonly Nodes[]): ReactNode =>
  // A document does not change while it is shown.
  // eslint-disable-next-line react/no-array-index-key
  nodes.map((node, at) => <Fragment key={at}>{drawNode(node)}</Fragment>);

function drawNode(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'heading':
      return (
        <Heading level={node.depth} id={node.data?.id}>
          {drawNodes(node.children)}
        </Heading>
      );
    case 'paragraph':
      return <p>{drawNodes(node.children)}</p>;
    case 'strong':
      return <strong>{drawNodes(node.children)}</strong>;
    case 'emphasis':
      return <em>{drawNodes(node.children)}</em>;
    case 'inlineCode':
      // A name of the machine's keeps its order among right-to-left text.
      return <code dir="ltr">{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{drawNodes(node.children)}</blockquote>;
    case 'link':
      return (
        <Link underlined href={node.url}>
          {drawNodes(node.children)}
        </Link>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return <List>{drawNodes(node.children)}</List>;
    }
    case 'listItem':
      return (
        <li>
          {node.children.map((child) =>
            // One paragraph is the item's text.
            child.type === 'paragraph' && node.children.length === 1
              ? drawNodes(child.children)
              : drawNodes([child]),
          )}
        </li>
      );
    case 'table':
      return <PageTable table={node} draw={drawNodes} />;
    case 'containerDirective':
    case 'leafDirective': {
      // The build has seen to it that there is one.
      const Block = blocks[node.name as PageBlock];
      return <Block attributes={node.attributes ?? {}} nodes={node.children} draw={drawNodes} />;
    }
    default:
      return null;
  }
}
