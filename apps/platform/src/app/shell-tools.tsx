import { showsAdminLink } from '@constella/api-client';
import { languageBadge, localeName } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import {
  Avatar,
  Button,
  ButtonLink,
  GlobeIcon,
  IconButton,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  VisuallyHidden,
} from '@constella/ui';

import { useTheme } from '../base/app-context';
import { barOnly } from './shell-tools.css';
import { paths } from '../base/paths';
import { useSession } from '../base/session';
import { useShellMenu } from './use-shell-menu';

/** At the end of the bar: language, theme, and the user menu or the ways in. */
export function ShellTools() {
  const intl = useIntl();
  const { user, isLoading } = useSession();
  return (
    <>
      <LanguageTool />
      <ThemeTool />
      {user ? (
        <UserTool name={user.fullName || user.username} admin={showsAdminLink(user)} />
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

function LanguageTool() {
  const intl = useIntl();
  const locale = useLocale();
  const { menus, menuProps, triggerProps } = useShellMenu();
  const trigger = (
    <Button variant="quiet" icon={<GlobeIcon />} {...triggerProps}>
      {languageBadge(locale)}
      <VisuallyHidden>
        {intl.formatMessage({ id: 'shell.language.current' }, { name: localeName(locale) })}
      </VisuallyHidden>
    </Button>
  );
  return menus ? <menus.LanguageMenu trigger={trigger} {...menuProps} /> : trigger;
}

const themeIcons = { system: <MonitorIcon />, light: <SunIcon />, dark: <MoonIcon /> };

function ThemeTool() {
  const intl = useIntl();
  const [theme] = useTheme();
  const { menus, menuProps, triggerProps } = useShellMenu();
  const trigger = (
    <IconButton
      variant="quiet"
      icon={themeIcons[theme]}
      label={intl.formatMessage({ id: 'shell.theme.label' })}
      {...triggerProps}
    />
  );
  return menus ? <menus.ThemeMenu trigger={trigger} {...menuProps} /> : trigger;
}

function UserTool({ name, admin }: { name: string; admin: boolean }) {
  const intl = useIntl();
  const { menus, menuProps, triggerProps } = useShellMenu();
  const trigger = (
    <IconButton
      variant="quiet"
      round
      icon={<Avatar name={name} size={28} decorative />}
      label={intl.formatMessage({ id: 'shell.user.label' }, { name })}
      {...triggerProps}
    />
  );
  return menus ? (
    <menus.UserMenu trigger={trigger} name={name} admin={admin} {...menuProps} />
  ) : (
    trigger
  );
}
