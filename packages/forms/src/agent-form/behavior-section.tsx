import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { SliderField, TextArea } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { AgentField } from './agent-field.js';

const { temperature, maxTokens, systemPrompt } = bounds;

/** How freely and how much it writes, and what it is told before every run. */
export function BehaviorSection() {
  const intl = useIntl();
  return (
    <FormSection
      title={intl.formatMessage({ id: 'agents.form.behavior.title' })}
      description={intl.formatMessage({ id: 'agents.form.behavior.description' })}
    >
      <div className={layout.pair}>
        <AgentField name="temperature" label="agents.form.temperature.label">
          {(_input, choice) => (
            <SliderField
              {...choice}
              {...temperature}
              minLabel={intl.formatMessage({ id: 'agents.form.temperature.least' })}
              maxLabel={intl.formatMessage({ id: 'agents.form.temperature.most' })}
              format={(value) =>
                intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
              }
            />
          )}
        </AgentField>
        {/* The slider ends at 4,000; the number beside it goes on to 32,000. */}
        <AgentField name="maxTokens" label="agents.form.maxTokens.label">
          {(_input, choice) => (
            <SliderField
              {...choice}
              {...maxTokens.slider}
              inputMin={maxTokens.min}
              inputMax={maxTokens.max}
              inputStep={maxTokens.step}
              minLabel={intl.formatNumber(maxTokens.slider.min)}
              maxLabel={intl.formatNumber(maxTokens.slider.max)}
              format={(value) => intl.formatNumber(value)}
            />
          )}
        </AgentField>
      </div>
      <AgentField name="systemPrompt" label="agents.form.systemPrompt.label" optional>
        {(input) => (
          <TextArea
            {...input}

            rows={4}
            counter={intl.formatMessage(
              { id: 'agents.form.systemPrompt.count' },
              { count: input.value.length, maximum: systemPrompt.max },
            )}
          />
        )}
      </AgentField>
    </FormSection>
  );
}
