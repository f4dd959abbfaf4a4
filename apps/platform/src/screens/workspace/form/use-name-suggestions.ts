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
      ...new Set(rows.map((row) => row[column]).filter((name): name is string => Boolean(name))),
    ];
    return Object.fromEntries(
      Object.entries(stored?.fields ?? {}).map(([field, column]) => [field, names(column)]),
    );
  }, [data, stored]);
}
