import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { useLocation } from 'react-router-dom';

import { paths, signInHref } from '../base/paths';
import { useSession } from '../base/session';

interface Destination {
  label: MessageId;
  path: string;
  /** Hidden from visitors, or sends them to sign in first. */
  visitors?: 'hidden' | 'sign-in';
  /** Leaves the bar first when it gets narrow. */
  lessImportant?: boolean;
}

/** The global navigation of platform-client §2.4, in its order. */
const destinations: readonly Destination[] = [
  { label: 'shell.nav.home', path: paths.landing },
  { label: 'shell.nav.general', path: paths.cognitiveFlow, visitors: 'hidden' },
  { label: 'shell.nav.personal', path: paths.personal, visitors: 'sign-in' },
  { label: 'shell.nav.enterprise', path: paths.enterprise, visitors: 'sign-in' },
  { label: 'shell.nav.medicine', path: paths.medicine, visitors: 'sign-in', lessImportant: true },
  { label: 'shell.nav.science', path: paths.science, visitors: 'sign-in', lessImportant: true },
];

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The links of the global navigation for whoever is signed in. */
export function useMainNavigation() {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  const { pathname } = useLocation();
  // Which of them there are depends on who is signed in; a link that appears later moves the others.
  if (isLoading) return [];
  return destinations
    .filter(({ visitors }) => user || visitors !== 'hidden')
    .map(({ label, path, visitors, lessImportant }) => ({
      label: intl.formatMessage({ id: label }),
      href: !user && visitors === 'sign-in' ? signInHref(path) : path,
      current: isUnder(pathname, path),
      lessImportant,
    }));
}
