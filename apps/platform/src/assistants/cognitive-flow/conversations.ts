import { bounds, startOf, type Task } from '@constella/api-client';

/** Questions that go on from each other. */
export interface Conversation {
  /** The run that began it; it holds the conversation's name and pin. */
  id: number;
  /** Its title. */
  title: string;
  pinned: boolean;
  /** The run of the last question. */
  latest: Task;
}

/** The run a question's conversation began with; itself, when it began one. */
export function conversationOf({ id, request }: Pick<Task, 'id' | 'request'>): number {
  const first = request?.['conversation'];
  return typeof first === 'number' ? first : id;
}

interface Exchange {
  question: string;
  answer: string;
}

/** Questions and answers before a run, oldest first. */
export function earlierOf({ request }: Pick<Task, 'request'>): Exchange[] {
  const earlier = request?.['earlier'];
  return Array.isArray(earlier) ? (earlier as Exchange[]) : [];
}

/** Bytes of a request that are left for what was said before, whatever is asked and attached. */
const room = bounds.requestBody.max - 2 * 4 * bounds.prompt.max;

const sizeOf = (exchange: Exchange): number =>
  new TextEncoder().encode(JSON.stringify(exchange)).length;

/**
 * The data a question goes on from: the conversation, and as much of it as a request can carry
 * along.
 */
export function goingOnFrom(
  task: Task,
  answer: string,
): { conversation: number; earlier: Exchange[] } {
  const said = [
    ...earlierOf(task),
    // An answer may be longer than what is carried along of it.
    { question: questionOf(task), answer: startOf(answer, bounds.longText.max) },
  ].slice(-bounds.flowEarlier.max);
  let left = room;
  const lastLeftOut = said.findLastIndex((exchange) => {
    left -= sizeOf(exchange);
    return left < 0;
  });
  return { conversation: conversationOf(task), earlier: said.slice(lastLeftOut + 1) };
}

/** The question of a run, as it was typed. */
export const questionOf = ({ request, title }: Pick<Task, 'request' | 'title'>): string =>
  typeof request?.['question'] === 'string' ? request['question'] : title;

/** The text that went along with a question; empty when there was none. */
export const contextOf = ({ request }: Pick<Task, 'request'>): string =>
  typeof request?.['context'] === 'string' ? request['context'] : '';

/** The runs that conversations began with and that are not among some of their runs. */
export function beginningsOf(runs: readonly Task[]): number[] {
  const known = new Set(runs.map(({ id }) => id));
  return [...new Set(runs.map(conversationOf))].filter((id) => !known.has(id));
}

/**
 * The conversations some runs belong to, pinned ones first, then by their last question.
 *
 * @param runs newest first
 * @param beginnings the runs of `beginningsOf`, as far as they are known
 */
export function conversationsIn(
  runs: readonly Task[],
  beginnings: readonly Task[] = [],
): Conversation[] {
  const first = new Map([...beginnings, ...runs].map((run) => [run.id, run]));
  const found = new Map<number, Conversation>();
  for (const latest of runs) {
    const id = conversationOf(latest);
    if (found.has(id)) continue;
    const begun = first.get(id);
    found.set(id, {
      id,
      title: begun?.title ?? earlierOf(latest)[0]?.question ?? latest.title,
      pinned: begun?.pinned === true,
      latest,
    });
  }
  return [...found.values()].toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
