import { bounds, withCoordinator } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AgentTile, CheckboxGroup, Select } from '@constella/ui';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { FormSection } from '../field/form-section.js';
import type { ConstellaForm } from '../field/use-constella-form.js';
import type { CollaborationTaskSubmission, CollaborationTaskValues } from './schema.js';
import { TaskField } from './task-field.js';
import { canTakePart, coordinatorsOf, type TeamAgent } from './team.js';

interface TeamSectionProps extends Pick<
  ConstellaForm<CollaborationTaskValues, CollaborationTaskSubmission>,
  'adoptDefault'
> {
  agents: readonly TeamAgent[];
}

/** Who works on it. The coordinator is one of them and cannot be left out. */
export function TeamSection({ agents, adoptDefault }: TeamSectionProps) {
  const intl = useIntl();
  const { getValues, setValue, formState } = useFormContext<CollaborationTaskValues>();
  const [involved, coordinatorId] = useWatch<
    CollaborationTaskValues,
    ['agentsInvolved', 'coordinatorId']
  >({ name: ['agentsInvolved', 'coordinatorId'] });
  const coordinators = useMemo(() => coordinatorsOf(agents), [agents]);

  const { isSubmitted } = formState;
  const involve = (ids: number[], coordinator: number | null) =>
    setValue('agentsInvolved', coordinator === null ? ids : withCoordinator(ids, coordinator), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });

  // A kept draft, or a list that was refreshed, may name agents that cannot take part any more.
  useEffect(() => {
    if (agents.length === 0) return;
    const { agentsInvolved, coordinatorId: coordinator } = getValues();
    const present = agentsInvolved.filter((id) =>
      agents.some((agent) => agent.id === id && canTakePart(agent)),
    );
    const leads = coordinators.some(({ id }) => id === coordinator);
    const [only] = coordinators.length === 1 && !leads ? coordinators : [];
    if (only) {
      // Where there is one choice there is none to make, and no draft of it to keep.
      adoptDefault('coordinatorId', only.id);
      if (agentsInvolved.length === 0) adoptDefault('agentsInvolved', [only.id]);
      else setValue('agentsInvolved', withCoordinator(present, only.id));
      return;
    }
    if (present.length < agentsInvolved.length) setValue('agentsInvolved', present);
    if (coordinator !== null && !leads) setValue('coordinatorId', null);
  }, [agents, coordinators, adoptDefault, getValues, setValue]);

  const options = agents.map((agent) => {
    const { id, name, type, specialization, status = 'idle' } = agent;
    return {
      value: String(id),
      label: name,
      description: [
        intl.formatMessage({ id: `agents.type.${type}` }),
        specialization && intl.formatMessage({ id: `agents.specialization.${specialization}` }),
        status !== 'idle' &&
          canTakePart(agent) &&
          intl.formatMessage({ id: `agents.status.${status}` }),
      ]
        .filter(Boolean)
        .join(' · '),
      icon: <AgentTile type={type} size={20} />,
      ...(id === coordinatorId && {
        disabled: true,
        disabledReason: intl.formatMessage({ id: 'tasks.form.agents.always' }),
      }),
      ...(!canTakePart(agent) && {
        disabled: true,
        disabledReason: intl.formatMessage({ id: 'tasks.form.agents.offline' }),
      }),
    };
  });

  return (
    <FormSection
      title={intl.formatMessage({ id: 'tasks.form.agents.section.title' })}
      description={intl.formatMessage({ id: 'tasks.form.agents.section.description' })}
      meta={intl.formatMessage(
        { id: 'tasks.form.agents.count' },
        { chosen: involved.length, total: agents.length },
      )}
    >
      <TaskField
        name="agentsInvolved"
        label="tasks.form.agents.label"
        description="tasks.form.agents.description"
        values={{ minimum: bounds.taskAgents.min }}
      >
        {(_input, { value, onValueChange, ...field }) => (
          <CheckboxGroup
            {...field}
            columns={2}
            value={value.map(String)}
            onValueChange={(ids) => {
              const chosen = ids.map(Number);
              // Ticking one who can lead says who leads, where nobody does yet.
              const lead = coordinatorId ?? coordinators.find(({ id }) => chosen.includes(id))?.id;
              if (lead !== undefined && lead !== coordinatorId) {
                setValue('coordinatorId', lead, {
                  shouldDirty: true,
                  shouldValidate: isSubmitted,
                });
              }
              onValueChange(lead === undefined ? chosen : withCoordinator(chosen, lead));
            }}
            options={options}
          />
        )}
      </TaskField>
      <TaskField
        name="coordinatorId"
        label="tasks.form.coordinator.label"
        description="tasks.form.coordinator.description"
      >
        {(_input, { value, onValueChange, ...field }) => (
          <Select
            {...field}
            required
            value={value === null ? '' : String(value)}
            onValueChange={(id) => {
              onValueChange(Number(id));
              involve(getValues('agentsInvolved'), Number(id));
            }}
            placeholder={intl.formatMessage({ id: 'tasks.form.coordinator.placeholder' })}
            options={coordinators.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </TaskField>
    </FormSection>
  );
}
