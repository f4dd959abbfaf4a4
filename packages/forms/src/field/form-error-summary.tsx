'use client';

import { Callout } from '@constella/ui';
import { get, useFormContext, useFormState } from 'react-hook-form';

import { useErrorText } from './error-text.js';
import { useFormContextValue } from './form-context.js';
import { useFormText, type FormText } from './form-text.js';
import * as styles from './form-error-summary.css.js';

export interface FormErrorSummaryProps {
  /** How many fields need another look; takes `{count}`. A rule's own notice stands for it where every error has one. */
  title: FormText;
}

/**
 * The errors, at the top of a long form, once somebody tried to send it: each line leads to its
 * field and goes away when the field is right.
 */
export function FormErrorSummary({ title }: FormErrorSummaryProps) {
  const say = useFormText();
  const errorText = useErrorText();
  const { fields } = useFormContextValue();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const wrong = [...fields].flatMap(([name, field]) => {
    const error = errorText(get(errors, name));
    return error === undefined ? [] : [{ name, ...field, ...error }];
  });
  if (submitCount === 0 || wrong.length === 0) return null;
  // A rule's own words, unless they would stand over others as well.
  const notice = wrong.every((field) => field.notice) ? wrong[0]?.notice : undefined;
  return (
    <Callout tone="danger" title={say(notice?.title ?? title, { count: wrong.length })}>
      <ul className={styles.list}>
        {wrong.map(({ name, id, label, text }) => (
          <li key={name}>
            <a
              className={styles.link}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {label}
            </a>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
