import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useState, type KeyboardEvent } from 'react';

import { useApp, type AppServices } from '../base/app-context';

const fetchMenus = () => import('./shell-menus');

let loaded: Awaited<ReturnType<typeof fetchMenus>> | undefined;
/** With the texts of what the menus do. */
const load = async ({ messages }: AppServices) => {
  const [menus] = await Promise.all([fetchMenus(), messages.require(['errors'])]);
  return (loaded = menus);
};

/**
 * A menu of the bar whose code is fetched when somebody reaches for it. Until then its button
 * stands alone, with the same name and role, and opens the menu as soon as it is there.
 */
export function useShellMenu() {
  const intl = useIntl();
  const { toast } = useToast();
  const services = useApp();
  const [menus, setMenus] = useState(loaded);
  const [open, setOpen] = useState(false);

  const reach = () => void load(services).catch(() => undefined);
  const openWhenLoaded = () => {
    load(services).then(
      (ready) => {
        setMenus(ready);
        setOpen(true);
      },
      () =>
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'shell.boundary.loadTitle' }),
          description: intl.formatMessage({ id: 'shell.offline.description' }),
        }),
    );
  };
  return {
    menus,
    menuProps: { open, onOpenChange: setOpen },
    triggerProps: menus
      ? {}
      : ({
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onPointerEnter: reach,
          onFocus: reach,
          onClick: openWhenLoaded,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            openWhenLoaded();
          },
        } as const),
  };
}
