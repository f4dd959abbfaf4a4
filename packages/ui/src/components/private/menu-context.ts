import type { DropdownMenu as RadixMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

/** The Radix parts an item is made of. Each kind of menu has its own, which only work inside it. */
export type MenuParts = Pick<
  typeof RadixMenu,
  'Item' | 'ItemIndicator' | 'Label' | 'RadioGroup' | 'RadioItem' | 'Separator'
>;

export interface MenuContextValue {
  parts: MenuParts;
  /** State its choices keep by themselves, also while it is closed and nothing of it is mounted. */
  kept: Map<string, string>;
  /** Brings the focus back where it was before the menu opened. */
  returnFocus: () => void;
}

export const MenuContext = createContext<MenuContextValue | undefined>(undefined);

/** The menu an item stands in. Throws outside one. */
export const useMenu = (): MenuContextValue => {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A menu item must stand in a DropdownMenu or a ContextMenu.');
  return menu;
};
