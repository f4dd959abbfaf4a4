import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { createContext, use, type ReactNode } from 'react';

import { Boundary } from './boundary';

const TitleContext = createContext<MessageId>('shell.title.home');

/** The message id of the page's title. */
export const useRouteTitle = (): MessageId => use(TitleContext);

/** Names the page: `<title>` is hoisted into the document head by React. */
export function PageTitle({ page }: { page: string }) {
  const intl = useIntl();
  return <title>{intl.formatMessage({ id: 'shell.title.template' }, { page })}</title>;
}

interface PageProps {
  title?: MessageId | undefined;
  /** The screen could not be shown. */
  onFailure?: () => void;
  children: ReactNode;
}

/**
 * Around every screen: its title, and a boundary of its own. A screen that knows a better title
 * renders its own `<PageTitle>`.
 */
export function Page({ title, onFailure, children }: PageProps) {
  const { messages, formatMessage } = useIntl();
  return (
    <TitleContext value={title ?? 'shell.title.home'}>
      {/* The title of a page that is not open yet comes with its texts. */}
      {title && title in messages && <PageTitle page={formatMessage({ id: title })} />}
      <Boundary onFailure={onFailure}>{children}</Boundary>
    </TitleContext>
  );
}
