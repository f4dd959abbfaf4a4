'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';

import type { TriggerRelations } from '../../a11y/remote-trigger.js';
import { ChevronDownIcon } from '../../icons/index.js';
import { latePart } from '../../late-part.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import type { NavItem } from './navigation.js';

const late = latePart(() => import('./more-menu-content.js'));
const openingKeys = ['Enter', ' ', 'ArrowDown'];

/** The links there is no room for, behind one button. */
export function MoreMenu({ items }: { items: readonly NavItem[] }) {
  const { labels } = useUi();
  const [open, setOpen] = useState(false);
  const [relations, setRelations] = useState<TriggerRelations>({});
  const button = useRef<HTMLButtonElement>(null);
  // A key pressed before the menu was there. The menu must see it itself, since it puts the focus
  // on its first item only for a keyboard.
  const early = useRef<string | null>(null);
  const part = late.usePart();

  const replay = useCallback(() => {
    const key = early.current;
    early.current = null;
    if (key === null || document.activeElement !== button.current) return;
    button.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }, []);

  // As Radix's own trigger does it: on press, so that one movement can open and choose.
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    late.load();
    setOpen(!open);
    // Else the button would take the focus from the menu.
    if (!open) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) {
      early.current = null;
      return;
    }
    event.preventDefault();
    if (part === undefined) {
      early.current = event.key;
      late.load();
    } else setOpen(event.key === 'ArrowDown' || !open);
  };

  return (
    <>
      <Button
        {...relations}
        ref={button}
        variant="quiet"
        iconEnd={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={open && part !== undefined}
        onPointerEnter={late.load}
        onFocus={late.load}
        onPointerDown={press}
        onKeyDown={pressKey}
      >
        {labels.more}
      </Button>
      {part && (
        <part.MoreMenuContent
          items={items}
          open={open}
          onOpenChange={setOpen}
          target={button}
          onRelations={setRelations}
          onReady={replay}
        />
      )}
    </>
  );
}
