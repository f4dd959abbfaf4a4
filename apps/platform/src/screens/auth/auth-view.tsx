import { useIntl } from '@constella/i18n/react';
import { Heading, Link, Text } from '@constella/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { PageTitle } from '../../base/page';
import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { authHref } from './auth-places';
import { announced as announcedStyle } from './auth-screen.css';
import * as styles from './auth-view.css';
import { takeFocus } from './take-focus';

interface AuthViewProps {
  /** Names the page. */
  page: string;
  title: string;
  description?: ReactNode;
  /** It took the place of something else: its heading is read out. @default false */
  announced?: boolean;
  children?: ReactNode;
}

/** One thing to do or to know, and the way back. */
export function AuthView({ page, title, description, announced = false, children }: AuthViewProps) {
  return (
    <>
      <PageTitle page={page} />
      <div className={styles.words}>
        <Heading
          // Each title is a heading of its own, so that the next one is read out too.
          key={title}
          level={1}
          size="24"
          {...(announced && { tabIndex: -1, ref: takeFocus, className: announcedStyle })}
        >
          {title}
        </Heading>
        {description === undefined ? null : <Text tone="muted">{description}</Text>}
      </div>
      {children}
    </>
  );
}

/** Back to where somebody came from: sign-in, or their account. */
export function WayBack() {
  const intl = useIntl();
  const { user } = useSession();
  const [search] = useSearchParams();
  return (
    <Link href={user ? paths.account : authHref('login', search)}>
      {intl.formatMessage({ id: user ? 'auth.back.account' : 'auth.back.login' })}
    </Link>
  );
}
