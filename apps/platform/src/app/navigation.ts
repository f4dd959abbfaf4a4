import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { useLocation } from 'react-router-dom';

import { paths, signInHref } from '../base/paths';
import { useSession } from '../base/session';

interface Destination {
  label: MessageId;
  path: string;
  /** The area it stands for. */
  area?: AreaId;
  /** Hidden from visitors, or sends them to sign in first. */
  visitors?: 'hidden' | 'sign-in';
  /** Leaves the bar first when it gets narrow. */
  lessImportant?: boolean;
}

/** The global navigation of platform-client §2.4, in its order. */
const destinations: readonly Destination[] = [
  { label: 'shell.nav.home', path: paths.landing },
  { label: 'shell.nav.general', path: paths.cognitiveFlow, area: 'general', visitors: 'hidden' },
  { label: 'shell.nav.personal', path: paths.personal, area: 'personal', visitors: 'sign-in' },
  {
    label: 'shell.nav.enterprise',
    path: paths.enterprise,
    area: 'enterprise',
    visitors: 'sign-in',
  },
  {
    label: 'shell.nav.medicine',
    path: paths.medicine,
    area: 'medicine',
    visitors: 'sign-in',
    lessImportant: true,
  },
  {
    label: 'shell.nav.science',
    path: paths.science,
    area: 'science',
    visitors: 'sign-in',
    lessImportant: true,
  },
];

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** An area of the app, for those signed in. */
export type AreaId = 'general' | 'personal' | 'enterprise' | 'medicine' | 'science' | 'admin';

/** The paths of each area; what is in none of them is a general service. */
const areaPaths = {
  personal: [paths.personal],
  enterprise: [paths.enterprise],
  medicine: [paths.medicine, '/starmedx-fixed'],
  science: [paths.science, '/starstem-integrated'],
  admin: [paths.admin],
} as const satisfies Partial<Record<AreaId, readonly string[]>>;

/** The area a page of signed-in work belongs to. */
export const areaOf = (pathname: string): AreaId =>
  (Object.keys(areaPaths) as (keyof typeof areaPaths)[]).find((id) =>
    areaPaths[id].some((path) => isUnder(pathname, path)),
  ) ?? 'general';

/** Pages whose bar belongs to nobody's work. */
const isPublic = (pathname: string) =>
  [
    paths.landing,
    paths.auth,
    '/main',
    '/features',
    '/solutions',
    '/pricing',
    '/use-cases',
    '/faq',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
  ].some((path) => isUnder(pathname, path));

/** Whether a destination is the page itself, or the area it belongs to. */
const currentOf = (pathname: string, { path, area }: Destination): boolean | 'section' => {
  if (pathname === path) return true;
  return area === undefined
    ? isUnder(pathname, path) && 'section'
    : !isPublic(pathname) && areaOf(pathname) === area && 'section';
};

/** The links of the global navigation for whoever is signed in. */
export function useMainNavigation() {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  // Which of them there are depends on who is signed in; a link that appears later moves the others.
  if (isLoading) return [];
  return destinations
    .filter(({ visitors }) => user || visitors !== 'hidden')
    .map((destination) => {
      const { label, path, visitors, lessImportant } = destination;
      return {
        label: intl.formatMessage({ id: label }),
        href: !user && visitors === 'sign-in' ? signInHref(path) : path,
        current: currentOf(pathname, destination),
        lessImportant,
      };
    });
}
