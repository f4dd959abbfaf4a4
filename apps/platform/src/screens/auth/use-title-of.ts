import type { MessageId } from '@constella/i18n';
import { use } from 'react';
import { matchRoutes } from 'react-router-dom';

import { RouteTable, type RouteHandle } from '../../base/route-table';

/** The title of the page at an address, as its route has it; none for an address without a page. */
export function useTitleOf(address: string): MessageId | undefined {
  const route = matchRoutes(use(RouteTable), address)?.at(-1)?.route;
  return route?.path === '*' ? undefined : (route?.handle as RouteHandle | undefined)?.title;
}
