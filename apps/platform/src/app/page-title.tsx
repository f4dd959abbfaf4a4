import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { useMatches } from 'react-router-dom';

/** What a route says about itself; see `routes/define-route.ts`. */
export interface RouteHandle {
  title: MessageId;
}

/** Names the page: `<title>` is hoisted into the document head by React. */
export function PageTitle({ id, values }: { id: MessageId; values?: Record<string, string> }) {
  const intl = useIntl();
  return <title>{`${intl.formatMessage({ id }, values)} · Constella`}</title>;
}

/** The title of the deepest matched route that has one. */
export function RouteTitle() {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const title = handles.findLast((handle) => handle?.title)?.title;
  return title ? <PageTitle id={title} /> : null;
}
