import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

import { classNames } from '../class-names.js';
import type { Direction } from '../../../provider/ui-context.js';
import * as surface from '../menu-surface.css.js';
import { Skeleton } from '../../skeleton/skeleton.js';
import * as styles from './list-box.css.js';
import { ListBox } from './list-box.js';
import type { ListBoxState } from './use-list-box.js';

/** Widths of the places for options, unequal as names are. */
const skeletonWidths = ['62%', '48%', '70%', '55%', '42%'];

/** The popover is only a place; the listbox in it has the role and the name. */
const withoutRole = { role: undefined };

interface ListBoxPopupProps {
  state: ListBoxState;
  /** The chosen option. */
  value: string | null;
  /** Id of the field's label, which names the list too. */
  labelId: string;
  dir: Direction;
  /** @default false */
  loading?: boolean;
  /** Shown in place of options. */
  empty: ReactNode;
  /** The field's box: presses on it are not outside. */
  field: RefObject<HTMLElement | null>;
  className?: string;
}

/** The popup under the field: options, places for them, or a word that there are none. */
export function ListBoxPopup({
  state,
  value,
  labelId,
  dir,
  loading = false,
  empty,
  field,
  className,
}: ListBoxPopupProps) {
  const list = { id: state.listId, role: 'listbox', 'aria-labelledby': labelId };
  return (
    <Popover.Content
      {...withoutRole}
      className={classNames(surface.surface, styles.popup, className)}
      dir={dir}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      // The focus stays in the field, whatever happens here.
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        if (event.target instanceof Node && field.current?.contains(event.target)) {
          event.preventDefault();
        }
      }}
    >
      {loading && (
        <div {...list} aria-busy="true" className={styles.list}>
          {skeletonWidths.map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
      {!loading && empty !== undefined && (
        <>
          <div {...list} />
          <div className={styles.message}>{empty}</div>
        </>
      )}
      {!loading && empty === undefined && (
        <ListBox state={state} value={value} labelledBy={labelId} />
      )}
    </Popover.Content>
  );
}
