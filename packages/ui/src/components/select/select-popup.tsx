'use client';

import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { ListBoxPopup } from '../private/list-box/list-box-popup.js';
import * as styles from './select-popup.css.js';
import type { SelectState } from './use-select.js';

interface SelectPopupProps {
  state: SelectState;
  value: string;
  /** Id of the field's label. */
  labelId: string;
  /** Shown in place of options. */
  empty: ReactNode;
  /** The button it opens under. */
  field: RefObject<HTMLButtonElement | null>;
}

/** The list of a `Select`, fetched when somebody comes near the first one. */
export function SelectPopup({ state, value, labelId, empty, field }: SelectPopupProps) {
  const { dir, portalContainer } = useUi();
  return (
    <Popover.Root open={state.open} onOpenChange={(next) => !next && state.close()}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Portal container={portalContainer}>
        <ListBoxPopup
          state={state}
          value={value}
          labelId={labelId}
          dir={dir}
          empty={empty}
          field={field}
          className={styles.popup}
        />
      </Popover.Portal>
    </Popover.Root>
  );
}
