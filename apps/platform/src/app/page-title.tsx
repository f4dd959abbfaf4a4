import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { useMatches } from 'react-router-dom';

/** What a route says about itself; see `routes/define-route.ts`. */
export interface RouteHandle {
  title: MessageId;
}

/** Names the page: `<title>` is hoisted into the document head by React. */
export function PageTitle({ page }: { page: string }) {
  const intl = useIntl();
  return <title>{intl.formatMessage({ id: 'shell.title.template' }, { page })}</title>;
}

/** The message id of the deepest matched route's title. */
export function useRouteTitle(): MessageId {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.title)?.title ?? 'shell.title.home';
}

/** Names the page after its route. A screen that knows better renders its own `<PageTitle>`. */
export function RouteTitle() {
  return <PageTitle page={useIntl().formatMessage({ id: useRouteTitle() })} />;
}
