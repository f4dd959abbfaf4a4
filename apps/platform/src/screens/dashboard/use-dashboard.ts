import { dashboardPeriods, type DashboardDays } from '@constella/api-client/contract';
import { queries, useApi } from '@constella/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useListView } from '../../base/lists/use-list-view';

const periods = Object.keys(dashboardPeriods).map(Number) as DashboardDays[];

/** What the own runs did in the days of the address, and in one run where it names one. */
export function useDashboard() {
  const api = useApi();
  const { params, change } = useListView();
  const days = periods.find((one) => String(one) === params.get('days')) ?? 1;
  const run = Number(params.get('run')) || undefined;
  const { data, error, refetch } = useQuery({
    ...queries.dashboard(api, { days, run }),
    placeholderData: keepPreviousData,
  });
  return {
    days,
    run,
    dashboard: data,
    error: data ? null : error,
    retry: () => void refetch(),
    chooseDays: (chosen: DashboardDays) => change({ days: chosen === 1 ? '' : String(chosen) }),
    chooseRun: (chosen: number | undefined) => change({ run: chosen ? String(chosen) : '' }),
  };
}

/** What the panels of the dashboard are given. */
export type DashboardView = ReturnType<typeof useDashboard>;
