'use client';

import { type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { AlertCircleIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './field-frame.css.js';

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** A hint below the field: format, bounds, consequence. An error stands in the place of a text; anything richer stays. */
  description?: ReactNode;
  /** The error and how to fix it. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Says "optional" beside the label. @default false */
  optional?: boolean;
  /** Tells assistive technology that a value is needed; forms mark what is optional instead. @default false */
  required?: boolean;
  /** Keeps the label for assistive technology only. @default false */
  labelHidden?: boolean;
  /** @default false */
  disabled?: boolean;
  /** Why the value cannot be changed now. The field stays focusable and the reason is shown below it. */
  disabledReason?: ReactNode;
  /** Of the control itself; generated when missing. */
  id?: string;
  name?: string;
  /** Id of the form it is sent with, where it stands outside of it. */
  form?: string;
  /** Of the outer element. */
  className?: string;
}

/** Attributes the control in a frame needs so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  /** Native `disabled`: false when there is a reason, which needs the focus. */
  disabled: boolean;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-disabled': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** `group` names several controls; its label is text, not a `<label>`. @default 'control' */
  kind?: 'control' | 'group';
  /** Further ids that describe the control, before its own. */
  describedBy?: string;
  /** At the end of the line below the field, e.g. a character count. */
  counter?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then the error or the hint below, with every relation between them. */
export function FieldFrame({
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
  kind = 'control',
  describedBy,
  counter,
  children,
}: FieldFrameProps) {
  const { labels } = useUi();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  warnOnce(
    name ? `Field "${name}"` : 'Field',
    isUnnamed(label),
    'without a label the control has no name for assistive technology or voice control. Pass `label`, and `labelHidden` where it must not be seen.',
  );
  warnOnce(
    name ? `Field "${name}"` : 'Field',
    optional && required,
    'both `optional` and `required` tell the reader opposite things. Pass one of them.',
  );
  const part = (name: string, content: ReactNode) =>
    content === undefined || content === null || content === false || content === ''
      ? undefined
      : `${id}-${name}`;
  const errorId = part('error', error);
  const reasonId = part('reason', disabledReason);
  const hint = errorId && typeof description === 'string' ? undefined : description;
  const descriptionId = part('description', hint);
  const counterId = part('counter', counter);
  const describedByIds = [describedBy, errorId, reasonId, descriptionId, counterId].filter(Boolean);
  const labelId = `${id}-label`;
  const words = (
    <>
      <span>{label}</span>
      {optional && <span className={styles.optional}>{labels.optional}</span>}
    </>
  );
  const labelElement =
    kind === 'group' ? (
      <span id={labelId} className={styles.label}>
        {words}
      </span>
    ) : (
      <label id={labelId} htmlFor={id} className={styles.label}>
        {words}
      </label>
    );
  return (
    <div className={classNames(styles.field, className)}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        name,
        disabled: disabled && !reasonId,
        'aria-labelledby': labelId,
        'aria-describedby': describedByIds.join(' ') || undefined,
        'aria-invalid': errorId ? true : undefined,
        'aria-required': required || undefined,
        'aria-disabled': reasonId ? true : undefined,
      })}
      {(errorId ?? reasonId ?? descriptionId ?? counterId) && (
        <div className={styles.messages}>
          <div className={styles.notes}>
            {errorId && (
              <div id={errorId} className={styles.error}>
                <AlertCircleIcon size={14} className={styles.errorIcon} />
                <span>{error}</span>
              </div>
            )}
            {reasonId && (
              <div id={reasonId} className={styles.hint}>
                {disabledReason}
              </div>
            )}
            {descriptionId && (
              <div id={descriptionId} className={styles.hint}>
                {hint}
              </div>
            )}
          </div>
          {counterId && (
            <div id={counterId} className={styles.counter}>
              {counter}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
