'use client';

import { Popover } from 'radix-ui';
import {
  type FocusEventHandler,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { AlertCircleIcon, ChevronDownIcon, SearchIcon } from '../../icons/index.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import * as control from '../private/control.css.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { ListBoxPopup } from '../private/list-box/list-box-popup.js';
import * as styles from './combobox.css.js';
import type { ComboboxGroup, ComboboxOption } from './options.js';
import { useCombobox } from './use-combobox.js';

interface ComboboxBase extends NativeControlProps<'input'>, FieldProps {
  /** The chosen option, or null. Left out, the field keeps its own. */
  value?: string | null;
  /** The option chosen at first. @default null */
  defaultValue?: string | null;
  /** Gets null when the field was emptied. */
  onValueChange?: (value: string | null) => void;
  /** Any number; only the rows in view are mounted. Keep the array while nothing changes. */
  options: readonly ComboboxOption[];
  /** Headings and their order. */
  groups?: readonly ComboboxGroup[];
  placeholder?: string;
  /** Options are on their way: the list shows places for them. @default false */
  loading?: boolean;
  /** Why there are no options, shown under the field with a button that tries again. */
  loadError?: ReactNode;
  onRetry?: () => void;
  /** Text of the list when nothing matches. @default the `noResults` label */
  emptyText?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The input; native props go there too. */
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

export type ComboboxProps = ComboboxBase & Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * One of many options, found by typing. What was typed is only a search: leaving the field or
 * Escape brings the chosen option back, an emptied field means none.
 */
export function Combobox({
  value: given,
  defaultValue = null,
  onValueChange,
  options: givenOptions,
  groups,
  placeholder,
  loading = false,
  loadError,
  onRetry,
  emptyText,
  size = 'medium',
  ref,
  onBlur,
  ...props
}: ComboboxProps) {
  const options = listOrEmpty(givenOptions);
  warnOfRepeatedKeys('Combobox', 'options', options, 'value');
  const { dir, labels, portalContainer } = useUi();
  const { frame, native } = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const [value, choose] = useFieldValue({
    value: given,
    defaultValue,
    onValueChange,
    field: input,
    onReset: () => state.close(),
  });
  const state = useCombobox({ value, onValueChange: choose, options, groups });
  const inputRef = useMergedRefs(ref, input);
  const box = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const failed = Boolean(loadError);
  const open = state.open && !(failed && options.length === 0);
  const nothing = !loading && state.rows.total === 0;
  const empty = emptyText ?? labels.noResults;

  return (
    <FieldFrame
      {...frame}
      describedBy={classNames(failed && errorId, frame.describedBy) || undefined}
    >
      {({ name, 'aria-labelledby': labelId, ...field }) => {
        const locked = field.disabled || field['aria-disabled'] === true;
        // Icons and padding belong to the field: a press there acts on it without taking its focus.
        const pressBox = (event: MouseEvent) => {
          if (locked || event.target === input.current) return;
          event.preventDefault();
          input.current?.focus();
          if (open) state.close();
          else state.openList();
        };
        return (
          <Popover.Root open={open} onOpenChange={(next) => !next && state.close()}>
            <Popover.Anchor asChild>
              <div
                ref={box}
                role="presentation"
                className={classNames(control.control, control.size[size])}
                onMouseDown={pressBox}
              >
                <SearchIcon className={styles.icon} />
                <input
                  {...native}
                  {...field}
                  ref={inputRef}
                  className={control.bare}
                  type="text"
                  role="combobox"
                  aria-autocomplete="list"
                  aria-expanded={open}
                  aria-controls={open ? state.listId : undefined}
                  aria-activedescendant={open ? state.activeId : undefined}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  readOnly={locked}
                  placeholder={placeholder}
                  value={state.text}
                  onChange={(event) => state.type(event.target.value)}
                  onClick={(event) => {
                    if (locked || state.open) return;
                    state.openList();
                    // Typing then replaces the chosen option's name.
                    event.currentTarget.select();
                  }}
                  onKeyDown={locked ? undefined : state.onKeyDown}
                  onBlur={(event) => {
                    state.leave();
                    onBlur?.(event);
                  }}
                />
                <ChevronDownIcon className={styles.icon} />
              </div>
            </Popover.Anchor>
            {name !== undefined && (
              <input
                type="hidden"
                form={native.form}
                name={name}
                value={value ?? ''}
                disabled={field.disabled}
              />
            )}
            <VisuallyHidden role="status">
              {open && (loading ? labels.loading : nothing && empty)}
            </VisuallyHidden>
            {failed && (
              <div id={errorId} role="alert" className={styles.loadError}>
                <AlertCircleIcon size={14} />
                <span>{loadError}</span>
                {onRetry && (
                  <Button size="small" onClick={onRetry}>
                    {labels.retry}
                  </Button>
                )}
              </div>
            )}
            <Popover.Portal container={portalContainer}>
              <ListBoxPopup
                state={state}
                value={value}
                labelId={labelId}
                dir={dir}
                loading={loading}
                empty={nothing ? empty : undefined}
                field={box}
              />
            </Popover.Portal>
          </Popover.Root>
        );
      }}
    </FieldFrame>
  );
}
