import type { AssistantFields, AssistantId, AssistantResult } from '@constella/api-client';

import type { Block, Derive } from '../../../runs/blocks/block';
import { ResultBlocks } from '../../../runs/blocks/result-blocks';
import { useEditedResult } from './use-edited-result';

interface ResultStoryProps<Id extends AssistantId> {
  id: Id;
  parts: { result: readonly Block<Id>[]; derive?: Derive<Id> };
  result: AssistantResult<Id>;
  request: AssistantFields<Id>;
  onChange?: ((result: AssistantResult<Id>) => void) | undefined;
}

/** A result as the workspace shows it: what was changed comes back, with what follows from it. */
export function ResultStory<Id extends AssistantId>({
  id,
  parts,
  result,
  request,
  onChange,
}: ResultStoryProps<Id>) {
  const [shown, edit] = useEditedResult<AssistantResult<Id>>(id, result, request);
  return (
    <ResultBlocks
      blocks={parts.result}
      derive={parts.derive}
      result={shown}
      request={request}
      onChange={onChange && ((next: AssistantResult<Id>) => onChange(edit(next)))}
    />
  );
}
