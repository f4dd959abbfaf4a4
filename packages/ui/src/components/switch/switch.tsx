'use client';

import { Switch as RadixSwitch } from 'radix-ui';
import { type ComponentProps, type MouseEvent, useRef } from 'react';

import type { Controllable } from '../private/controllable.js';
import { checkChoice } from '../private/choice-warnings.js';
import { ChoiceFrame } from '../private/choice-frame.js';
import type { FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import * as styles from './switch.css.js';

type NativeProps = Omit<
  ComponentProps<'button'>,
  keyof FieldProps | 'type' | 'role' | 'children' | 'onChange' | 'value' | 'defaultValue'
>;

interface SwitchBase extends NativeProps, Omit<FieldProps, 'error' | 'optional'> {
  /** Left out, the switch keeps its own state. */
  checked?: boolean;
  /** Its state at first. @default false */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export type SwitchProps = SwitchBase & Controllable<'checked', 'onCheckedChange', 'defaultChecked'>;

/** On or off, in effect at once. The label names the setting, not the state. */
export function Switch({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  onClick,
  ref,
  ...props
}: SwitchProps) {
  const { frame, native } = splitFieldProps(props);
  checkChoice('Switch', { frame, checked: given, onCheckedChange });
  const track = useRef<HTMLButtonElement>(null);
  const trackRef = useMergedRefs(ref, track);
  const [checked, change] = useFieldValue({
    value: given,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
    field: track,
  });
  return (
    <ChoiceFrame {...frame} weight="strong">
      {(control) => (
        <RadixSwitch.Root
          {...native}
          {...control}
          ref={trackRef}
          className={styles.track}
          checked={checked}
          // Not by Radix's own call, which a reset of the form makes too, even one that is prevented.
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            onClick?.(event);
            if (event.defaultPrevented) return;
            if (control['aria-disabled']) event.preventDefault();
            else change(!checked);
          }}
        >
          <RadixSwitch.Thumb className={styles.knob} />
        </RadixSwitch.Root>
      )}
    </ChoiceFrame>
  );
}
