import { ruleNames, totalScore, type Scores } from './rules';
import type { BriefRun } from './run-brief';

/** A run and its scores, or why there is none. */
export interface Evaluated {
  readonly assistant: string;
  readonly name: string;
  readonly locale: string;
  readonly isBad: boolean;
  readonly run?: BriefRun | undefined;
  readonly scores?: Scores | undefined;
  readonly note?: string | undefined;
}

const percent = (score: number | null): string =>
  score === null ? '–' : String(Math.round(score * 100));

/** Rows below one another, the first column to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) =>
      widths
        .map((width, at) =>
          at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The scores of all briefs, in percent, and the mean of those that were answered. */
export function scoreTable(all: readonly Evaluated[]): string {
  const rows = all.map(({ assistant, name, locale, scores, note }) => [
    `${assistant}/${name}`,
    locale,
    ...(scores
      ? [...ruleNames.map((rule) => percent(scores[rule].score)), percent(totalScore(scores))]
      : [...ruleNames.map(() => ''), note ?? '']),
  ]);
  const scored = all.flatMap(({ scores }) => (scores ? [scores] : []));
  const mean = (values: readonly number[]) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
  const means = [
    `mean of ${scored.length}`,
    '',
    ...ruleNames.map((rule) =>
      percent(mean(scored.flatMap(({ [rule]: { score } }) => (score === null ? [] : [score])))),
    ),
    percent(mean(scored.map(totalScore))),
  ];
  return table(['brief', 'lang', ...ruleNames, 'total'], [...rows, means]);
}

/** What is missing or wrong in each answer. */
export const reasonList = (all: readonly Evaluated[]): string =>
  all
    .flatMap(({ assistant, name, scores }) => {
      const lines = ruleNames.flatMap((rule) =>
        (scores?.[rule].reasons ?? []).map((reason) => `  ${rule}: ${reason}`),
      );
      return lines.length > 0 ? [`${assistant}/${name}`, ...lines] : [];
    })
    .join('\n');

/** The requests of all runs: what was asked for, with how much room, and how many at a time. */
export const requestTable = (all: readonly Evaluated[]): string =>
  table(
    ['step', 'schema', 'tools', 'tokens in', 'room', 'tokens out', 'parallel', 'ms'],
    all.flatMap(({ assistant, name, run }) =>
      run
        ? [
            [`${assistant}/${name}`],
            ...run.requests.map((one) => [
              `  ${one.step}${one.entry ? ` (${one.entry})` : ''}`,
              one.schema ?? 'text',
              one.tools.join(' ') || 'none',
              String(one.inputTokens),
              String(one.maxTokens),
              String(one.outputTokens),
              String(one.parallel),
              String(one.milliseconds),
            ]),
          ]
        : [],
    ),
  );

/** What the model was sent in every step of all runs. */
export const promptList = (all: readonly Evaluated[]): string =>
  all
    .flatMap(({ assistant, name, run }) =>
      (run?.requests ?? []).map(
        ({ step, entry, prompt }) =>
          `===== ${assistant}/${name}, ${step}${entry ? ` (${entry})` : ''}\n\n${prompt}`,
      ),
    )
    .join('\n\n');
