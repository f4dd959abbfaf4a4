import type { ComponentType } from 'react';

import { Contents } from './contents';
import type { BlockProps } from './page-context';
import type { PageBlock } from './page-document';
import { ProductQuestions, Questions, QuestionSearch } from './questions';
import { Updated } from './updated';

/** The component of every block a document may name. */
export const blocks: Record<PageBlock, ComponentType<BlockProps>> = {
  contents: Contents,
  'product-questions': ProductQuestions,
  'question-search': QuestionSearch,
  questions: Questions,
  updated: Updated,
};
