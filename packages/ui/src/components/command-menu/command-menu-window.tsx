'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { type MouseEvent, useCallback, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { SearchIcon } from '../../icons/index.js';
import { commandMenu } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { CloseButton } from '../private/close-button.js';
import { ModalScrim } from '../private/modal-scrim.js';
import * as modal from '../private/modal.css.js';
import { useFocusReturn } from '../private/use-focus-return.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { PlainCommandList, VirtualCommandList } from './command-list.js';
import * as styles from './command-menu.css.js';
import type { CommandMenuProps } from './command-menu-props.js';
import type { CommandItem } from './command.js';
import { useCommandMenu } from './use-command-menu.js';

/** Above this many rows only those in view are mounted. */
const mostPlainRows = 100;

export interface CommandMenuWindowProps extends Omit<CommandMenuProps, 'hotkey' | 'defaultOpen'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type BodyProps = Pick<
  CommandMenuProps,
  | 'items'
  | 'groups'
  | 'recent'
  | 'results'
  | 'loading'
  | 'loadError'
  | 'onRetry'
  | 'onQueryChange'
  | 'placeholder'
  | 'emptyText'
> & {
  onChoose: (item: CommandItem, event: MouseEvent) => void;
};

/** Mounted with the window, so that each opening begins with an empty field. */
function CommandMenuBody({
  items,
  groups,
  recent,
  results,
  loading = false,
  loadError,
  onRetry,
  onQueryChange,
  placeholder,
  emptyText,
  onChoose,
}: BodyProps) {
  const ui = useUi();
  const labels = { ...commandMenu, ...ui.labels.commandMenu };
  const state = useCommandMenu({
    items,
    groups,
    recent,
    found: results,
    recentHeading: labels.recent,
    foundHeading: labels.found,
    onQueryChange,
  });
  const { rows, commandRows, total } = state.rows;
  const failed = loadError !== undefined && loadError !== null;
  const nothing = commandRows.length === 0 && !loading && !failed;
  const List = rows.length > mostPlainRows ? VirtualCommandList : PlainCommandList;
  const empty = emptyText ?? ui.labels.noResults;
  return (
    <>
      <div className={classNames(styles.search, styles.searchFocus)}>
        <SearchIcon />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={placeholder ?? labels.placeholder}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={state.listId}
          aria-activedescendant={state.activeRow < 0 ? undefined : state.rowId(state.activeRow)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder ?? labels.placeholder}
          value={state.query}
          onChange={(event) => state.type(event.target.value)}
          onKeyDown={state.onKeyDown}
        />
        <RadixDialog.Close asChild>
          <CloseButton />
        </RadixDialog.Close>
      </div>
      <VisuallyHidden role="status">
        {loading ? ui.labels.loading : nothing ? empty : labels.results({ count: total })}
      </VisuallyHidden>
      <List state={state} label={labels.label} busy={loading} onChoose={onChoose} />
      {nothing ? <div className={styles.empty}>{empty}</div> : null}
      {loading ? (
        <div className={styles.waiting}>
          <Skeleton width="62%" />
          <Skeleton width="48%" />
        </div>
      ) : null}
      {failed ? (
        <div role="alert" className={styles.failed}>
          <span>{loadError}</span>
          {onRetry ? (
            <Button size="small" onClick={onRetry}>
              {ui.labels.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {total > commandRows.length ? (
        <div className={styles.note}>{labels.limited({ shown: commandRows.length, total })}</div>
      ) : null}
    </>
  );
}

/** The menu's window, fetched when somebody first asks for it. */
export function CommandMenuWindow({
  open,
  onOpenChange,
  onSelect,
  className,
  items,
  groups,
  recent,
  results,
  loading,
  loadError,
  onRetry,
  onQueryChange,
  placeholder,
  emptyText,
  ...props
}: CommandMenuWindowProps) {
  const ui = useUi();
  const labels = { ...commandMenu, ...ui.labels.commandMenu };
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(false);
  const chosen = useRef<CommandItem | undefined>(undefined);
  const choose = useCallback(
    (item: CommandItem, event: MouseEvent) => {
      // Opened beside the page: the menu stays for the next.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      chosen.current = item;
      onOpenChange(false);
    },
    [onOpenChange],
  );
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={ui.portalContainer}>
        <ModalScrim open={open} />
        <RadixDialog.Content
          {...props}
          aria-label={labels.label}
          aria-labelledby={undefined}
          aria-describedby={undefined}
          dir={ui.dir}
          className={classNames(modal.window, styles.window, className)}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            // Only now: what the command opens must find the focus where it was before the menu.
            const item = chosen.current;
            chosen.current = undefined;
            if (item) onSelect?.(item);
          }}
        >
          <VisuallyHidden asChild>
            <RadixDialog.Title>{labels.label}</RadixDialog.Title>
          </VisuallyHidden>
          <CommandMenuBody
            {...{ items, groups, recent, results, loading, loadError, onRetry, onQueryChange }}
            {...{ placeholder, emptyText }}
            onChoose={choose}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
