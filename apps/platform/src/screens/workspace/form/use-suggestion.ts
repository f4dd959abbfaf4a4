import type { AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

type Fields = Record<string, unknown>;

/** What a result says when another assistant could go on. */
interface Suggestion {
  assistant: string;
  request: Fields;
}

const suggestionOf = (result: object | null | undefined): Suggestion | undefined =>
  result && 'suggestion' in result
    ? ((result.suggestion as Suggestion | null) ?? undefined)
    : undefined;

/**
 * The fields of a form as a run suggests them: `?from=` names the run that led to this assistant. A
 * run that cannot be read, or says nothing to it, fills in nothing.
 */
export function useSuggestion(assistant: AssistantId) {
  const [params] = useSearchParams();
  const asked = Number(params.get('from'));
  const from = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { data, isLoading } = useQuery({
    ...queries.task(useApi(), from ?? 0),
    enabled: from !== undefined,
  });
  const found = suggestionOf(data?.result);
  const isMeant = found?.assistant === assistant;
  return { isLoading, from: isMeant ? from : undefined, fields: isMeant ? found.request : {} };
}
