'use client';

import { Select as RadixSelect } from 'radix-ui';
import { type FocusEventHandler, type Ref, useState } from 'react';

import { classNames } from '../../class-names.js';
import { CheckIcon, ChevronDownIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import * as surface from '../dropdown-menu/menu-surface.css.js';
import * as control from '../field-frame/control.css.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { inertOutside } from './inert-outside.js';
import * as styles from './select.css.js';

/** A choice of a `Select`. */
export interface SelectOption {
  /** Unique, not empty. */
  value: string;
  label: string;
  /** A second line in the list. */
  description?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  /** The chosen option; an empty string for none. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when the field is left, not when its own list takes the focus. */
  onBlur?: FocusEventHandler<HTMLButtonElement>;
}

// While it is closed, Radix keeps the options in a fragment outside the document.
const outsideInert = (list: HTMLElement | null) =>
  list?.isConnected ? inertOutside(list) : undefined;

function Option({ value, label, description, disabled }: SelectOption) {
  return (
    <RadixSelect.Item
      className={surface.item}
      value={value}
      textValue={label}
      disabled={disabled}
      // Radix names it by the label alone; the second line is visible, so it belongs to the name.
      aria-labelledby={undefined}
    >
      <span className={styles.words}>
        <span className={styles.label}>
          <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
        </span>
        {description !== undefined && (
          <span className={classNames(surface.detail, styles.description)}>{description}</span>
        )}
      </span>
      <RadixSelect.ItemIndicator className={styles.check}>
        <CheckIcon />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

/**
 * One of about five to thirty options. Typing jumps to an option, with the list open or closed.
 * Fewer: `SegmentedControl` or `RadioCards`; many: `Combobox`.
 */
export function Select({
  value,
  onValueChange,
  options,
  placeholder,
  size = 'medium',
  ref,
  onBlur,
  ...frame
}: SelectProps) {
  const { dir, portalContainer } = useUi();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame {...frame}>
      {({ name, disabled, 'aria-required': required, ...field }) => {
        const locked = field['aria-disabled'] === true;
        return (
          <RadixSelect.Root
            dir={dir}
            name={name}
            disabled={disabled}
            required={required}
            value={value}
            onValueChange={(next) => {
              if (!locked) onValueChange(next);
            }}
            open={open}
            onOpenChange={(next) => setOpen(next && !locked)}
          >
            <RadixSelect.Trigger
              {...field}
              ref={ref}
              className={classNames(control.control, control.size[size], styles.trigger)}
              onBlur={(event) => {
                if (!open) onBlur?.(event);
              }}
            >
              <span className={styles.value}>
                <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
              </span>
              <ChevronDownIcon className={styles.chevron} />
            </RadixSelect.Trigger>
            <RadixSelect.Portal container={portalContainer}>
              <RadixSelect.Content
                ref={outsideInert}
                className={classNames(surface.surface, styles.content)}
                position="popper"
                sideOffset={4}
                collisionPadding={8}
                aria-labelledby={field['aria-labelledby']}
              >
                <RadixSelect.Viewport>
                  {options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </RadixSelect.Viewport>
              </RadixSelect.Content>
            </RadixSelect.Portal>
          </RadixSelect.Root>
        );
      }}
    </FieldFrame>
  );
}
