import type { SignInProblem } from '@constella/api-client';
import { LoginForm, RegisterForm } from '@constella/forms';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Callout, Heading, Tab, TabList, TabPanel, Tabs } from '@constella/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

import { PageTitle } from '../../base/page';
import { afterSignIn, isSentToSignIn, isSessionExpired, signInProblemOf } from '../../base/paths';
import { SessionSpinner } from '../../base/session-spinner';
import { useSession } from '../../base/session';
import { useSessionActions } from '../../base/session-actions';
import { AuthFrame } from './auth-frame';
import { authHref, passwordWasReset } from './auth-places';
import { announced } from './auth-screen.css';
import { takeFocus } from './take-focus';
import { useTitleOf } from './use-title-of';

const tabs = ['login', 'register'] as const;
const pageTitles = { login: 'shell.title.login', register: 'shell.title.register' } as const;
/** Messages of an external sign-in that led back here. */
const problemTexts = {
  externalCanceled: 'auth.external.canceled',
  externalStale: 'auth.external.stale',
  externalUnavailable: 'auth.external.unavailable',
  externalFailed: 'auth.external.failed',
  externalEmailInUse: 'auth.external.emailInUse',
  externalThrottled: 'auth.external.throttled',
  externalNotOffered: 'auth.external.notOffered',
} as const satisfies Record<SignInProblem, MessageId>;

/** Sign-in and registration; the tab is in the address. A signed-in user has no business here. */
export function SignIn() {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  const { login, register, isEntering, forgetFailure } = useSessionActions();
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'login';
  if (isLoading) return <SessionSpinner />;
  // While the sign-in's own redirect is pending, its toast and form stay where they are.
  if (user && !isEntering) return <Navigate to={afterSignIn(location, user.id)} replace />;

  const choose = (next: string) => {
    forgetFailure();
    setSearch(
      (current) => {
        current.set('tab', next);
        return current;
      },
      { replace: true, state: location.state as unknown },
    );
  };
  return (
    <AuthFrame>
      <PageTitle
        page={intl.formatMessage({
          id: isSentToSignIn(search) ? 'shell.title.unauthorized' : pageTitles[tab],
        })}
      />
      <Heading level={1} size="24">
        {intl.formatMessage({ id: `auth.${tab}.title` })}
      </Heading>
      <Arrival search={search} wasReset={passwordWasReset(location.state)} />
      <Tabs label={intl.formatMessage({ id: 'auth.tabs' })} value={tab} onValueChange={choose}>
        <TabList>
          <Tab value="login">{intl.formatMessage({ id: 'auth.login.tab' })}</Tab>
          <Tab value="register">{intl.formatMessage({ id: 'auth.register.tab' })}</Tab>
        </TabList>
        <TabPanel value="login">
          <LoginForm
            draftKey="visitor.login"
            forgotHref={authHref('forgot', search)}
            onSubmit={login}
          />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm draftKey="visitor.register" onSubmit={register} />
        </TabPanel>
      </Tabs>
    </AuthFrame>
  );
}

/** Why somebody is here, where they did not choose to come. */
function Arrival({ search, wasReset }: { search: URLSearchParams; wasReset: boolean }) {
  const intl = useIntl();
  const problem = signInProblemOf(search);
  return (
    <>
      {wasReset && (
        <Callout
          tone="success"
          role="status"
          title={intl.formatMessage({ id: 'auth.reset.doneTitle' })}
          tabIndex={-1}
          ref={takeFocus}
          className={announced}
        >
          <p>{intl.formatMessage({ id: 'auth.reset.done' })}</p>
        </Callout>
      )}
      {isSentToSignIn(search) && <SentHere from={search.get('from') ?? ''} />}
      {isSessionExpired(search) && (
        <Callout tone="warning" role="status">
          {intl.formatMessage({ id: 'errors.session.expired' })}
        </Callout>
      )}
      {problem && (
        <Callout tone="warning" role="status">
          {intl.formatMessage({ id: problemTexts[problem] })}
        </Callout>
      )}
    </>
  );
}

/** Which page asked for a sign-in. */
function SentHere({ from }: { from: string }) {
  const intl = useIntl();
  const page = useTitleOf(from);
  return (
    <Callout
      tone="info"
      title={
        page
          ? intl.formatMessage(
              { id: 'errors.toSignIn.open' },
              { page: intl.formatMessage({ id: page }) },
            )
          : intl.formatMessage({ id: 'errors.toSignIn.title' })
      }
    >
      <p>{intl.formatMessage({ id: 'errors.toSignIn.description' })}</p>
    </Callout>
  );
}
