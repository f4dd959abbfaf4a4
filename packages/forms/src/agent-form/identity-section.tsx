import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { RadioCards, Select, TextField } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { useOptions } from '../field/use-options.js';
import { AgentField } from './agent-field.js';
import { agentTypeOptions, specializationOptions } from './options.js';

/** Name, specialization and type. */
export function IdentitySection() {
  const intl = useIntl();
  const types = useOptions(agentTypeOptions);
  const specializations = useOptions(specializationOptions);
  return (
    <FormSection
      title={intl.formatMessage({ id: 'agents.form.identity.title' })}
      description={intl.formatMessage({ id: 'agents.form.identity.description' })}
    >
      <div className={layout.pair}>
        <AgentField
          name="name"
          label="agents.form.name.label"
          description="agents.form.name.description"
          values={{ minimum: bounds.agentName.min }}
        >
          {(input) => <TextField {...input} autoComplete="off" />}
        </AgentField>
        <AgentField name="specialization" label="agents.form.specialization.label">
          {(_input, choice) => <Select {...choice} options={specializations} />}
        </AgentField>
      </div>
      <AgentField name="type" label="agents.form.type.label">
        {(_input, choice) => <RadioCards {...choice} options={types} columns={2} />}
      </AgentField>
    </FormSection>
  );
}
