'use client';

import { type ReactNode, useId } from 'react';

import { classNames } from './class-names.js';
import { AlertCircleIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from './warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './choice-frame.css.js';
import type { FieldControl, FieldProps } from '../field-frame/field-frame.js';
import * as field from '../field-frame/field-frame.css.js';

interface ChoiceFrameProps extends FieldProps {
  /** Between control and label, 16 px. */
  icon?: ReactNode;
  /** `strong` is a setting's name, `regular` one of several options. @default 'regular' */
  weight?: 'regular' | 'strong';
  describedBy?: string;
  children: (control: Omit<FieldControl, 'aria-labelledby'>) => ReactNode;
}

const has = (content: ReactNode) =>
  content !== undefined && content !== null && content !== false && content !== '';

/** A control with its label at its end side: checkbox and switch. */
export function ChoiceFrame({
  label,
  description,
  error,
  optional = false,
  required = false,
  labelHidden = false,
  disabled = false,
  disabledReason,
  id: givenId,
  name,
  className,
  icon,
  weight = 'regular',
  describedBy,
  children,
}: ChoiceFrameProps) {
  const { labels } = useUi();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const component = name ? `Choice "${name}"` : 'Choice';
  warnOnce(
    component,
    isUnnamed(label),
    'without a label the control has no name for assistive technology or voice control. Pass `label`, and `labelHidden` where it must not be seen.',
  );
  warnOnce(
    component,
    optional && required,
    'both `optional` and `required` tell the reader opposite things. Pass one of them.',
  );
  const errorId = has(error) ? `${id}-error` : undefined;
  const reasonId = has(disabledReason) ? `${id}-reason` : undefined;
  const hint = errorId && typeof description === 'string' ? undefined : description;
  const descriptionId = has(hint) ? `${id}-description` : undefined;
  const describedByIds = [describedBy, errorId, reasonId, descriptionId].filter(Boolean);
  const strong = weight === 'strong';
  const labelElement = (
    <label
      htmlFor={id}
      className={classNames(
        styles.label,
        strong && styles.strong,
        (disabled || reasonId) && styles.unusable,
      )}
    >
      {label}
      {optional && <span className={styles.optional}>{labels.optional}</span>}
    </label>
  );
  return (
    <div
      className={classNames(
        styles.choice,
        !labelHidden && styles.roomy,
        strong && styles.wide,
        className,
      )}
    >
      {children({
        id,
        name,
        disabled: disabled && !reasonId,
        'aria-describedby': describedByIds.join(' ') || undefined,
        'aria-invalid': errorId ? true : undefined,
        'aria-required': required || undefined,
        'aria-disabled': reasonId ? true : undefined,
      })}
      {icon && <span className={styles.icon}>{icon}</span>}
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          {labelElement}
          {errorId && (
            <div id={errorId} className={field.error}>
              <AlertCircleIcon size={14} className={field.errorIcon} />
              <span>{error}</span>
            </div>
          )}
          {reasonId && (
            <div id={reasonId} className={field.hint}>
              {disabledReason}
            </div>
          )}
          {descriptionId && (
            <div id={descriptionId} className={field.hint}>
              {hint}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
