import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  BotIcon,
  CpuIcon,
  LayersIcon,
  MessageSquareIcon,
  SettingsIcon,
  StarIcon,
  WorkflowIcon,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { runDots } from '../runs/run-status';
import { paths } from '../base/paths';

/** How many of the latest runs the side navigation lists. */
const recentRuns = 4;

/** The links at the start side of a workspace, with counts of what is there. */
export function useSideNavigation() {
  const intl = useIntl();
  const { number } = useFormats();
  const { pathname } = useLocation();
  const api = useApi();
  const agents = useQuery(queries.agents(api)).data;
  const latest = useQuery(queries.taskPage(api, { sort: '-createdAt', limit: recentRuns })).data;
  const models = useQuery(queries.models(api)).data;
  const at = (path: string) => pathname === path;
  const count = (items: number | undefined) => (items ? number(items) : undefined);

  return {
    label: intl.formatMessage({ id: 'shell.side.label' }),
    groups: [
      {
        label: intl.formatMessage({ id: 'shell.side.build' }),
        items: [
          {
            label: intl.formatMessage({ id: 'shell.side.agents' }),
            href: paths.agents,
            icon: <BotIcon />,
            count: count(agents?.length),
            current: at(paths.agents),
          },
          {
            label: intl.formatMessage({ id: 'shell.side.models' }),
            href: paths.models,
            icon: <CpuIcon />,
            count: count(models?.length),
            current: at(paths.models),
          },
          {
            label: intl.formatMessage({ id: 'shell.side.workflow' }),
            href: paths.workflow,
            icon: <WorkflowIcon />,
            current: at(paths.workflow),
          },
        ],
      },
      {
        label: intl.formatMessage({ id: 'shell.side.work' }),
        items: [
          {
            label: intl.formatMessage({ id: 'shell.side.ask' }),
            href: paths.cognitiveFlow,
            icon: <MessageSquareIcon />,
            current: at(paths.cognitiveFlow),
          },
          {
            label: intl.formatMessage({ id: 'shell.side.tasks' }),
            href: paths.tasks,
            icon: <LayersIcon />,
            count: count(latest?.total),
            current: at(paths.tasks),
          },
        ],
      },
      {
        label: intl.formatMessage({ id: 'shell.side.recentRuns' }),
        items: (latest?.rows ?? []).map((task) => ({
          label: task.title,
          href: paths.run(task.id),
          status: {
            status: runDots[task.status],
            label: intl.formatMessage({ id: `run.status.${task.status}` }),
          },
          current: at(paths.run(task.id)),
        })),
      },
    ].filter((group) => group.items.length > 0),
    footItems: [
      {
        label: intl.formatMessage({ id: 'shell.title.membership' }),
        href: paths.membership,
        icon: <StarIcon />,
        current: at(paths.membership),
      },
      {
        label: intl.formatMessage({ id: 'shell.side.account' }),
        href: paths.account,
        icon: <SettingsIcon />,
        current: at(paths.account),
      },
    ],
  };
}
