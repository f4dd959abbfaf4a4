import type { ComponentType } from 'react';

import { Contents } from './contents';
import type { PageBlock, PageNode } from './page-document';
import { ProductQuestions, Questions, QuestionSearch } from './questions';
import { Updated } from './updated';

/** What a block is given: what its document says between its marks, and in braces behind its name. */
export interface BlockProps {
  attributes: Readonly<Record<string, string | null | undefined>>;
  children: readonly PageNode[];
}

/** The component of every block a document may name. */
export const blocks: Record<PageBlock, ComponentType<BlockProps>> = {
  contents: Contents,
  'product-questions': ProductQuestions,
  'question-search': QuestionSearch,
  questions: Questions,
  updated: Updated,
};
