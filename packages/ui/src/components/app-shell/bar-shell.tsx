'use client';

import { type BarShellProps, ShellFrame } from './shell-frame.js';

/** The frame of a page without a side navigation: an `AppShell` that costs less to load. */
export function BarShell(props: BarShellProps) {
  return <ShellFrame {...props} />;
}
