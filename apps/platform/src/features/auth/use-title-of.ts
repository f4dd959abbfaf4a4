import type { MessageId } from '@constella/i18n';
import { useMemo } from 'react';
import { matchRoutes } from 'react-router-dom';

import { useApp } from '../../app/app-context';
import { appRoutes } from '../../app/router';
import type { RouteHandle } from '../../routes/define-route';

/** The title of the page at an address, as its route has it; none for an address without a page. */
export function useTitleOf(address: string): MessageId | undefined {
  const services = useApp();
  const routes = useMemo(() => appRoutes(services), [services]);
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  return route?.path === '*' ? undefined : (route?.handle as RouteHandle | undefined)?.title;
}
