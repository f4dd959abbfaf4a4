import { bounds, type AssistantRequest } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  Button,
  ButtonLink,
  CheckboxGroup,
  ChevronDownIcon,
  Popover,
  ScrollArea,
  Stack,
  Text,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { paths } from '../../base/paths';
import { QuestionField } from './question-field';

const { max } = bounds.flowAgents;

/** Which of one's own agents think along; none leaves it to the platform's. */
export function AgentChoice() {
  const intl = useIntl();
  const { data: agents } = useQuery(queries.agents(useApi()));
  const chosen =
    useWatch<AssistantRequest<'cognitive-flow'>, 'agents'>({ name: 'agents' })?.length ?? 0;
  const options = (agents ?? []).map(({ id, name, type }) => ({
    value: String(id),
    label: name,
    description: intl.formatMessage({ id: `agents.type.${type}` }),
    icon: <AgentTile type={type} size={20} />,
  }));
  return (
    <Popover
      size="large"
      title={intl.formatMessage({ id: 'flow.agents' })}
      trigger={
        <Button variant="quiet" size="small" iconEnd={<ChevronDownIcon size={14} />}>
          {chosen > 0
            ? intl.formatMessage({ id: 'flow.agentsChosen' }, { count: chosen })
            : intl.formatMessage({ id: 'flow.agentsAuto' })}
        </Button>
      }
    >
      {agents?.length === 0 ? (
        <Stack gap={12}>
          <Text>{intl.formatMessage({ id: 'flow.agentsNone' })}</Text>
          <ButtonLink size="small" href={`${paths.agents}?tab=create`}>
            {intl.formatMessage({ id: 'flow.agentsCreate' })}
          </ButtonLink>
        </Stack>
      ) : (
        <ScrollArea label={intl.formatMessage({ id: 'flow.agents' })} maxBlockSize={320}>
          <QuestionField
            name="agents"
            label="flow.agents"
            description="flow.agentsHint"
            values={{ max }}
          >
            {(_input, { value = [], onValueChange, ...field }) => (
              <CheckboxGroup
                {...field}
                labelHidden
                value={value.map(String)}
                onValueChange={(ids) => onValueChange(ids.map(Number))}
                options={options.map((option) =>
                  value.length >= max && !value.includes(Number(option.value))
                    ? { ...option, disabled: true }
                    : option,
                )}
              />
            )}
          </QuestionField>
        </ScrollArea>
      )}
    </Popover>
  );
}
