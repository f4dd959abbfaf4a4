import { showsAdminLink } from '@constella/api-client';
import { languageBadge, localeName, locales, type Locale } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Avatar,
  Button,
  ButtonLink,
  DropdownMenu,
  GlobeIcon,
  IconButton,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MonitorIcon,
  MoonIcon,
  SettingsIcon,
  SunIcon,
  VisuallyHidden,
  KeyIcon,
} from '@constella/ui';

import { useTheme } from './app-context';
import { barOnly } from './app.css';
import { paths } from './paths';
import { themeChoices, type ThemeChoice } from './preferences';
import { useSession, useSessionActions } from './session';
import { useLanguage } from './use-language';

/** At the end of the bar: language, theme, and the user menu or the ways in. */
export function ShellTools() {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
      {user ? (
        <UserMenu name={user.fullName || user.username} admin={showsAdminLink(user)} />
      ) : (
        !isLoading && (
          <>
            <span className={barOnly}>
              <ButtonLink variant="quiet" href={paths.auth}>
                {intl.formatMessage({ id: 'shell.user.login' })}
              </ButtonLink>
            </span>
            <ButtonLink variant="primary" href={`${paths.auth}?tab=register`}>
              {intl.formatMessage({ id: 'shell.nav.start' })}
            </ButtonLink>
          </>
        )
      )}
    </>
  );
}

function LanguageMenu() {
  const intl = useIntl();
  const [locale, choose] = useLanguage();
  return (
    <DropdownMenu
      align="end"
      label={intl.formatMessage({ id: 'shell.language.label' })}
      trigger={
        <Button variant="quiet" icon={<GlobeIcon />}>
          {languageBadge(locale)}
          <VisuallyHidden>
            {intl.formatMessage({ id: 'shell.language.current' }, { name: localeName(locale) })}
          </VisuallyHidden>
        </Button>
      }
    >
      <MenuRadioGroup value={locale} onValueChange={(next) => void choose(next as Locale)}>
        {locales.map((option) => (
          <MenuRadioItem key={option} value={option}>
            <span lang={option}>{localeName(option)}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}

const themeIcons = { system: <MonitorIcon />, light: <SunIcon />, dark: <MoonIcon /> };

function ThemeMenu() {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  return (
    <DropdownMenu
      align="end"
      label={intl.formatMessage({ id: 'shell.theme.label' })}
      trigger={
        <IconButton
          variant="quiet"
          icon={themeIcons[theme]}
          label={intl.formatMessage({ id: 'shell.theme.label' })}
        />
      }
    >
      <MenuRadioGroup value={theme} onValueChange={(next) => setTheme(next as ThemeChoice)}>
        {themeChoices.map((choice) => (
          <MenuRadioItem key={choice} value={choice}>
            {intl.formatMessage({ id: `shell.theme.${choice}` })}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}

function UserMenu({ name, admin }: { name: string; admin: boolean }) {
  const intl = useIntl();
  const { logout } = useSessionActions();
  return (
    <DropdownMenu
      align="end"
      label={name}
      trigger={
        <IconButton
          variant="quiet"
          round
          icon={<Avatar name={name} size={28} />}
          label={intl.formatMessage({ id: 'shell.user.label' }, { name })}
        />
      }
    >
      <MenuLabel>{name}</MenuLabel>
      <MenuItem href={paths.account} icon={<SettingsIcon />}>
        {intl.formatMessage({ id: 'shell.user.account' })}
      </MenuItem>
      {admin && (
        <MenuItem href={paths.admin} icon={<KeyIcon />}>
          {intl.formatMessage({ id: 'shell.user.admin' })}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onSelect={() => void logout()}>
        {intl.formatMessage({ id: 'shell.user.logout' })}
      </MenuItem>
    </DropdownMenu>
  );
}
