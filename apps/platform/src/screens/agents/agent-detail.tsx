import { settableAgentStatuses, type Agent, type AgentFigures } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AgentTile,
  Badge,
  Button,
  ButtonLink,
  CopyIcon,
  DownloadIcon,
  IconButton,
  Identity,
  Inline,
  KeyValue,
  Panel,
  PanelSection,
  PencilIcon,
  StatusDot,
  Stack,
  Text,
  TrashIcon,
  TruncatedText,
  XIcon,
} from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { download } from '../../base/download';
import { noValue } from '../../base/lists/no-value';
import { paths } from '../../base/paths';
import * as styles from './agent-detail.css';
import { agentFileName, agentFileText } from './agent-file';
import { AgentEditor } from './agent-editor';
import { AgentRuns } from './agent-runs';
import { AgentTools } from './agent-tools';
import { agentDots } from '../../base/agent-status';
import { AgentVersions } from './agent-versions';
import { useAgentActions } from './use-agent-actions';
import { useModelName } from '../../assistants/shared/model-test/use-model-name';

/** An agent with its figures. */
interface ShownAgent {
  agent: Agent;
  stats: AgentFigures;
}

/** One agent: what can be done with it under its name, status, figures, settings, last runs. */
export function AgentDetail({ row, onClose }: { row: ShownAgent; onClose: () => void }) {
  const intl = useIntl();
  const { agent } = row;
  return (
    <Panel padding="none" aria-label={agent.name} className={styles.detail}>
      <PanelSection>
        <Stack gap={12}>
          <Inline justify="between" wrap={false} align="start">
            <Identity
              media={<AgentTile type={agent.type} size={40} atWork={agent.status === 'busy'} />}
              title={agent.name}
              detail={[
                intl.formatMessage({ id: `agents.type.${agent.type}` }),
                intl.formatMessage({
                  id: `agents.specialization.${agent.settings.specialization}`,
                }),
              ]}
            />
            <IconButton
              variant="quiet"
              size="small"
              icon={<XIcon />}
              label={intl.formatMessage({ id: 'shell.action.close' })}
              onClick={onClose}
            />
          </Inline>
          <AgentActions agent={agent} onDeleted={onClose} />
        </Stack>
      </PanelSection>
      <AgentStatus agent={agent} />
      <AgentFigures row={row} />
      <AgentSettings agent={agent} />
      <AgentTools agentId={agent.id} />
      <AgentRuns agentId={agent.id} />
    </Panel>
  );
}

function AgentStatus({ agent }: { agent: Agent }) {
  const intl = useIntl();
  const { setStatus } = useAgentActions();
  const change = useMutation({
    mutationFn: (status: (typeof settableAgentStatuses)[number]) => setStatus(agent.id, status),
  });
  return (
    <PanelSection>
      <Inline justify="between">
        <StatusDot
          status={agentDots[agent.status]}
          label={intl.formatMessage({ id: `agents.status.${agent.status}` })}
        />
        <Inline gap={6}>
          {settableAgentStatuses
            .filter((status) => status !== agent.status)
            .map((status) => (
              <Button
                key={status}
                size="small"
                busy={change.isPending && change.variables === status}
                onClick={() => change.mutate(status)}
              >
                {intl.formatMessage({ id: `agents.detail.set.${status}` })}
              </Button>
            ))}
        </Inline>
      </Inline>
      <div role="alert">
        {change.isError && (
          <Text size={12} tone="danger">
            {intl.formatMessage({ id: 'errors.status.fallback' })}
          </Text>
        )}
      </div>
    </PanelSection>
  );
}

