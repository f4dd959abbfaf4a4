import { showsAdminLink } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import type { SideNavigation } from '@constella/ui';
import {
  BotIcon,
  CpuIcon,
  GaugeIcon,
  GlobeIcon,
  LayersIcon,
  ShieldIcon,
  WorkflowIcon,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { paths } from '../base/paths';
import { useSession } from '../base/session';
import { runHref } from '../runs/run-href';
import { runDots } from '../runs/run-status';
import { adminArea, areas } from './areas';
import { useAreaPlaces } from './area-places';
import { areaOf } from './navigation';
import { useRail } from './use-rail';
import { useSideFoot } from './use-side-foot';

/** How many of the latest runs the side bar lists. */
const recentRuns = 4;

/** The side bar of every area: the area, its places, the workspace, the latest runs, model and points. */
export function useSideNavigation(): SideNavigation {
  const intl = useIntl();
  const { number } = useFormats();
  const { pathname } = useLocation();
  const { user } = useSession();
  const api = useApi();
  const agents = useQuery(queries.agents(api)).data;
  const latest = useQuery(queries.taskPage(api, { sort: '-createdAt', limit: recentRuns })).data;
  const models = useQuery(queries.models(api)).data;
  const area = areaOf(pathname);
  const places = useAreaPlaces(area);
  const rail = useRail();
  const foot = useSideFoot(latest?.rows);
  const isAdmin = user ? showsAdminLink(user) : false;
  const at = (path: string) =>
    pathname === path || (pathname.startsWith(`${path}/`) && ('section' as const));
  const count = (items: number | undefined) => (items ? number(items) : undefined);
  const allAreas = intl.formatMessage({ id: 'shell.side.areas' });

  return {
    label: intl.formatMessage({ id: 'shell.side.label' }),
    head: {
      menuLabel: allAreas,
      areas: [areas, isAdmin ? [adminArea] : []]
        .filter((group) => group.length > 0)
        .map((group) =>
          group.map(({ id, label, path, icon }) => ({
            label: intl.formatMessage({ id: label }),
            href: path,
            icon,
            current: id === area,
          })),
        ),
    },
    rail: {
      on: rail.on,
      label: intl.formatMessage({ id: rail.on ? 'shell.side.expand' : 'shell.side.collapse' }),
      onToggle: rail.toggle,
    },
    groups: [
      { label: allAreas, labelHidden: true, items: places },
      {
        label: intl.formatMessage({ id: 'shell.side.label' }),
        items: [
          {
            label: intl.formatMessage({ id: 'shell.side.tasks' }),
            href: paths.tasks,
            icon: <LayersIcon />,
            count: count(latest?.total),
            // The page of a run without an assistant's workspace.
            current: pathname.startsWith(paths.run('')) ? ('section' as const) : at(paths.tasks),
          },
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
          {
            label: intl.formatMessage({ id: 'shell.title.physicalWorld' }),
            href: paths.physicalWorld,
            icon: <GlobeIcon />,
            current: at(paths.physicalWorld),
          },
          // On its own pages it begins the list above.
          ...(at(paths.dashboard)
            ? []
            : [
                {
                  label: intl.formatMessage({ id: 'shell.side.dashboard' }),
                  href: paths.dashboard,
                  icon: <GaugeIcon />,
                },
              ]),
          ...(isAdmin
            ? [
                {
                  label: intl.formatMessage({ id: 'shell.user.admin' }),
                  href: paths.admin,
                  icon: <ShieldIcon />,
                  current: at(paths.admin),
                },
              ]
            : []),
        ],
      },
      {
        label: intl.formatMessage({ id: 'shell.side.recentRuns' }),
        items: (latest?.rows ?? []).map((task) => ({
          label: task.title,
          href: runHref(task),
          status: {
            status: runDots[task.status],
            label: intl.formatMessage({ id: `run.status.${task.status}` }),
          },
          current: pathname === runHref(task),
        })),
      },
    ].filter((group) => group.items.length > 0),
    ...foot,
  };
}
