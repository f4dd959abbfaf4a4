import { capabilities } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { CheckboxGroup } from '@constella/ui';
import { useWatch } from 'react-hook-form';

import { FormSection } from '../field/form-section.js';
import { useOptions } from '../field/use-options.js';
import { AgentField } from './agent-field.js';
import { capabilityOptions } from './options.js';
import type { AgentValues } from './schema.js';

/** The capabilities of the agent; at least one thing. */
export function CapabilitiesSection() {
  const intl = useIntl();
  const options = useOptions(capabilityOptions);
  const chosen = useWatch<AgentValues, 'capabilities'>({ name: 'capabilities' });
  return (
    <FormSection
      title={intl.formatMessage({ id: 'agents.form.capabilities.label' })}
      description={intl.formatMessage({ id: 'agents.form.capabilities.description' })}
      meta={intl.formatMessage(
        { id: 'agents.form.capabilities.count' },
        { chosen: chosen.length, total: capabilities.length },
      )}
    >
      <AgentField name="capabilities" label="agents.form.capabilities.label">
        {(_input, choice) => (
          <CheckboxGroup {...choice} labelHidden options={options} columns={2} />
        )}
      </AgentField>
    </FormSection>
  );
}
