import type { AssistantFields, AssistantId, AssistantResult } from '@constella/api-client';
import { useState } from 'react';

import type { Block, Derive } from '../../../runs/blocks/block';
import { ResultBlocks } from '../../../runs/blocks/result-blocks';

interface ResultStoryProps<Id extends AssistantId> {
  parts: { result: readonly Block<Id>[]; derive?: Derive<Id> };
  result: AssistantResult<Id>;
  request: AssistantFields<Id>;
  onChange?: ((result: AssistantResult<Id>) => void) | undefined;
}

/** A result as the workspace shows it: what was changed comes back. */
export function ResultStory<Id extends AssistantId>({
  parts,
  result,
  request,
  onChange,
}: ResultStoryProps<Id>) {
  const [shown, setShown] = useState(result);
  return (
    <ResultBlocks
      blocks={parts.result}
      derive={parts.derive}
      result={shown}
      request={request}
      onChange={
        onChange &&
        ((next: AssistantResult<Id>) => {
          onChange(next);
          setShown(next);
        })
      }
    />
  );
}
