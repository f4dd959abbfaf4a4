'use client';

import type { SideNavigation } from './navigation.js';
import { type BarShellProps, ShellFrame } from './shell-frame.js';
import { SideNav } from './side-nav.js';

export interface AppShellProps extends BarShellProps {
  /** Navigation inside the area at the start side: 248 px, or 56 px as a rail. */
  side?: SideNavigation;
}

/**
 * The frame of every screen: skip link, bar of 56 px, optional side navigation, main landmark,
 * footer. Under 960 px (or when the navigation does not fit) both navigations move into a sheet. A
 * side navigation that names the areas stands in for the bar's links under 1100 px.
 */
export function AppShell({ side, ...props }: AppShellProps) {
  return <ShellFrame {...props} side={side} aside={side && <SideNav side={side} />} />;
}
