import type { Agent } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { queries, rowMutations, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Link, Panel, Select, Skeleton, SkeletonGroup, StatusDot, Text } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { agentDots } from '../../../base/agent-status';
import { useErrorText } from '../../../base/error-text';
import { paths } from '../../../base/paths';
import { useRecordTools } from '../../../records/use-record-tools';
import { MentorTile } from '../collaboration/mentor-tile';
import { MentorsFailed, PlanPage } from '../collaboration/plan-page';
import { TeamPanel } from '../collaboration/team-panel';
import { useMentors } from '../collaboration/use-plan-choice';
import * as styles from './mentor-agents.css';

/** Stands for no agent. */
const nobody = 'none';

/** `/personal/learning-assistant/agents`: the agents that speak for the mentors of a plan. */
export function MentorAgentsScreen() {
  return (
    <PlanPage title="shell.title.learningAgents" about="mentors.agents.about">
      {(plan) => <MentorAgents key={plan.id} plan={plan} />}
    </PlanPage>
  );
}

function MentorAgents({ plan }: { plan: RowOfRecord<'learning_plans'> }) {
  const { mentors, error, retry } = useMentors(plan.id);
  const agents = useQuery(queries.agents(useApi()));
  const failed = error ?? agents.error;
  if (failed)
    return <MentorsFailed error={failed} onRetry={error ? retry : () => void agents.refetch()} />;
  if (!mentors || !agents.data)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={420} />
      </SkeletonGroup>
    );
  if (mentors.length === 0) return <TeamPanel plan={plan} mentors={mentors} leadsTo="speakers" />;
  return (
    <Panel padding="none">
      <ul className={styles.list}>
        {mentors.map((mentor) => (
          <Mentor key={mentor.id} mentor={mentor} agents={agents.data} />
        ))}
      </ul>
    </Panel>
  );
}

interface MentorProps {
  mentor: RowOfRecord<'mentors'>;
  agents: readonly Agent[];
}

/** A mentor, and the agent that speaks for it. */
function Mentor({ mentor, agents }: MentorProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { list } = useFormats();
  const { api, queryClient } = useRecordTools();
  const change = useMutation(rowMutations.update(api, queryClient, 'mentors'));
  const agent = agents.find(({ id }) => id === mentor.agentId);
  const role = intl.formatMessage({ id: `mentors.role.${mentor.role}` });
  return (
    <li className={styles.mentor}>
      <div className={styles.who}>
        <MentorTile role={mentor.role} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            {role}
            {mentor.name !== role && <bdi className={styles.quiet}>{mentor.name}</bdi>}
          </h2>
          <p className={styles.detail}>
            {intl.formatMessage({ id: `mentors.role.${mentor.role}.about` })}
          </p>
          {mentor.expertise.length > 0 && (
            <p className={styles.detail}>
              {intl.formatMessage(
                { id: 'shell.labelled' },
                {
                  label: intl.formatMessage({ id: 'mentors.agents.expertise' }),
                  value: list(mentor.expertise, 'unit'),
                },
              )}
            </p>
          )}
        </div>
      </div>
      <div className={styles.agent}>
        <Select
          label={intl.formatMessage({ id: 'mentors.agents.agent' })}
          value={agent ? String(agent.id) : nobody}
          onValueChange={(next) =>
            change.mutate({
              id: mentor.id,
              revision: mentor.revision,
              changes: { agentId: next === nobody ? null : Number(next) },
            })
          }
          options={[
            { value: nobody, label: intl.formatMessage({ id: 'mentors.agents.none' }) },
            ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {agent && (
          <p className={styles.state}>
            <StatusDot
              status={agentDots[agent.status]}
              label={intl.formatMessage({ id: `agents.status.${agent.status}` })}
            />
            <Link href={`${paths.agents}?tab=manage&agent=${agent.id}`}>
              {intl.formatMessage({ id: 'mentors.agents.open' })}
            </Link>
          </p>
        )}
        <div role="alert">
          {change.error && (
            <Text size={12} tone="danger">
              {intl.formatMessage(
                { id: 'shell.labelled' },
                {
                  label: intl.formatMessage({ id: 'mentors.agents.failed' }),
                  value: errorText(change.error),
                },
              )}
            </Text>
          )}
        </div>
      </div>
    </li>
  );
}
