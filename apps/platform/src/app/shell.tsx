import { useIntl } from '@constella/i18n/react';
import { BarShell, Logo } from '@constella/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { Boundary } from '../base/boundary';
import { brandName } from './brand';
import { FullFooter } from './footer';
import { useMainNavigation } from './navigation';
import { paths } from '../base/paths';
import { useSession, useSessionEnd } from '../base/session';
import { SessionSpinner } from '../base/session-spinner';
import { ShellTools } from './shell-tools';

/** Around every page: it waits for what a page is made of, and puts a new page to its top. */
export function RootShell() {
  const { pathname } = useLocation();
  // Always watched: a question nobody waits for any more would be given up and asked again.
  useSession();
  useSessionEnd();
  useEffect(() => {
    // Not returned: scrolling may answer with a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Boundary>
      <Suspense fallback={<LoadingShell />}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}

export interface ShellProps {
  children?: ReactNode;
}

/** Parts of every page's shell: the bar. */
export function useShell() {
  const intl = useIntl();
  return {
    brand: (
      <>
        <Logo />
        {brandName}
      </>
    ),
    brandHref: paths.home,
    skipLabel: intl.formatMessage({ id: 'shell.skip' }),
    navLabel: intl.formatMessage({ id: 'shell.nav.label' }),
    menuLabel: intl.formatMessage({ id: 'shell.nav.menu' }),
    nav: useMainNavigation(),
    tools: <ShellTools />,
  };
}

/** Wide pages for everybody: the bar over the page, the full footer under it. */
export function PublicShell({ children }: ShellProps) {
  return (
    <BarShell {...useShell()} footer={<FullFooter />}>
      <Boundary>{children ?? <Outlet />}</Boundary>
    </BarShell>
  );
}

/** The bar is there while it is not known what stands under it. */
export function LoadingShell() {
  return (
    <PublicShell>
      <SessionSpinner />
    </PublicShell>
  );
}
