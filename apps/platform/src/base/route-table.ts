import type { MessageId } from '@constella/i18n';
import { createContext } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Handle of a route the app may use before it is shown. */
export interface RouteHandle {
  preload: () => Promise<unknown>;
  /** Of a screen; what is around screens has none. */
  title?: MessageId | undefined;
}

/** The app's routes, for a screen that has to name another one. */
export const RouteTable = createContext<RouteObject[]>([]);
