import { mentorRoles, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Panel, Text } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { ErrorText } from '../../../base/error-text';
import { useRecordTools } from '../../../records/use-record-tools';
import { paths } from '../../../base/paths';
import * as styles from './collaboration.css';
import { MentorTile } from './mentor-tile';
import { useMentors } from './use-plan-choice';

interface TeamPanelProps {
  plan: RowOfRecord<'learning_plans'>;
  mentors: readonly RowOfRecord<'mentors'>[];
  /** Beside the plan it leads to the questions, beside those to who speaks for the mentors. */
  leadsTo: 'questions' | 'speakers';
}

/** The mentors of a plan: who they are and what each looks at. */
export function TeamPanel({ plan, mentors, leadsTo }: TeamPanelProps) {
  const intl = useIntl();
  const { api, queryClient } = useRecordTools();
  const make = useMutation({
    mutationFn: async () => {
      const team = await rowMutations.create(api, queryClient, 'mentor_teams').mutationFn({
        planId: plan.id,
        name: intl.formatMessage({ id: 'mentors.team.name' }, { plan: plan.title }),
      });
      const { mutationFn } = rowMutations.create(api, queryClient, 'mentors');
      // One after the other: their order is that of the roles.
      for (const role of mentorRoles)
        await mutationFn({
          teamId: team.id,
          role,
          name: intl.formatMessage({ id: `mentors.role.${role}` }),
          expertise: [plan.customTopic ?? plan.title],
        });
    },
  });
  if (mentors.length === 0)
    return (
      <Panel title={intl.formatMessage({ id: 'mentors.team' })}>
        <div className={styles.stack}>
          <Text as="p" weight="strong">
            {intl.formatMessage({ id: 'mentors.team.none' })}
          </Text>
          <Text as="p" size={13} tone="muted">
            {intl.formatMessage({ id: 'mentors.team.noneDescription' })}
          </Text>
          <div>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {intl.formatMessage({ id: 'mentors.team.create' })}
            </Button>
            <div role="alert">{make.error && <ErrorText error={make.error} />}</div>
          </div>
        </div>
      </Panel>
    );
  return (
    <Panel
      padding="none"
      title={intl.formatMessage({ id: 'mentors.team' })}
      actions={
        <ButtonLink
          size="small"
          href={
            leadsTo === 'questions' ? paths.learningMentors(plan.id) : paths.learningAgents(plan.id)
          }
        >
          {intl.formatMessage({
            id: leadsTo === 'questions' ? 'mentors.ask.title' : 'mentors.speakers',
          })}
        </ButtonLink>
      }
    >
      <ul className={styles.list}>
        {mentors.map(({ id, role, name, bio }) => {
          const word = intl.formatMessage({ id: `mentors.role.${role}` });
          return (
            <li key={id} className={styles.mentor}>
              <MentorTile role={role} />
              <div className={styles.words}>
                <p className={styles.name}>
                  {word}
                  {name !== word && <bdi className={styles.quiet}>{name}</bdi>}
                </p>
                <p className={styles.detail} dir="auto">
                  {bio || intl.formatMessage({ id: `mentors.role.${role}.about` })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The mentors of a plan, beside it: nothing while they are on the way or did not come. */
export function PlanMentors({ plan }: Pick<TeamPanelProps, 'plan'>) {
  const { mentors } = useMentors(plan.id);
  return mentors ? <TeamPanel plan={plan} mentors={mentors} leadsTo="questions" /> : null;
}
