'use client';

import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { classNames } from '../private/class-names.js';
import { Link } from '../link/link.js';
import { ownThroughout } from '../../tokens/own.js';
import * as styles from './markdown.css.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown as a model wrote it; raw HTML in it stays text. */
  text: string;
  /** The level of the text's highest headings, so that it fits the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /**
   * Whether an image may be fetched from this address. A model's text must not fetch anything on the
   * reader's behalf: what is not allowed is shown as its alternative text.
   * @default none may
   */
  isImageAllowed?: (address: string) => boolean;
  /**
   * Draws a citation of a source, written `[1]`; keep the component while the text is the same.
   * @default the text as it is written
   */
  citation?: ComponentType<CitationProps> | undefined;
}

/** A citation in a text. */
export interface CitationProps {
  /** The number of the source, from 1. */
  number: number;
}

/** Tables, struck text and bare addresses; one tilde is a range, as in "3~5". */
const plugins: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [
  [remarkGfm, { singleTilde: false }],
];

interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
  data?: { hName: string; hProperties: Record<string, unknown> };
}

const cited = /\[(\d{1,3})\]/g;

/** Citations as elements of their own; in code and links they are text. */
function citations() {
  return (tree: TextNode) => {
    mark(tree);
  };
}

function mark(node: TextNode): void {
  if (!node.children || node.type === 'link') return;
  node.children = node.children.flatMap((child): TextNode[] => {
    mark(child);
    if (child.type !== 'text' || !child.value) return [child];
    const parts: TextNode[] = [];
    let end = 0;
    for (const { 0: written, 1: number, index } of child.value.matchAll(cited)) {
      parts.push({ type: 'text', value: child.value.slice(end, index) });
      const data = { hName: 'cite', hProperties: { title: number } };
      parts.push({ type: 'citation', data, children: [{ type: 'text', value: written }] });
      end = index + written.length;
    }
    return [...parts, { type: 'text', value: child.value.slice(end) }];
  });
}

const withCitations: typeof plugins = [...plugins, citations];

const CitationContext = createContext<ComponentType<CitationProps> | undefined>(undefined);

function Cite({ title }: ComponentProps<'cite'>) {
  const Citation = use(CitationContext);
  return Citation ? createElement(Citation, { number: Number(title) }) : `[${title}]`;
}

const none = () => false;
const ImageContext = createContext<(address: string) => boolean>(none);

function Image({ src, alt = '' }: ComponentProps<'img'>) {
  const isAllowed = use(ImageContext);
  return typeof src === 'string' && src !== '' && isAllowed(src) ? (
    <img src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
  ) : (
    alt
  );
}

/** A cell; a head without words heads nothing, and the right side is the end of the line. */
function Cell({ node, children, style }: ComponentProps<'td'> & { node?: { tagName: string } }) {
  const Tag = node?.tagName === 'th' && children ? 'th' : 'td';
  const isEnd = style?.textAlign === 'right';
  return <Tag className={isEnd ? styles.end : undefined}>{children}</Tag>;
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The highest heading a text uses: models begin with `#`, `##` or `###` as they please. */
const topLevel = (text: string): number =>
  Math.min(...[...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, marks = '#']) => marks.length));

/** Renders headings `shift` levels lower than they are marked. */
function renderers(shift: number): Components {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => {
    const Tag = `h${Math.min(6, Math.max(1, level + shift)) as HeadingLevel}` as const;
    return [
      `h${level}`,
      ({ children }: ComponentProps<'h3'>) => (children ? <Tag>{children}</Tag> : null),
    ];
  });
  return {
    ...(Object.fromEntries(headings) as Components),
    // A script's address has been emptied: what leads nowhere is no link. The others do not tell the
    // other site where the reader came from.
    a: ({ href, children }) =>
      href ? (
        <Link href={href} rel="noreferrer noopener nofollow">
          {children}
        </Link>
      ) : (
        children
      ),
    img: Image,
    cite: Cite,
    // A wide table scrolls, so the keyboard must be able to get there.
    table: ({ children }) => (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={styles.tableFrame} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    th: Cell,
    td: Cell,
    // A long line scrolls, so the keyboard must be able to get there.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  };
}

// Made once for each shift: a component made while rendering would mount its content anew with
// every text.
const renderersByShift = new Map<number, Components>();

function renderersFor(text: string, headingLevel: number): Components {
  const top = topLevel(text);
  const shift = Number.isFinite(top) ? headingLevel - top : 0;
  const known = renderersByShift.get(shift) ?? renderers(shift);
  renderersByShift.set(shift, known);
  return known;
}

/** Formatted text from a model or a person: safe, without raw HTML or remote images. */
export function Markdown({
  text: givenText,
  headingLevel = 3,
  isImageAllowed = none,
  citation: Citation,
  className,
  ...props
}: MarkdownProps) {
  const text = givenText ?? '';
  return (
    <ImageContext value={isImageAllowed}>
      <CitationContext value={Citation}>
        <div {...props} className={classNames(ownThroughout, styles.text, className)}>
          <ReactMarkdown
            components={renderersFor(text, headingLevel)}
            remarkPlugins={Citation ? withCitations : plugins}
          >
            {text}
          </ReactMarkdown>
        </div>
      </CitationContext>
    </ImageContext>
  );
}
