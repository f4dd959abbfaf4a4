import { AppShell } from '@constella/ui';
import { Outlet } from 'react-router-dom';

import { Boundary } from '../base/boundary';
import { SlimFooter } from './footer';
import { useShell, type ShellProps } from './shell';

/** Screens of an area that bring a navigation of their own: the bar, a slim footer, all the width. */
export function AreaShell({ children }: ShellProps) {
  return (
    <AppShell {...useShell()} footer={<SlimFooter />}>
      <Boundary>{children ?? <Outlet />}</Boundary>
    </AppShell>
  );
}
