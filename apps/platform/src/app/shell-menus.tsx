import { localeName, locales, type Locale } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  CpuIcon,
  DropdownMenu,
  KeyIcon,
  LogOutIcon,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  SettingsIcon,
  StarIcon,
  type DropdownMenuProps,
} from '@constella/ui';

import { useTheme } from '../base/app-context';
import { paths } from '../base/paths';
import { themeChoices, type ThemeChoice } from '../base/preferences';
import { useSessionActions } from '../base/session-actions';
import { useLanguage } from '../base/use-language';

/** The button and whether its menu is open; see `useShellMenu`. */
interface ShellMenuProps extends Pick<DropdownMenuProps, 'trigger'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface UserMenuProps extends ShellMenuProps {
  name: string;
  /** Shows the link to the administration. */
  admin: boolean;
}

/** The twelve languages, each in its own name. */
export function LanguageMenu(menu: ShellMenuProps) {
  const intl = useIntl();
  const [locale, choose] = useLanguage();
  return (
    <DropdownMenu align="end" label={intl.formatMessage({ id: 'shell.language.label' })} {...menu}>
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

/** Light, dark, or as the system says. */
export function ThemeMenu(menu: ShellMenuProps) {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  return (
    <DropdownMenu align="end" label={intl.formatMessage({ id: 'shell.theme.label' })} {...menu}>
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

/** Account, administration for those who see it, and the way out. */
export function UserMenu({ name, admin, ...menu }: UserMenuProps) {
  const intl = useIntl();
  const { logout } = useSessionActions();
  return (
    <DropdownMenu align="end" label={name} {...menu}>
      <MenuLabel>{name}</MenuLabel>
      <MenuItem href={paths.account} icon={<SettingsIcon />}>
        {intl.formatMessage({ id: 'shell.user.account' })}
      </MenuItem>
      <MenuItem href={paths.membership} icon={<StarIcon />}>
        {intl.formatMessage({ id: 'shell.title.membership' })}
      </MenuItem>
      {admin && (
        <MenuItem href={paths.modelServices} icon={<CpuIcon />}>
          {intl.formatMessage({ id: 'shell.title.modelServices' })}
        </MenuItem>
      )}
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
