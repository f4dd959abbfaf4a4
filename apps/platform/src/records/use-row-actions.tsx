import { together } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { AlertDialog, PencilIcon, useToast } from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { useErrorText } from '../base/error-text';
import { useSession } from '../base/session';
import { applyToEach, FailedRows } from './apply-to-each';
import { removalOf } from './removal';
import { meets, type RowAction, type RowActions } from './row-action';
import type { Section } from './section';
import { SeveralActions } from './several-actions';
import { useRecordTools } from './use-record-tools';
import { useRowName } from './use-value-text';

interface RowActionsOptions<Row> {
  /** Opens the form of a row. */
  onEdit?: ((row: Row) => void) | undefined;
  /** Chosen rows are gone, or done with. */
  onDone?: (rows: readonly Row[]) => void;
}

const nothing = () => undefined;
/** Rows a failure names; more are counted. */
const mostNames = 3;

/** An action whose question is open. */
interface Asked<Row> {
  readonly action: RowAction<Row>;
  readonly rows: readonly Row[];
}

type Several<Row> = readonly [row: Row, ...others: Row[]];

/** The actions of a list: menus, buttons, questions, and what is said when one fails. */
export function useRowActions<Row>(
  section: Section<Row>,
  { onEdit, onDone = nothing }: RowActionsOptions<Row> = {},
): RowActions<Row> {
  const intl = useIntl();
  const { list } = useFormats();
  const tools = useRecordTools();
  const { user } = useSession();
  const { toast } = useToast();
  const errorText = useErrorText();
  const nameOf = useRowName(section);
  const [question, setQuestion] = useState<Asked<Row>>();
  const [dialog, setDialog] = useState<{ action: RowAction<Row>; row: Row }>();
  const [busy, setBusy] = useState<RowAction<Row>>();
  const { source, texts } = section;
  const mayWrite = !!user && (source.mayWrite?.(user) ?? true);

  const removal = removalOf(section, nameOf, onDone);
  const edit: RowAction<Row> | undefined = onEdit &&
    source.update && {
      id: 'edit',
      label: 'records.edit',
      icon: <PencilIcon />,
      run: ([row]) => row && onEdit(row),
    };
  const actions = mayWrite
    ? [edit, ...(section.actions ?? []), removal].filter((one) => one !== undefined)
    : [];
  const several = actions.filter(({ rows }) => rows === 'several' || rows === 'both');

  /** Why an action failed; of several rows also which ones. */
  const reasonsOf = (error: unknown, isOfSeveral: boolean): ReactNode => {
    if (!(error instanceof FailedRows)) return errorText(error);
    const byReason = Map.groupBy((error as FailedRows<Row>).rows, (one) => errorText(one.error));
    return [...byReason].map(([value, failed]) => {
      if (!isOfSeveral) return value;
      const names = failed.slice(0, mostNames).map(({ row }) => nameOf(row));
      const count = failed.length - names.length;
      if (count > 0) names.push(intl.formatMessage({ id: 'records.more' }, { count }));
      return (
        <div key={value}>
          {intl.formatMessage({ id: 'shell.labelled' }, { label: list(names), value })}
        </div>
      );
    });
  };
  const perform = async (action: RowAction<Row>, rows: readonly Row[]): Promise<boolean> => {
    try {
      const { each } = action;
      if (each) {
        const { done, failed } = await applyToEach(rows, (row) => each(row, tools));
        onDone(done);
        if (failed.length > 0) throw new FailedRows(failed);
      } else {
        await action.run?.(rows, tools);
        if (rows.length > 1) onDone(rows);
      }
      if (action.done) toast({ tone: 'success', title: intl.formatMessage({ id: action.done }) });
      return true;
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: texts.actionFailed ?? 'records.actionFailed' }),
        description: reasonsOf(error, rows.length > 1),
      });
      return false;
    }
  };
  const run = async (action: RowAction<Row>, rows: readonly Row[]): Promise<boolean> => {
    setBusy(action);
    const isDone = await together(tools.queryClient, () => perform(action, rows));
    setBusy(undefined);
    return isDone;
  };
  const start = async (action: RowAction<Row>, rows: readonly Row[]): Promise<boolean> => {
    const [row] = rows as Several<Row>;
    if (action.Dialog) setDialog({ action, row });
    else if (action.ask && rows.some((one) => meets(one, action.ask?.when)))
      setQuestion({ action, rows });
    else return run(action, rows);
    return false;
  };

  return {
    mayWrite,
    hasMenu: actions.some(({ rows }) => rows !== 'several'),
    of: (row) =>
      actions
        .filter(({ rows = 'one', when }) => rows !== 'several' && meets(row, when))
        .map((action) => ({
          id: action.id,
          label: intl.formatMessage({ id: action.label }),
          icon: action.icon,
          ...(action.tone && { tone: action.tone }),
          onSelect: () => void start(action, [row]),
        })),
    hasSeveral: several.length > 0,
    ofSeveral: (rows) => (
      <SeveralActions
        actions={several}
        rows={rows}
        busy={busy}
        onStart={(action) => void start(action, rows)}
      />
    ),
    perform: async (id, rows) => {
      const action = actions.find((one) => one.id === id);
      return !!action && start(action, rows);
    },
    dialogs: (
      <>
        {question?.action.ask && (
          <AlertDialog
            open
            tone="danger"
            onOpenChange={(open) => !open && setQuestion(undefined)}
            title={intl.formatMessage(
              { id: question.action.ask.title },
              {
                count: question.rows.length,
                name: nameOf((question.rows as Several<Row>)[0]),
              },
            )}
            description={intl.formatMessage({ id: question.action.ask.description })}
            confirmLabel={intl.formatMessage({ id: question.action.ask.confirm })}
            cancelLabel={intl.formatMessage({ id: question.action.ask.cancel })}
            busy={busy?.id === question.action.id}
            onConfirm={() =>
              void run(question.action, question.rows).then(() => setQuestion(undefined))
            }
          />
        )}
        {dialog?.action.Dialog && (
          <dialog.action.Dialog row={dialog.row} onClose={() => setDialog(undefined)} />
        )}
      </>
    ),
  };
}
