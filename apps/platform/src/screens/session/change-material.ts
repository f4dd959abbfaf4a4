import { rowsOf, currentIn, type Client, type Task } from '@constella/api-client';
import { materialOf, type LearningCard, type RowOfRecord } from '@constella/api-client/contract';

type Row = RowOfRecord<'learning_contents'>;
type Change = (cards: readonly LearningCard[]) => readonly LearningCard[];

/** Times somebody else may be faster. */
const mostConflicts = 5;

/**
 * Changes the cards of a material and gives its row back. Material of a run is changed in the run, so
 * that it has a version and its row follows; else the row is changed, and its earlier state kept.
 */
export async function changeCards(client: Client, row: Row, change: Change): Promise<Row> {
  const rows = rowsOf(client, 'learning_contents');
  const { taskId } = materialOf(row.content);
  const task = taskId === undefined ? undefined : await runOf(client, taskId);
  if (task) {
    await inRun(client, task, change);
    return rows.get(row.id);
  }
  let current = row;
  for (let conflicts = 0; ; conflicts += 1) {
    const content = { ...current.content, cards: change(materialOf(current.content).cards) };
    try {
      const changed = await rows.update(row.id, { content }, { revision: current.revision });
      await keepVersion(client, current);
      return changed;
    } catch (error) {
      const other = currentIn<Row>(error);
      if (!other || conflicts === mostConflicts) throw error;
      current = other;
    }
  }
}

/** The run; undefined when it is not there any more. */
const runOf = (client: Client, id: number): Promise<Task | undefined> =>
  client.task(id).then(
    (task) => (task.result ? task : undefined),
    () => undefined,
  );

async function inRun(client: Client, run: Task, change: Change): Promise<void> {
  let task = run;
  for (let conflicts = 0; ; conflicts += 1) {
    const { cards } = materialOf(task.result ?? {});
    try {
      await client.saveResult(
        task.id,
        { result: { ...task.result, cards: change(cards) } },
        { version: task.version ?? undefined },
      );
      return;
    } catch (error) {
      const other = currentIn<Task>(error);
      if (!other || conflicts === mostConflicts) throw error;
      task = other;
    }
  }
}

/** The state a row had, as a version of it. */
async function keepVersion(client: Client, { id, content }: Row): Promise<void> {
  const versions = rowsOf(client, 'content_versions');
  const { rows } = await versions.list({
    where: { contentId: id },
    sort: '-versionNumber',
    limit: 1,
  });
  await versions.create({
    contentId: id,
    versionNumber: (rows[0]?.versionNumber ?? 0) + 1,
    content,
  });
}
