import type { ReactNode } from 'react';

import type { DotStatus } from '../status-dot/status-dot.js';

/** A link of the main navigation. */
export interface NavItem {
  label: string;
  href: string;
  /** The page being shown, or the area it belongs to. */
  current?: boolean;
  /** Moves into a menu under 1280 px. */
  lessImportant?: boolean;
}

/** A link of the side navigation. */
export interface SideItem {
  label: string;
  href: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** How many there are, in the locale's format. */
  count?: number | string;
  current?: boolean;
  /** Of what the link leads to; stands in the icon's place. */
  status?: {
    status: DotStatus;
    /** The status in words, for screen readers. */
    label: string;
  };
}

export interface SideGroup {
  label: string;
  items: readonly SideItem[];
}

/** The navigation inside an area. */
export interface SideNavigation {
  /** Name of the landmark. */
  label: string;
  groups: readonly SideGroup[];
  /** Links at the bottom. */
  footItems?: readonly SideItem[];
}
