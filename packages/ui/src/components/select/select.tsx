'use client';

import { type FocusEventHandler, type Ref, useEffect, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { ChevronDownIcon } from '../../icons/index.js';
import { lazyPart } from '../private/lazy-part.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import * as control from '../private/control.css.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { NativeSelect } from './native-select.js';
import * as styles from './select.css.js';
import { useSelect } from './use-select.js';

/** A choice of a `Select`. */
export interface SelectOption {
  /** Unique, not empty. */
  value: string;
  label: string;
  /** A second line in the list. */
  description?: string;
  /** Id of the group it stands in. */
  group?: string;
  disabled?: boolean;
}

/** A heading over options of a `Select`. */
export interface SelectGroup {
  id: string;
  label: string;
}

interface SelectBase extends NativeControlProps<'button'>, FieldProps {
  /** The chosen option; an empty string for none. Left out, the field keeps its own. */
  value?: string;
  /** The option chosen at first. @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Only those in view are mounted. Keep the array while nothing changes. */
  options: readonly SelectOption[];
  /** Headings and their order. */
  groups?: readonly SelectGroup[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Value the browser may fill in, as in HTML, e.g. `country`. Needs `name`. */
  autoComplete?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The button; native props go there too. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when the field is left; its own list never takes the focus. */
  onBlur?: FocusEventHandler<HTMLButtonElement>;
}

export type SelectProps = SelectBase &
  Controllable<'value', 'onValueChange', 'defaultValue'> &
  ({ autoComplete?: undefined } | { autoComplete: string; name: string });

// What places and draws a list; a form with ten selects shows none of theirs at first.
const popup = lazyPart(() => import('./select-popup.js'));

/**
 * One of about five to thirty options. Typing jumps to an option, with the list open or closed.
 * Fewer: `SegmentedControl` or `RadioCards`; many: `Combobox`.
 */
export function Select({
  value: given,
  defaultValue = '',
  onValueChange,
  options: givenOptions,
  groups,
  placeholder,
  autoComplete,
  size = 'medium',
  ref,
  onBlur,
  ...props
}: SelectProps) {
  const options = listOrEmpty(givenOptions);
  warnOfRepeatedKeys('Select', 'options', options, 'value');
  const { labels } = useUi();
  const { frame, native } = splitFieldProps(props);
  const button = useRef<HTMLButtonElement>(null);
  const [value, choose] = useFieldValue({
    value: given,
    defaultValue,
    onValueChange,
    field: button,
    onReset: () => state.close(),
  });
  const state = useSelect({ value, onValueChange: choose, options, groups });
  const part = popup.usePart();
  // Until its list has arrived, nothing is open.
  const open = state.open && part !== undefined;
  useEffect(() => {
    if (state.open) popup.load();
  }, [state.open]);
  const buttonRef = useMergedRefs(ref, button);
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame {...frame}>
      {({ name, ...field }) => {
        const locked = field.disabled || field['aria-disabled'] === true;
        return (
          <>
            <button
              {...native}
              {...field}
              ref={buttonRef}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? state.listId : undefined}
              aria-activedescendant={open ? state.activeId : undefined}
              data-state={open ? 'open' : 'closed'}
              data-placeholder={chosen ? undefined : ''}
              className={classNames(control.control, control.size[size], styles.trigger)}
              onClick={(event) => {
                if (locked) return;
                // Safari does not focus the button that is pressed.
                event.currentTarget.focus({ preventScroll: true });
                if (state.open) state.close();
                else state.openList();
              }}
              // Somebody comes near: the list is there before it is asked for.
              onPointerEnter={popup.load}
              onFocus={popup.load}
              onKeyDown={locked ? undefined : state.onKeyDown}
              // Firefox presses a button when the space bar is let go, whatever its start did.
              onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
              onBlur={(event) => {
                state.close();
                onBlur?.(event);
              }}
            >
              <span className={styles.value}>{chosen?.label ?? placeholder}</span>
              <ChevronDownIcon className={styles.chevron} />
            </button>
            {name !== undefined && (
              <NativeSelect
                name={name}
                form={native.form}
                value={value}
                options={options}
                required={field['aria-required']}
                disabled={field.disabled}
                autoComplete={autoComplete}
                onValueChange={(next) => !locked && choose(next)}
                button={button}
              />
            )}
            {part && (
              <part.SelectPopup
                state={state}
                value={value}
                labelId={field['aria-labelledby']}
                empty={options.length === 0 ? labels.noResults : undefined}
                field={button}
              />
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}
