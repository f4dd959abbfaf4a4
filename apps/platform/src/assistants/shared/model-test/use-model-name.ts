import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Names a model by its catalogue entry; one the catalogue does not know keeps its id. */
export function useModelName(): (modelId: string) => string {
  const models = useQuery(queries.models(useApi())).data;
  return (modelId) => models?.find(({ id }) => id === modelId)?.name ?? (modelId || '–');
}
