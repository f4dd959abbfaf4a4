'use client';

import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { FieldButton } from '../private/field-button.js';
import * as styles from './number-field.css.js';

/** Milliseconds until a held button begins to repeat, and between repetitions. */
const holdDelay = 400;
const holdInterval = 60;

interface StepperButtonProps {
  /** Its action; the field's label follows in its name. */
  label: string;
  /** Id of the field's label. */
  labelId: string;
  icon: ReactNode;
  disabled: boolean;
  /** Told whether a mouse pressed, which may take the focus to the field without a keyboard coming up. */
  onStep: (byMouse: boolean) => void;
}

/** Steps once when pressed and again and again while held. Keys do the same in the field itself. */
export function StepperButton({ label, labelId, icon, disabled, onStep }: StepperButtonProps) {
  const id = useId();
  const latest = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Otherwise the field would lose the focus and settle in between.
    event.preventDefault();
    const byMouse = event.pointerType === 'mouse';
    const repeat = () => {
      latest.current(byMouse);
      timer.current = setTimeout(repeat, holdInterval);
    };
    const stop = () => {
      clearTimeout(timer.current);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
    // The button may be disabled at a bound and then hear nothing of the release.
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    onStep(byMouse);
    timer.current = setTimeout(repeat, holdDelay);
  };

  return (
    <FieldButton
      id={id}
      tabIndex={-1}
      label={label}
      aria-labelledby={`${id} ${labelId}`}
      icon={icon}
      disabled={disabled}
      className={styles.stepper}
      onPointerDown={press}
      onMouseDown={(event) => event.preventDefault()}
      // Assistive technology clicks without a pointer.
      onClick={(event) => event.detail === 0 && onStep(false)}
    />
  );
}
