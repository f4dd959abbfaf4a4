import type { AssistantId, AssistantResult } from '@constella/api-client';
import type { ComponentType } from 'react';

import type { Block, Intl, ResultViewProps } from '../../runs/blocks/block';
import type { ResultDocument } from '../../runs/result-document';

/** A result that is one view, and one document. */
export const wholeView = <Id extends AssistantId>(
  View: ComponentType<ResultViewProps<Id>>,
  toDocument: (result: AssistantResult<Id>, intl: Intl) => ResultDocument,
  parts: Extract<Block<Id>, { kind: 'view' }>['parts'],
): readonly Block<Id>[] => [
  { kind: 'fileTitle', written: (result, intl) => toDocument(result, intl).title },
  { kind: 'view', View, toDocument: (result, intl) => toDocument(result, intl).blocks, parts },
];
