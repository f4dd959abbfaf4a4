import type { ComponentLabels } from '../labels/types.js';

/**
 * Texts the components say themselves. An application passes its translations through
 * `UiProvider`; what it leaves out stays English. The groups are written by `npm run labels`: pass
 * one language's `labels` from `@constella/ui/labels/<locale>`.
 */
export interface UiLabels extends Partial<ComponentLabels> {
  close: string;
  dismiss: string;
  clear: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  noResults: string;
  retry: string;
  openMenu: string;
  /** Name of the region that announces toasts. */
  notifications: string;
  required: string;
  optional: string;
  more: string;
  selected: (count: number) => string;
  /** A number field's text about its bounds. */
  between: (min: string, max: string) => string;
}

export const defaultLabels: UiLabels = {
  close: 'Close',
  dismiss: 'Dismiss',
  clear: 'Clear',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noResults: 'No results',
  retry: 'Try again',
  openMenu: 'Open menu',
  notifications: 'Notifications',
  required: 'required',
  optional: 'optional',
  more: 'More',
  selected: (count) => `${count} selected`,
  between: (min, max) => `${min} to ${max}`,
};
