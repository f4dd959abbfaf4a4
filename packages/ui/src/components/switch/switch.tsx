'use client';

import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';

import { checkChoice } from '../field-frame/choice-mistakes.js';
import { ChoiceFrame } from '../field-frame/choice-frame.js';
import type { FieldProps } from '../field-frame/field-frame.js';
import { splitFieldProps } from '../field-frame/native-props.js';
import * as styles from './switch.css.js';

type NativeProps = Omit<
  ComponentProps<'button'>,
  keyof FieldProps | 'type' | 'role' | 'children' | 'onChange' | 'value' | 'defaultValue'
>;

export interface SwitchProps extends NativeProps, Omit<FieldProps, 'error' | 'optional'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** On or off, in effect at once. The label names the setting, not the state. */
export function Switch({ checked, onCheckedChange, ...props }: SwitchProps) {
  const { frame, native } = splitFieldProps(props);
  checkChoice('Switch', { frame, onCheckedChange });
  return (
    <ChoiceFrame {...frame} weight="strong">
      {(control) => (
        <RadixSwitch.Root
          {...native}
          {...control}
          className={styles.track}
          checked={checked}
          onCheckedChange={onCheckedChange}
          {...(control['aria-disabled'] && { onClick: refuse })}
        >
          <RadixSwitch.Thumb className={styles.knob} />
        </RadixSwitch.Root>
      )}
    </ChoiceFrame>
  );
}
