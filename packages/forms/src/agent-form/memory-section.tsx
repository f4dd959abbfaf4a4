import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { SegmentedControl, SliderField } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { useOptions } from '../field/use-options.js';
import { AgentField } from './agent-field.js';
import { memoryTypeOptions } from './options.js';

/** How, and how far back, the agent remembers. */
export function MemorySection() {
  const intl = useIntl();
  const types = useOptions(memoryTypeOptions);
  const { memoryDepth } = bounds;
  return (
    <FormSection
      title={intl.formatMessage({ id: 'agents.form.memory.title' })}
      description={intl.formatMessage({ id: 'agents.form.memory.description' })}
    >
      <AgentField name="memoryType" label="agents.form.memoryType.label">
        {(_input, choice) => <SegmentedControl {...choice} labelHidden options={types} />}
      </AgentField>
      <div className={layout.pair}>
        <AgentField name="memoryDepth" label="agents.form.memoryDepth.label">
          {(_input, choice) => (
            <SliderField
              {...choice}
              {...memoryDepth}
              minLabel={intl.formatMessage(
                { id: 'agents.form.memoryDepth.least' },
                { count: memoryDepth.min },
              )}
              maxLabel={intl.formatNumber(memoryDepth.max)}
            />
          )}
        </AgentField>
      </div>
    </FormSection>
  );
}