function AgentFigures({ row: { stats } }: { row: ShownAgent }) {
  const intl = useIntl();
  const { number } = useFormats();
  const figures = [
    {
      value: stats.successRate === null ? noValue : number(stats.successRate, { style: 'percent' }),
      label: intl.formatMessage({ id: 'agents.detail.success' }),
    },
    { value: number(stats.runs), label: intl.formatMessage({ id: 'agents.detail.runs' }) },
    {
      value:
        stats.pointsPerRun === null
          ? noValue
          : number(stats.pointsPerRun, { maximumFractionDigits: 1 }),
      label: intl.formatMessage({ id: 'agents.detail.points' }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AgentSettings({ agent: { settings, createdAt } }: { agent: Agent }) {
  const intl = useIntl();
  const { number, date } = useFormats();
  const modelName = useModelName();
  const text = intl.formatMessage;
  return (
    <PanelSection titleAs="h2" title={text({ id: 'agents.detail.settings' })}>
      <KeyValue
        items={[
          { label: text({ id: 'agents.detail.model' }), value: modelName(settings.model) },
          {
            label: text({ id: 'agents.detail.provider' }),
            value: text(
              {
                id: settings.allowFallback
                  ? 'agents.detail.fallbackOn'
                  : 'agents.detail.fallbackOff',
              },
              { provider: text({ id: `agents.provider.${settings.preferredProvider}` }) },
            ),
          },
          {
            label: text({ id: 'agents.detail.temperature' }),
            value: number(settings.temperature, { minimumFractionDigits: 2 }),
          },
          { label: text({ id: 'agents.detail.maxTokens' }), value: number(settings.maxTokens) },
          {
            label: text({ id: 'agents.detail.memory' }),
            value: text(
              { id: 'agents.detail.memoryValue' },
              {
                type: text({ id: `agents.memory.${settings.memoryType}` }),
                depth: number(settings.memoryDepth),
              },
            ),
          },
          { label: text({ id: 'agents.detail.created' }), value: date(createdAt) },
        ]}
      />
      <Inline gap={6} as="ul" className={styles.capabilities}>
        {settings.capabilities.map((capability) => (
          <li key={capability}>
            <Badge>{text({ id: `agents.capability.${capability}` })}</Badge>
          </li>
        ))}
      </Inline>
      {settings.systemPrompt && (
        <>
          <Text size={13} tone="muted" className={styles.promptLabel}>
            {text({ id: 'agents.form.systemPrompt.label' })}
          </Text>
          <TruncatedText lines={4} whole="expand" dir="auto" className={styles.prompt}>
            {settings.systemPrompt}
          </TruncatedText>
        </>
      )}
    </PanelSection>
  );
}

function AgentActions({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const intl = useIntl();
  const { duplicate, remove } = useAgentActions();
  const [isEditing, setEditing] = useState(false);
  const copy = useMutation({ mutationFn: () => duplicate(agent) });
  const deletion = useMutation({ mutationFn: () => remove(agent), onSuccess: onDeleted });
  return (
    <div>
      <Inline gap={4}>
        <ButtonLink size="small" href={`${paths.agents}?tab=collaborate&agent=${agent.id}`}>
          {intl.formatMessage({ id: 'agents.detail.useInTask' })}
        </ButtonLink>
        <Button size="small" icon={<PencilIcon />} onClick={() => setEditing(true)}>
          {intl.formatMessage({ id: 'agents.detail.edit' })}
        </Button>
        <AgentVersions agent={agent} />
        <IconButton
          size="small"
          icon={<CopyIcon />}
          label={intl.formatMessage({ id: 'agents.detail.duplicate' })}
          busy={copy.isPending}
          onClick={() => copy.mutate()}
        />
        <IconButton
          size="small"
          icon={<DownloadIcon />}
          label={intl.formatMessage({ id: 'agents.detail.export' })}
          onClick={() =>
            download(
              new Blob([agentFileText(agent)], { type: 'application/json' }),
              agentFileName(agent.name),
            )
          }
        />
        <IconButton
          size="small"
          variant="dangerQuiet"
          icon={<TrashIcon />}
          label={intl.formatMessage({ id: 'agents.detail.delete' })}
          busy={deletion.isPending}
          onClick={() => deletion.mutate()}
        />
      </Inline>
      <div role="alert">
        {deletion.error && (
          <Text size={12} tone="danger">
            <ErrorText error={deletion.error} />
          </Text>
        )}
      </div>
      <AgentEditor agent={agent} open={isEditing} onOpenChange={setEditing} />
    </div>
  );
}
