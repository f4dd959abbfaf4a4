import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { RadioCards, Select, TextField } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { useOptions } from '../field/use-options.js';
import { AgentField } from './agent-field.js';
import { messages } from './messages.js';
import { agentTypeOptions, specializationOptions } from './options.js';

/** Name, specialization and type. */
export function IdentitySection() {
  const intl = useIntl();
  const types = useOptions(agentTypeOptions);
  const specializations = useOptions(specializationOptions);
  return (
    <FormSection
      title={intl.formatMessage({ id: messages.identity })}
      description={intl.formatMessage({ id: messages.identityHint })}
    >
      <div className={layout.pair}>
        <AgentField
          name="name"
          label={messages.name}
          description={messages.nameHint}
          values={{ minimum: bounds.agentName.min }}
        >
          {(input) => <TextField {...input} autoComplete="off" />}
        </AgentField>
        <AgentField name="specialization" label={messages.specialization}>
          {(_input, choice) => <Select {...choice} options={specializations} />}
        </AgentField>
      </div>
      <AgentField name="type" label={messages.type}>
        {(_input, choice) => <RadioCards {...choice} options={types} columns={2} />}
      </AgentField>
    </FormSection>
  );
}
