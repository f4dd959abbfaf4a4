'use client';

import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

import { classNames } from '../../class-names.js';
import { Link } from '../link/link.js';
import * as styles from './markdown.css.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown as a model wrote it; raw HTML in it stays text. */
  text: string;
  /** The level of the text's first headings, so that it fits the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

// A model's text must not fetch anything on the reader's behalf: no images, and links that do not
// tell the other site where the reader came from.
const disallowed = ['img'];

/** The renderers of a text whose first headings have the given level. */
function renderers(first: number): Components {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => {
    const Tag = `h${Math.min(6, level + first - 1)}` as 'h3';
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

// Made once: a component made while rendering would mount its content anew with every text.
const components = { 2: renderers(2), 3: renderers(3), 4: renderers(4) };

/** Formatted text from a model or a person: safe, without raw HTML or remote images. */
export function Markdown({ text, headingLevel = 3, className, ...props }: MarkdownProps) {
  return (
    <div {...props} className={classNames(styles.text, className)}>
      <ReactMarkdown
        disallowedElements={disallowed}
        unwrapDisallowed
        components={components[headingLevel]}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
