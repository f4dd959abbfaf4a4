'use client';

import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';

import type { Controllable } from '../private/controllable.js';
import { lazyPart } from '../private/lazy-part.js';
import { warnOnce } from '../private/warn-once.js';
import { useControllable } from '../private/use-controllable.js';

/** Native props and `ref` go to the menu. */
interface DropdownMenuBase extends Omit<ComponentProps<'div'>, 'dir' | 'role'> {
  /** The button that opens the menu. It keeps its own name. */
  trigger: ReactElement;
  /** Name of the menu itself. @default the trigger's name */
  label?: string;
  /** Edge of the trigger the menu is aligned with. @default 'start' */
  align?: 'start' | 'end';
  /** For a menu that is opened by something else as well. Left out, it opens and closes by itself. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
}

export type DropdownMenuProps = DropdownMenuBase &
  Controllable<'open', 'onOpenChange', 'defaultOpen'>;

// What places and draws a menu; a page with ten menus shows none of them at first.
const lazy = lazyPart(() => import('./dropdown-menu-content.js'));
const openingKeys = ['Enter', ' ', 'ArrowDown'];

/** Actions or links behind a button. The page stays usable beside it. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  id,
  ...props
}: DropdownMenuProps) {
  const ids = { trigger: useId(), menu: useId() };
  const { id: triggerId = ids.trigger } = trigger.props as { id?: string };
  const menuId = id ?? ids.menu;
  const target = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const [asked, setAsked] = useControllable(open, defaultOpen, onOpenChange);
  warnOnce(
    'DropdownMenu',
    open !== undefined && onOpenChange === undefined,
    '`open` without `onOpenChange` is a menu nobody can open or close. Pass both, or leave `open` out.',
  );
  const part = lazy.usePartOnceOpen(asked);
  // Until the menu has arrived, nothing is open.
  const shown = asked && part !== undefined;

  // As Radix's own trigger does it: on press, so that one movement can open and choose.
  const press = (event: PointerEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    byKeyboard.current = false;
    setAsked(!asked);
    // Else the button would take the focus from the menu.
    if (!asked) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !openingKeys.includes(event.key)) return;
    byKeyboard.current = true;
    setAsked(event.key === 'ArrowDown' || !asked);
    event.preventDefault();
  };

  const isByKeyboard = () => {
    const was = byKeyboard.current;
    byKeyboard.current = false;
    return was;
  };

  return (
    <>
      <Slot.Root
        ref={target}
        {...{ type: 'button' }}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? menuId : undefined}
        data-state={shown ? 'open' : 'closed'}
        // Somebody comes near: the menu is there before it is asked for.
        onPointerEnter={lazy.load}
        onFocus={lazy.load}
        onPointerDown={press}
        onKeyDown={pressKey}
      >
        {trigger}
      </Slot.Root>
      {part && (
        <part.DropdownMenuContent
          aria-labelledby={triggerId}
          {...props}
          id={menuId}
          target={target}
          isByKeyboard={isByKeyboard}
          open={asked}
          onOpenChange={setAsked}
        />
      )}
    </>
  );
}
