import type { AgentTool } from '@constella/api-client';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  CheckboxGroup,
  Dialog,
  Inline,
  Link,
  PanelSection,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';

/** The tools of connected servers an agent may call in runs, and the way to choose them. */
export function AgentTools({ agentId }: { agentId: number }) {
  const intl = useIntl();
  const tools = useQuery(queries.agentTools(useApi(), agentId));
  const [isChoosing, setChoosing] = useState(false);
  const given = tools.data?.filter(({ state }) => state !== 'none') ?? [];
  return (
    <PanelSection titleAs="h2" title={intl.formatMessage({ id: 'agents.tools.title' })}>
      {tools.isPending && (
        <SkeletonGroup>
          <Skeleton lines={1} />
        </SkeletonGroup>
      )}
      {tools.isError && (
        <Text size={13} tone="danger">
          <ErrorText error={tools.error} />
        </Text>
      )}
      {tools.data && (
        <Stack gap={8}>
          {given.length === 0 ? (
            <Text size={13} tone="muted">
              {intl.formatMessage({
                id: tools.data.length > 0 ? 'agents.tools.none' : 'agents.tools.noServer',
              })}
            </Text>
          ) : (
            <Inline gap={6} as="ul">
              {given.map(({ id, name, state }) => (
                <li key={id}>
                  <Badge tone={state === 'changed' ? 'warning' : 'neutral'}>
                    {state === 'changed'
                      ? intl.formatMessage({ id: 'agents.tools.changed' }, { name })
                      : name}
                  </Badge>
                </li>
              ))}
            </Inline>
          )}
          {tools.data.length > 0 ? (
            <div>
              <Button size="small" onClick={() => setChoosing(true)}>
                {intl.formatMessage({ id: 'agents.tools.choose' })}
              </Button>
            </div>
          ) : (
            <Link href={paths.physicalWorld}>
              {intl.formatMessage({ id: 'shell.title.physicalWorld' })}
            </Link>
          )}
          {isChoosing && (
            <ToolChoice agentId={agentId} tools={tools.data} onClose={() => setChoosing(false)} />
          )}
        </Stack>
      )}
    </PanelSection>
  );
}

interface ToolChoiceProps {
  agentId: number;
  tools: readonly AgentTool[];
  onClose: () => void;
}

/** Every tool on offer, with what it does and whether it asks first; allowed as it is described now. */
function ToolChoice({ agentId, tools, onClose }: ToolChoiceProps) {
  const intl = useIntl();
  const api = useCalls();
  const [chosen, setChosen] = useState(
    tools.filter(({ state }) => state === 'allowed').map(({ id }) => String(id)),
  );
  const save = useMutation({
    mutationFn: () => api.setAgentTools(agentId, { tools: chosen.map(Number) }),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage({ id: 'agents.tools.choose' })}
      description={intl.formatMessage({ id: 'agents.tools.about' })}
      footer={
        <Inline gap={8} justify="end">
          <Button onClick={onClose}>{intl.formatMessage({ id: 'agents.tools.cancel' })}</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {intl.formatMessage({ id: 'agents.tools.save' })}
          </Button>
        </Inline>
      }
    >
      <Stack gap={12}>
        <CheckboxGroup
          label={intl.formatMessage({ id: 'agents.tools.title' })}
          labelHidden
          value={chosen}
          onValueChange={(next) => setChosen([...next])}
          options={tools.map(({ id, name, server, asksFirst, description }) => ({
            value: String(id),
            label: name,
            description: [
              server,
              asksFirst && intl.formatMessage({ id: 'agents.tools.asksFirst' }),
              description,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        <div role="alert">{save.error && <ErrorText error={save.error} />}</div>
      </Stack>
    </Dialog>
  );
}
