import { queries, useApi } from '@constella/api-client/react';
import type { ModelSource } from '@constella/forms';
import { useQuery } from '@tanstack/react-query';

/** The model catalogue in the shape the forms' model pickers take. */
export function useModelSource(): ModelSource {
  const { data, isPending, isError, refetch } = useQuery(queries.models(useApi()));
  return {
    models: data ?? [],
    modelsLoading: isPending,
    modelsError: isError,
    onRetryModels: () => void refetch(),
  };
}
