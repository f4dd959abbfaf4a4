import type { ReactNode } from 'react';

import type { DotStatus } from '../status-dot/status-dot.js';

/** A link of the main navigation. */
export interface NavItem {
  label: string;
  href: string;
  /** The page being shown; `section` is the area it belongs to. */
  current?: boolean | 'section';
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
  /** The page being shown; `section` is what it belongs to. */
  current?: boolean | 'section';
  /** Of what the link leads to; stands in the icon's place. */
  status?: {
    status: DotStatus;
    /** The status in words, for screen readers. */
    label: string;
  };
}

export interface SideGroup {
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  items: readonly SideItem[];
}

/** An area the head of a side navigation leads to. */
export interface SideArea {
  label: string;
  href: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** The open area. */
  current?: boolean;
}

/** The head of a side navigation: the open area, which opens the list of all of them. */
export interface SideHead {
  /** Name of the list, such as "All areas". */
  menuLabel: string;
  /** A line stands between the groups. */
  areas: readonly (readonly SideArea[])[];
}

/** The narrow form of a side navigation: icons alone, their names in tooltips. */
export interface SideRail {
  /** Whether it is narrow. */
  on: boolean;
  /** Name of the button that changes it, such as "Collapse side bar". */
  label: string;
  onToggle: () => void;
}

/** The line of the model in use. */
export interface SideModel {
  label: string;
  status: DotStatus;
  /** A way to another one, such as "Connect a model". */
  action?: { label: string; href: string } | undefined;
}

/** The line of a balance. */
export interface SideBalance {
  /** The amount with its unit. */
  label: string;
  /** The amount alone, for a narrow form. */
  short: string;
  href: string;
}

/** The navigation inside an area. */
export interface SideNavigation {
  /** Name of the landmark. */
  label: string;
  head?: SideHead | undefined;
  rail?: SideRail | undefined;
  groups: readonly SideGroup[];
  /** Links at the bottom. */
  footItems?: readonly SideItem[];
  /** The lowest lines. */
  model?: SideModel | undefined;
  balance?: SideBalance | undefined;
}
