import { goalState, lifeGoalStatuses, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { KanbanBoard, useToast, type KanbanCard, type KanbanMove } from '@constella/ui';

import { useErrorText } from '../../base/error-text';
import { factsLine } from '../../base/lists/facts-line';
import { recordSection } from '../../records/record-source';
import type { BoardProps, RowFormProps } from '../../records/section';
import { useRecordTools } from '../../records/use-record-tools';
import { GoalForm } from './forms/log-sheet';
import { changeGoal } from './life-store';
import { useLife } from './use-life';
import { useLifeTexts } from './use-life-texts';

type Goal = RowOfRecord<'life_goals'>;

/** Goals as a list, and as a board by how they stand. */
export const goalsSection = recordSection('life_goals', {
  texts: {
    title: 'life.category.goals',
    empty: 'life.nothing',
    emptyDescription: 'life.goals.empty',
  },
  sort: 'priority',
  columns: [
    { field: 'title', label: 'life.form.title', sort: true, width: 280 },
    {
      field: 'category',
      label: 'life.form.category',
      words: (category) => `life.category.${category}`,
      filter: true,
    },
    {
      field: 'status',
      label: 'life.form.status',
      words: (status) => `life.goalStatus.${status}`,
      tones: {
        active: 'accent',
        completed: 'success',
        on_hold: 'outline',
        canceled: 'neutral',
        in_progress: 'accent',
      },
      filter: true,
      stack: 'end',
    },
    { field: 'progress', label: 'life.goal.progress', sort: 'descending' },
    // A day is longer than half a line of a phone.
    { field: 'targetDate', label: 'life.form.targetDate', sort: true, stack: 'short' },
    { field: 'priority', label: 'life.form.priority', sort: true, stack: 'short' },
  ],
  actions: [
    {
      id: 'hold',
      label: 'life.goal.hold',
      rows: 'both',
      when: { status: ['active', 'in_progress'] },
      each: (goal, { api, queryClient }) =>
        rowMutations
          .update(api, queryClient, 'life_goals')
          .mutationFn({ id: goal.id, revision: goal.revision, changes: { status: 'on_hold' } }),
    },
  ],
  form: { create: 'life.goal.new', Form: GoalRowForm },
  board: { View: GoalsBoard, without: ['status'] },
});

function GoalRowForm({ row, onSaved }: RowFormProps<Goal>) {
  return <GoalForm goal={row} onClose={() => onSaved(row ?? ({} as Goal))} />;
}

interface GoalCard extends KanbanCard {
  readonly goal: Goal;
}

/** Goals in columns by status; putting one elsewhere says that it stands there. */
function GoalsBoard({ rows, actions, onOpen }: BoardProps<Goal>) {
  const intl = useIntl();
  const tools = useRecordTools();
  const { life } = useLife();
  const texts = useLifeTexts(life?.currency ?? 'USD');
  const { toast } = useToast();
  const errorText = useErrorText();
  const cards = rows.map((goal): GoalCard => ({
    id: String(goal.id),
    column: goal.status,
    title: goal.title,
    goal,
  }));
  const move = async ({ card, to }: KanbanMove) => {
    const moved = cards.find(({ id }) => id === card);
    const status = lifeGoalStatuses.find((one) => one === to.column);
    if (!moved || !status) return;
    try {
      await changeGoal(tools, moved.goal, () => ({ status }));
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'records.notSaved' }),
        description: errorText(error),
      });
    }
  };
  return (
    <KanbanBoard
      label={intl.formatMessage({ id: 'life.category.goals' })}
      columns={lifeGoalStatuses.map((id) => ({
        id,
        title: intl.formatMessage({ id: `life.goalStatus.${id}` }),
      }))}
      cards={cards}
      headingAs="h2"
      onMove={(moved) => void move(moved)}
      onCardPress={({ goal }) => onOpen(goal)}
      cardActions={({ goal }) => actions.of(goal)}
      renderCard={({ goal }) => {
        const { done, total, pace } = goalState(goal, life?.today ?? '', intl.timeZone);
        return factsLine([
          ...(total > 0 ? [intl.formatMessage({ id: 'life.goal.steps' }, { done, total })] : []),
          goal.targetDate
            ? intl.formatMessage({ id: 'life.by' }, { day: texts.day(goal.targetDate) })
            : intl.formatMessage({ id: `life.pace.${pace}` }),
        ]);
      }}
    />
  );
}
