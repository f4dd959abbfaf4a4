import type { AssistantDefinition, RunEvent, RunSource } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import type { ServerText } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { shortened } from '../../prose/read-brief.js';

/** Characters of a source that tell which one it is. */
const longestExcerpt = 200;

/**
 * The sources of a result, in the run's language: what was asked, the documents, files and earlier runs
 * with it, and the tools that answered.
 */
export function sourcesOf(
  task: Pick<RowOf<'tasks'>, 'title' | 'description' | 'request'>,
  { documents = [] }: AssistantDefinition,
  events: readonly RunEvent[],
  texts: Texts,
  files: readonly RowOf<'attachments'>[],
  earlier: readonly RowOf<'tasks'>[],
): RunSource[] {
  const excerptOf = (text: string) => shortened(text, longestExcerpt);
  const attached = documents.flatMap((name): RunSource[] => {
    const text = task.request?.[name];
    return typeof text === 'string' && text.trim() !== ''
      ? [{ kind: 'document', name, excerpt: excerptOf(text), count: 1 }]
      : [];
  });
  const calls = new Map<string, number>();
  for (const event of events)
    if (event.type === 'tool' && event.result !== undefined)
      calls.set(event.name, (calls.get(event.name) ?? 0) + 1);
  return [
    {
      kind: 'request',
      name: task.title,
      // Lines one after the other would read as one sentence.
      excerpt: excerptOf(task.description.trim().replaceAll(/\s*\n\s*/g, ' / ')),
      count: 1,
    },
    ...attached,
    ...files.map(({ name, pieces: [first] }): RunSource => {
      const excerpt = excerptOf(first?.text ?? '');
      return { kind: 'file', name, excerpt, count: 1, ...(first?.page && { page: first.page }) };
    }),
    ...earlier.map(({ id, title, result }): RunSource => ({
      kind: 'run',
      name: title,
      excerpt: excerptOf(result?.text ?? ''),
      count: 1,
      run: id,
    })),
    ...[...calls].map(([id, count]): RunSource => {
      const name = texts.say(`server.tool.${id}.name` as ServerText['id']);
      return { kind: 'tool', name, count };
    }),
  ];
}
