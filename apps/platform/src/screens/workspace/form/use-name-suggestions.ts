import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { NameSuggestions } from '../../../assistants/shared/assistant';

/** The names stored rows have in the columns of some fields; none while they are on their way. */
export function useNameSuggestions(stored: NameSuggestions | undefined) {
  const { data } = useQuery({
    ...rowQueries.list(useApi(), stored?.record ?? 'regulations', { limit: 500 }),
    enabled: stored !== undefined,
  });
  return useMemo(() => {
    const rows = data?.rows ?? [];
    const names = (column: 'jurisdiction' | 'industry') => [
      // A row may name several, with commas between them.
      ...new Set(rows.flatMap((row) => row[column]?.split(', ') ?? []).filter(Boolean)),
    ];
    return Object.fromEntries(
      Object.entries(stored?.fields ?? {}).map(([field, column]) => [field, names(column)]),
    );
  }, [data, stored]);
}
