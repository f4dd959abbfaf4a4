import { goalSteps } from '@constella/api-client/contract';
import type { FieldControlProps } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, DatePicker, IconButton, PlusIcon, TextField, XIcon } from '@constella/ui';

import * as styles from './forms.css';

/** The steps of a goal: what each is, and the day it is to be done by. */
export function StepsField({ value, onValueChange, label }: FieldControlProps) {
  const intl = useIntl();
  const say = (id: 'life.step' | 'life.step.due' | 'life.step.remove', n: number) =>
    intl.formatMessage({ id }, { n });
  const steps = (value ?? []) as readonly Readonly<Record<string, unknown>>[];
  const change = (at: number, fields: object) =>
    onValueChange(steps.map((step, index) => (index === at ? { ...step, ...fields } : step)));
  const known = (step: Readonly<Record<string, unknown>>) => goalSteps({ steps: [step] })[0];
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>{label}</legend>
      {steps.map((step, at) => (
        <div key={at} className={styles.step}>
          <TextField
            label={say('life.step', at + 1)}
            labelHidden
            placeholder={say('life.step', at + 1)}
            value={typeof step['title'] === 'string' ? step['title'] : ''}
            onChange={({ currentTarget }) => change(at, { title: currentTarget.value })}
          />
          <DatePicker
            label={say('life.step.due', at + 1)}
            labelHidden
            value={known(step)?.due ?? ''}
            onValueChange={(due) => change(at, { due: due || null })}
          />
          <IconButton
            label={say('life.step.remove', at + 1)}
            icon={<XIcon />}
            onClick={() => onValueChange(steps.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusIcon />}
        onClick={() => onValueChange([...steps, { title: '', completed: false }])}
      >
        {intl.formatMessage({ id: 'life.step.add' })}
      </Button>
    </fieldset>
  );
}
