'use client';

import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { focusableDay } from '../private/calendar/calendar.js';
import * as surface from '../private/menu-surface.css.js';
import * as styles from './date-picker.css.js';

interface CalendarPopupProps {
  /** Id of the field's label, which names the dialog. */
  labelId: string;
  children: ReactNode;
}

/** The popup under a date field. The focus goes to a day and, afterwards, back to the button. */
export function CalendarPopup({ labelId, children }: CalendarPopupProps) {
  const { dir, portalContainer } = useUi();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover.Portal container={portalContainer}>
      <Popover.Content
        ref={content}
        aria-labelledby={labelId}
        dir={dir}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={classNames(surface.surface, styles.popup)}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusableDay(content.current)?.focus({ preventScroll: true });
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
