import type { Task } from '@constella/api-client';
import {
  queries,
  rowQueries,
  rowsKey,
  unfinishedRunsInterval,
  useApi,
} from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { paths } from '../base/paths';
import { useModelName } from '../runs/use-connected-model';

/** The model in use and the balance, as far as the server tells them. */
export function useSideFoot(latest: readonly Task[] | undefined) {
  const intl = useIntl();
  const { number } = useFormats();
  const api = useApi();
  const queryClient = useQueryClient();
  const connection = useQuery(queries.modelConnection(api)).data;
  const nameOf = useModelName();
  const points = useQuery({
    ...rowQueries.list(api, 'user_points', { limit: 1 }),
    // A run that goes on takes points.
    refetchInterval: unfinishedRunsInterval(latest),
  }).data?.rows[0]?.currentBalance;

  // One that ended gave back what it did not use.
  const ends = latest?.map(({ id, status }) => `${id}:${status}`).join();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: rowsKey('user_points') });
  }, [ends, queryClient]);

  return {
    model: !connection
      ? undefined
      : connection.connected
        ? ({ label: nameOf(connection), status: 'done' } as const)
        : ({
            label: intl.formatMessage({ id: 'shell.side.offline' }),
            status: 'offline',
            ...(connection.mayConnect && {
              action: {
                label: intl.formatMessage({ id: 'shell.side.connect' }),
                href: paths.modelServices,
              },
            }),
          } as const),
    balance:
      points === undefined
        ? undefined
        : {
            label: intl.formatMessage({ id: 'shell.side.points' }, { points }),
            short: number(points),
            href: paths.membership,
          },
  };
}
