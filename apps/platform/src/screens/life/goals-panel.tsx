import { goalState, goalSteps, withTick, type RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  AlertTriangleIcon,
  Button,
  Checkbox,
  Heading,
  Panel,
  PanelSection,
  PencilIcon,
  IconButton,
  PlusIcon,
  Progress,
  Text,
  useToast,
} from '@constella/ui';

import { useErrorText } from '../../base/error-text';
import { useRecordTools } from '../../records/use-record-tools';
import { CategoryIcon } from './category-icons';
import type { LogTarget } from './forms/log-sheet';
import * as styles from './life.css';
import { changeGoal } from './life-store';
import type { Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

type Goal = RowOfRecord<'life_goals'>;

interface GoalsPanelProps {
  life: Life;
  onLog: (target: LogTarget) => void;
}

/** Goals that are not given up: how far each is, and its steps to tick. */
export function GoalsPanel({ life, onLog }: GoalsPanelProps) {
  const intl = useIntl();
  const shown = life.goals.filter(({ status }) => status !== 'canceled' && status !== 'on_hold');
  return (
    <Panel
      title={intl.formatMessage({ id: 'life.category.goals' })}
      titleMeta={intl.formatMessage({ id: 'life.goals.of' }, { count: shown.length })}
      actions={
        <Button size="small" icon={<PlusIcon />} onClick={() => onLog({ form: 'goal' })}>
          {intl.formatMessage({ id: 'life.goal.new' })}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage({ id: 'life.goals.empty' })}
        </Text>
      ) : (
        shown.map((goal) => (
          <PanelSection key={goal.id}>
            <GoalSteps goal={goal} life={life} onEdit={() => onLog({ form: 'goal', goal })} />
          </PanelSection>
        ))
      )}
    </Panel>
  );
}

interface GoalStepsProps {
  goal: Goal;
  life: Pick<Life, 'today' | 'currency'>;
  onEdit?: () => void;
}

/** A goal: its progress is the steps done, and nothing else. */
export function GoalSteps({ goal, life: { today, currency }, onEdit }: GoalStepsProps) {
  const intl = useIntl();
  const tools = useRecordTools();
  const texts = useLifeTexts(currency);
  const { toast } = useToast();
  const errorText = useErrorText();
  const { done, total, progress, pace } = goalState(goal, today, intl.timeZone);
  const isBehind = pace === 'behind';
  const tick = (at: number, completed: boolean) =>
    changeGoal(tools, goal, (now) => withTick(now, at, completed, today)).catch(
      (error: unknown) => {
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'records.notSaved' }),
          description: errorText(error),
        });
      },
    );
  return (
    <article className={styles.goal}>
      <div className={styles.goalHead}>
        <div>
          <Heading level={3} size={16}>
            <bdi>{goal.title}</bdi>
          </Heading>
          <p className={styles.goalFacts}>
            <CategoryIcon category={goal.category} size={14} />
            {intl.formatMessage({ id: `life.category.${goal.category}` })}
            {goal.targetDate && (
              <span>
                {intl.formatMessage({ id: 'life.by' }, { day: texts.day(goal.targetDate) })}
              </span>
            )}
            {onEdit && (
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'records.editRow' }, { name: goal.title })}
                icon={<PencilIcon />}
                onClick={onEdit}
              />
            )}
          </p>
        </div>
        <div className={styles.pace}>
          <span className={isBehind ? styles.late : undefined}>
            {isBehind && <AlertTriangleIcon size={14} />}
            {intl.formatMessage({ id: `life.pace.${pace}` })}
          </span>
          {total > 0 && <div>{intl.formatMessage({ id: 'life.goal.steps' }, { done, total })}</div>}
        </div>
      </div>
      <Progress
        label={goal.title}
        value={progress}
        max={100}
        tone={isBehind ? 'warning' : 'accent'}
      />
      <ul className={styles.list}>
        {goalSteps(goal).map((step, at) => (
          <li key={at} className={styles.row}>
            <Checkbox
              label={step.title}
              checked={step.completed}
              onCheckedChange={(completed) => void tick(at, completed)}
            />
            {(step.doneOn ?? step.due) !== null && (
              <span className={styles.when}>
                {step.completed || step.due === null || step.due >= today
                  ? texts.day(step.doneOn ?? step.due ?? '')
                  : intl.formatMessage({ id: 'life.step.wasDue' }, { day: texts.day(step.due) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
