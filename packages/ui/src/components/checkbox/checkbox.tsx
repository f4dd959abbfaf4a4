'use client';

import { type ComponentProps, useRef } from 'react';

import type { ChangedChoice } from '../private/changed-choice.js';
import { checkChoice } from '../private/choice-warnings.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { CheckboxBox, type CheckboxLooks } from './checkbox-box.js';

interface CheckboxBase extends CheckboxLooks {
  /** `indeterminate`: some of what it stands for. Left out, the box keeps its own state. */
  checked?: boolean | 'indeterminate';
  /** Its state at first. @default false */
  defaultChecked?: boolean | 'indeterminate';
  /** Pressing an indeterminate one checks it. Only a box that cannot be used does without. */
  onCheckedChange?: (checked: boolean) => void;
  onClick?: ComponentProps<'button'>['onClick'];
}

export type CheckboxProps = CheckboxBase & ChangedChoice;

/** One yes or no that takes effect with the form; for an immediate effect use `Switch`. */
export function Checkbox({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  ref,
  ...props
}: CheckboxProps) {
  checkChoice('Checkbox', {
    frame: props,
    checked: given,
    onCheckedChange,
    locked: props['aria-disabled'],
  });
  const box = useRef<HTMLButtonElement>(null);
  const boxRef = useMergedRefs(ref, box);
  const [checked, change] = useFieldValue<boolean | 'indeterminate'>({
    value: given,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange && ((next) => onCheckedChange(next === true)),
    field: box,
  });
  return <CheckboxBox {...props} ref={boxRef} checked={checked} onCheckedChange={change} />;
}
