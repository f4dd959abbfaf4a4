import { useIntl } from '@constella/i18n/react';
import { Select } from '@constella/ui';

import * as layout from '../field/form-layout.css.js';
import { FormSection } from '../field/form-section.js';
import { SwitchField } from '../field/switch-field.js';
import { useOptions } from '../field/use-options.js';
import { ModelField, type ModelFieldProps } from '../model-field/model-field.js';
import { AgentField } from './agent-field.js';
import { preferredProviderOptions } from './options.js';

/** Which model answers, and what happens when its provider does not. */
export function ModelSection(props: ModelFieldProps) {
  const intl = useIntl();
  const providers = useOptions(preferredProviderOptions);
  return (
    <FormSection
      title={intl.formatMessage({ id: 'agents.form.model.section.title' })}
      description={intl.formatMessage({ id: 'agents.form.model.section.description' })}
    >
      <div className={layout.pair}>
        <ModelField {...props} />
        <AgentField name="preferredProvider" label="agents.form.preferredProvider.label">
          {(_input, choice) => <Select {...choice} options={providers} />}
        </AgentField>
      </div>
      <AgentField
        name="allowFallback"
        label="agents.form.allowFallback.label"
        description="agents.form.allowFallback.description"
      >
        {(_input, choice) => <SwitchField {...choice} />}
      </AgentField>
    </FormSection>
  );
}
