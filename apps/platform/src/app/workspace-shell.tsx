import { AppShell } from '@constella/ui';
import { Outlet } from 'react-router-dom';

import { Boundary } from '../base/boundary';
import { SlimFooter } from './footer';
import { useShell, type ShellProps } from './shell';
import { useSideNavigation } from './side-navigation';

/** Screens for signed-in work: the side bar at the start side, a slim footer. */
export function WorkspaceShell({ children }: ShellProps) {
  return (
    <AppShell {...useShell()} side={useSideNavigation()} footer={<SlimFooter />}>
      <Boundary>{children ?? <Outlet />}</Boundary>
    </AppShell>
  );
}
