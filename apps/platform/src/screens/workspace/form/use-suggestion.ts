import type { AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { RequestState } from '../../../runs/request-state';
import { useExampleRequest } from '../../../runs/use-example-request';

type Fields = Record<string, unknown>;

/** A result's suggestion when another assistant could go on. */
interface Suggestion {
  assistant: string;
  request: Fields;
}

/** What a result suggests for an assistant. */
function suggestionFor(assistant: AssistantId, result: object | null | undefined) {
  const { suggestion, also = [] } = (result ?? {}) as {
    suggestion?: Suggestion | null;
    also?: readonly Suggestion[];
  };
  return [suggestion, ...also].find((one) => one?.assistant === assistant);
}

/**
 * The fields of a form as a run suggests them: `?from=` names the run that led to this assistant. A
 * run that cannot be read, or says nothing to it, fills in nothing. A result that goes on from a part
 * of itself says the fields in the state of the place; `?example` takes those of the finished
 * example.
 */
export function useSuggestion(assistant: AssistantId) {
  const { state, key } = useLocation();
  const given = (state as RequestState | null)?.request;
  const [params] = useSearchParams();
  const asked = Number(params.get('from'));
  const from = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { data, isLoading } = useQuery({
    ...queries.task(useApi(), from ?? 0),
    enabled: from !== undefined,
  });
  const example = useExampleRequest(assistant);
  if (example.isLoading || example.request)
    return { isLoading: example.isLoading, from: 'example', fields: example.request ?? {} };
  if (given) return { isLoading: false, from: key, fields: given };
  const found = suggestionFor(assistant, data?.result);
  return { isLoading, from: found && from, fields: found?.request ?? {} };
}
