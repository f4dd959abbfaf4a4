'use client';

import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

import { classNames } from '../../class-names.js';
import { Link } from '../link/link.js';
import * as styles from './markdown.css.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown as a model wrote it; raw HTML in it stays text. */
  text: string;
  /** The level of the text's highest headings, so that it fits the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

// A model's text must not fetch anything on the reader's behalf: no images, and links that do not
// tell the other site where the reader came from.
const disallowed = ['img'];

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The highest heading a text uses: models begin with `#`, `##` or `###` as they please. */
const topLevel = (text: string): number =>
  Math.min(...[...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, marks = '#']) => marks.length));

/** Renders headings `shift` levels lower than they are marked. */
function renderers(shift: number): Components {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => {
    const Tag = `h${Math.min(6, Math.max(1, level + shift)) as HeadingLevel}` as const;
    return [`h${level}`, ({ children }: ComponentProps<'h3'>) => <Tag>{children}</Tag>];
  });
  return {
    ...(Object.fromEntries(headings) as Components),
    a: ({ href, children }) => (
      <Link href={href ?? ''} rel="noreferrer noopener nofollow">
        {children}
      </Link>
    ),
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
export function Markdown({ text, headingLevel = 3, className, ...props }: MarkdownProps) {
  return (
    <div {...props} className={classNames(styles.text, className)}>
      <ReactMarkdown
        disallowedElements={disallowed}
        unwrapDisallowed
        components={renderersFor(text, headingLevel)}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
