import { deriveResult, findAssistant, type AssistantId } from '@constella/api-client/contract';
import { useState } from 'react';

/** A result that is edited in a story, as the workspace keeps it: with what follows from it. */
export function useEditedResult<R extends object>(id: AssistantId, given: R, request: object = {}) {
  const [result, setResult] = useState(given);
  const edit = (next: R): R => {
    const whole = deriveResult(findAssistant(id), next, request, result);
    setResult(whole);
    return whole;
  };
  return [result, edit] as const;
}
