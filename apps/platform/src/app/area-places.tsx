import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  BarChartIcon,
  DatabaseIcon,
  GaugeIcon,
  LayoutGridIcon,
  RouteIcon,
  MessageSquareIcon,
  MessagesSquareIcon,
  ImageIcon,
  NetworkIcon,
  ShieldCheckIcon,
} from '@constella/ui';
import type { SideItem } from '@constella/ui';
import { useLocation } from 'react-router-dom';

import { definitionOf, placesOf } from '../assistants/index';
import { placeName } from '../assistants/shared/define-entry';
import { AssistantGlyph } from '../assistants/shared/glyph';
import { screenPlaces } from '../assistants/shared/screen-places';
import { paths } from '../base/paths';
import type { AreaId } from './navigation';

/** The pages of the dashboard. */
const dashboardPlaces = [
  { path: paths.dashboard, name: 'shell.title.dashboard', Icon: GaugeIcon },
  { path: paths.cognitiveAnalysis, name: 'shell.title.cognitiveAnalysis', Icon: BarChartIcon },
  { path: paths.memoryFusion, name: 'shell.title.memoryFusion', Icon: DatabaseIcon },
  { path: paths.cognitivePlanning, name: 'shell.title.cognitivePlanning', Icon: RouteIcon },
  { path: paths.agentCollaboration, name: 'shell.title.agentCollaboration', Icon: NetworkIcon },
  { path: paths.creativeGeneration, name: 'shell.title.creativeGeneration', Icon: ImageIcon },
  { path: paths.ethicalInnovation, name: 'shell.title.ethicalInnovation', Icon: ShieldCheckIcon },
] as const;

/** The places of an area, for the side bar: its overview and its assistants. */
export function useAreaPlaces(area: AreaId): readonly SideItem[] {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const name = (id: MessageId) => intl.formatMessage({ id });
  if (pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`))
    return dashboardPlaces.map(({ path, name: place, Icon }) => ({
      label: name(place),
      href: path,
      icon: <Icon />,
      current: pathname === path,
    }));
  if (area === 'general') {
    const isConversation =
      pathname === paths.cognitiveFlow || (pathname === '/' && search.includes('run='));
    return [
      {
        label: name('shell.side.ask'),
        href: paths.home,
        icon: <MessageSquareIcon />,
        current: pathname === paths.home && !isConversation,
      },
      {
        label: name('shell.side.conversations'),
        href: paths.cognitiveFlow,
        icon: <MessagesSquareIcon />,
        current: isConversation,
      },
    ];
  }
  if (area !== 'enterprise' && area !== 'personal') return [];
  const overview = paths[area];
  return [
    {
      label: name('workspace.place.overview'),
      href: overview,
      icon: <LayoutGridIcon />,
      current: pathname === overview,
    },
    ...placesOf(area).map(({ id, aliases }) => {
      const { path } = definitionOf(id);
      const isAt = [path, ...aliases].includes(pathname);
      const isUnder = [path, ...aliases].some((one) => pathname.startsWith(`${one}/`));
      return {
        label: name(placeName(path)),
        href: path,
        icon: <AssistantGlyph id={id} />,
        current: isAt || (isUnder && ('section' as const)),
      };
    }),
    ...screenPlaces[area].map(({ path, name: place, Icon }) => ({
      label: name(place),
      href: path,
      icon: <Icon />,
      current: pathname === path || (pathname.startsWith(`${path}/`) && ('section' as const)),
    })),
  ];
}
