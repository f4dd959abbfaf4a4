import { accountDefaults, regions, type SessionUser } from '@constella/api-client';
import { AccountForm, PasswordForm } from '@constella/forms';
import { locales } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  Container,
  ErrorState,
  Link,
  LogOutIcon,
  PageHeader,
  Panel,
  SegmentedControl,
  Stack,
} from '@constella/ui';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { useTheme } from '../../base/app-context';
import { paths } from '../../base/paths';
import { themeChoices, type ThemeChoice } from '../../base/preferences';
import { useSession } from '../../base/session';
import { useSessionActions } from '../../base/session-actions';
import { useLanguage } from '../../base/use-language';
import { OfflineLine } from '../../runs/offline-line';
import * as styles from './account-screen.css';
import { AccountSkeleton } from './account-skeleton';
import { EmailConfirmation } from './email-confirmation';
import { SettingsSection } from './settings-section';
import { useAccountActions } from './use-account-actions';

/** `/account`: the own profile, the look of the interface, the password and the way out. */
export function AccountScreen() {
  const intl = useIntl();
  const { user, isLoading, error, retry } = useSession();
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.account' })}
        description={intl.formatMessage({ id: 'account.screen.description' })}
      />
      {user ? (
        <Account user={user} />
      ) : isLoading ? (
        <AccountSkeleton />
      ) : (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'shell.session.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={() => void retry()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      )}
    </Container>
  );
}

function Account({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const { date } = useFormats();
  const [language] = useLanguage();
  const { saveProfile, changePassword } = useAccountActions();
  return (
    <Panel padding="none" className={styles.settings}>
      <SettingsSection
        title={intl.formatMessage({ id: 'account.profile.title' })}
        description={intl.formatMessage({ id: 'account.profile.description' })}
        note={intl.formatMessage({ id: 'account.profile.since' }, { date: date(user.createdAt) })}
      >
        <Stack gap={16}>
          <EmailConfirmation user={user} />
          <AccountForm
            username={user.username}
            language={language}
            defaultValues={{
              fullName: user.fullName ?? '',
              email: user.email ?? '',
              region: regions.find((id) => id === user.region) ?? accountDefaults.region,
              language: locales.find((id) => id === user.language) ?? language,
            }}
            hasPassword={user.hasPassword ?? true}
            draftKey={`account.${user.id}`}
            onSubmit={saveProfile}
          />
        </Stack>
      </SettingsSection>
      <Appearance />
      <Models />
      <Files />
      <SettingsSection
        title={intl.formatMessage({ id: 'account.password.title' })}
        description={intl.formatMessage({ id: 'account.password.description' })}
      >
        <Stack gap={16}>
          <PasswordForm username={user.username} onSubmit={changePassword} />
          {user.email && (
            <Link href={paths.forgotPassword}>
              {intl.formatMessage({ id: 'account.password.forgot' })}
            </Link>
          )}
        </Stack>
      </SettingsSection>
      <Session username={user.username} />
    </Panel>
  );
}

/** The way to the model services; what is in use is said to everybody. */
function Models() {
  const intl = useIntl();
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'shell.title.modelServices' })}
      description={intl.formatMessage({ id: 'shell.model.about' })}
    >
      <Stack gap={8}>
        <OfflineLine />
        <Link href={paths.modelServices}>{intl.formatMessage({ id: 'shell.model.open' })}</Link>
      </Stack>
    </SettingsSection>
  );
}

/** The way to the stored files. */
function Files() {
  const intl = useIntl();
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'shell.title.files' })}
      description={intl.formatMessage({ id: 'account.files.description' })}
    >
      <Link href={paths.files}>{intl.formatMessage({ id: 'account.files.open' })}</Link>
    </SettingsSection>
  );
}

function Appearance() {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.theme.title' })}
      description={intl.formatMessage({ id: 'account.theme.description' })}
    >
      <SegmentedControl
        label={intl.formatMessage({ id: 'shell.theme.label' })}
        value={theme}
        onValueChange={(next) => setTheme(next as ThemeChoice)}
        options={themeChoices.map((value) => ({
          value,
          label: intl.formatMessage({ id: `shell.theme.${value}` }),
        }))}
      />
    </SettingsSection>
  );
}

function Session({ username }: { username: string }) {
  const intl = useIntl();
  const { logout } = useSessionActions();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logout();
    setLeaving(false);
  };
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.session.title' })}
      description={intl.formatMessage({ id: 'account.session.description' }, { username })}
    >
      <div>
        <Button icon={<LogOutIcon />} busy={isLeaving} onClick={() => void leave()}>
          {intl.formatMessage({ id: 'shell.user.logout' })}
        </Button>
      </div>
    </SettingsSection>
  );
}
