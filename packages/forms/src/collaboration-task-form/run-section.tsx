import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { SliderField } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { SwitchField } from '../field/switch-field.js';
import { TaskField } from './task-field.js';

const { maxIterations, timeoutSeconds } = bounds;

/** How long the agents may go back and forth, and what they see of each other. */
export function RunSection() {
  const intl = useIntl();
  const seconds = (value: number) =>
    intl.formatMessage({ id: 'tasks.form.timeoutSeconds.value' }, { seconds: value });
  return (
    <FormSection
      title={intl.formatMessage({ id: 'tasks.form.run.section.title' })}
      description={intl.formatMessage({ id: 'tasks.form.run.section.description' })}
    >
      <div className={layout.pair}>
        <TaskField name="metadata.maxIterations" label="tasks.form.maxIterations.label">
          {(_input, choice) => (
            <SliderField
              {...choice}
              {...maxIterations}
              minLabel={intl.formatNumber(maxIterations.min)}
              maxLabel={intl.formatNumber(maxIterations.max)}
            />
          )}
        </TaskField>
        <TaskField name="metadata.timeoutSeconds" label="tasks.form.timeoutSeconds.label">
          {(_input, choice) => (
            <SliderField
              {...choice}
              {...timeoutSeconds}
              minLabel={seconds(timeoutSeconds.min)}
              maxLabel={seconds(timeoutSeconds.max)}
            />
          )}
        </TaskField>
      </div>
      <TaskField
        name="metadata.passThroughMode"
        label="tasks.form.passThroughMode.label"
        description="tasks.form.passThroughMode.description"
      >
        {(_input, choice) => <SwitchField {...choice} />}
      </TaskField>
    </FormSection>
  );
}
