import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';

/** The pages there is a document of, `content/<locale>/<name>.md`. */
export const pageNames = ['about', 'cookies', 'faq', 'features', 'privacy', 'terms'] as const;
/** One of {@link pageNames}. */
export type PageName = (typeof pageNames)[number];

/**
 * The blocks a page's document may name: `::updated{date=2026-11-01}`, or `:::questions` around what
 * belongs to it. Each has its component in `page-blocks.tsx`; any other name fails the build.
 */
export const pageBlocks = [
  'contents',
  'product-questions',
  'question-search',
  'questions',
  'updated',
] as const;
/** One of {@link pageBlocks}. */
export type PageBlock = (typeof pageBlocks)[number];

/** A node of a document without where it stood in its file. */
export type PageNode = RootContent | ContainerDirective | LeafDirective;

/** A public page as its document says it, parsed while building (`vite/page-documents.ts`). */
export interface PageDocument {
  /** The first heading. */
  readonly title: string;
  /** The first paragraph's text: under the title, and what search engines show. */
  readonly lead: string;
  readonly body: readonly PageNode[];
}

declare module 'mdast' {
  interface HeadingData {
    /** From `{#id}` at the heading's end: the same in every language. */
    id?: string;
  }
}
