// `tsx --conditions=@constella/source scripts/evals/record-examples.ts`: writes the recording of every
// brief that a finished example answers. What each step would have been answered is read out of the
// example's result; its citations are numbered as the passages of the run are.
import { readFile, writeFile } from 'node:fs/promises';

import type { AssistantId, RunSource } from '@constella/api-client/contract';

import { formatted } from '../formatted';
import { readBriefs, recordingPath, type KeptBrief, type Recording } from './briefs';
import { startReplay } from './replay';
import type { BriefRun } from './run-brief';

/**
 * The briefs the finished examples answer. What the regulation monitor finds is what is stored, which
 * an example brings along: its answer is written by hand.
 */
const answered: Readonly<Partial<Record<AssistantId, string>>> = {
  'cognitive-flow': 'bread-left-over',
  collaboration: 'rain-jackets-nordics',
  'compliance-policy': 'clinic-privacy',
  'compliance-risk': 'furniture-shop',
  creative: 'pharmacy-cafe',
  decision: 'fulfillment-site',
  'document-generator': 'showroom-lease',
  innovation: 'library-at-night',
  'risk-assessment': 'warehouse-move',
  training: 'phishing-at-reception',
  'travel-plan': 'lisbon-birthday',
  writing: 'bread-diary',
};
/** The day the examples are from. */
const day = '2026-11-20';
const writtenBy = 'The team, from the finished example of the assistant; no model wrote it.';

// oxlint-disable-next-line typescript/no-explicit-any -- each assistant's result has parts of its own
type Result = any;
type Answers = Recording['answers'];

/** The answers of the steps, as a result implies them. */
const answersOf: Readonly<Partial<Record<AssistantId, (result: Result, said: Said) => Answers>>> = {
  'cognitive-flow': (result, { of, by }) => ({
    comprehend: of('comprehend'),
    reason: of('reason'),
    contribute: by('contribute'),
    decide: of('decide'),
    answer: result.text,
    reflect: of('reflect'),
    continue: { followUps: result.followUps, assistant: null },
  }),
  collaboration: (result, { of, by }) => ({
    frame: of('frame'),
    contribute: by('contribute'),
    merge: of('merge'),
    result: result.text,
  }),
  'compliance-policy': ({ title, sections, checks }) => ({
    outline: { title, headings: sections.map(({ heading }: Result) => heading) },
    draft: { bodies: sections.map(({ body }: Result) => body) },
    review: { checks },
  }),
  'compliance-risk': registerAnswers,
  'risk-assessment': registerAnswers,
  creative: ({ variants }) => ({
    directions: {
      directions: variants.map(({ direction, note }: Result) => ({ title: direction, idea: note })),
    },
    variants: { texts: variants.map(({ text }: Result) => text) },
    refine: { changes: [] },
  }),
  decision: (result, { of }) => ({
    frame: { options: result.options, criteria: result.criteria },
    gather: of('gather'),
    method: Object.fromEntries(
      result.sections.map(({ method, summary, lists, amounts }: Result) => [
        method,
        { summary, lists, amounts },
      ]),
    ),
    synthesise: {
      scores: result.scores.map(({ option, criterion, score, reason }: Result) => ({
        option,
        criterion,
        score: Math.round(score),
        reason,
      })),
    },
    recommend: result.text,
  }),
  'document-generator': ({ title, clauses, notes }) => ({
    outline: {
      title,
      headings: clauses
        .filter(({ level }: Result) => level === 1)
        .map(({ heading }: Result) => heading),
    },
    draft: {
      clauses: clauses.map(({ id, level, heading, text }: Result) => ({
        id,
        level,
        heading,
        text,
      })),
    },
    finalise: { changes: [], notes },
  }),
  innovation: ({ ideas, roadmap }, { of }) => ({
    empathize: of('empathize'),
    define: of('define'),
    ideate: {
      ideas: ideas.map(({ title, description, origin }: Result) => ({
        title,
        description,
        origin,
      })),
    },
    prototype: {
      phases: roadmap.phases.map(({ phase, activities }: Result) => ({
        phase,
        activities: activities.map(({ text }: Result) => text),
      })),
    },
    test: {
      scores: ideas.flatMap(({ scores }: Result, idea: number) =>
        Object.entries(scores).map(([criterion, { score, reason }]: [string, Result]) => ({
          idea,
          criterion,
          score,
          reason,
        })),
      ),
    },
  }),
  training: ({ lessons, scenarios, assessment }) => ({
    outline: { lessons: lessons.map(({ title }: Result) => title) },
    content: { lessons: lessons.map(({ points }: Result) => ({ points })) },
    scenarios: {
      scenarios: scenarios.map(({ title, scenario, questions }: Result) => ({
        title,
        scenario,
        questions: questions.map(withoutId),
      })),
    },
    assessment: { questions: assessment.map(withoutId) },
  }),
  'travel-plan': ({ days, places, summary, checks }) => ({
    route: { stages: [{ place: places[0].name, days: days.length, why: '' }] },
    days: {
      days: days.map(({ title, items }: Result) => ({
        title,
        items: items.map(({ time, kind, title: name, note, basis, cost }: Result) => ({
          time: time || null,
          kind,
          title: name,
          note: note || null,
          basis,
          cost: cost === null ? null : cost / 100,
        })),
      })),
    },
    advice: { summary, checks },
  }),
  writing: ({ title, content, outline, revisions }, { of }) => ({
    planning: { title, outline },
    research: of('research'),
    drafting: content,
    revision: { revisions },
    finalization: `# ${title}\n\n${content}`,
  }),
};

function registerAnswers({ items, summary, recommendations }: Result): Answers {
  return {
    identify: {
      risks: items.map(({ kind, title, description }: Result) => ({ kind, title, description })),
    },
    analyse: {
      ratings: items.map(
        ({ likelihood, impact, reason, controlsInPlace }: Result, risk: number) => ({
          risk,
          likelihood,
          impact,
          reason,
          controls: controlsInPlace ? controlsInPlace.split('\n') : [],
        }),
      ),
    },
    treat: {
      summary,
      recommendations,
      treatments: items.map(({ treatment }: Result, risk: number) => ({ risk, ...treatment })),
    },
  };
}

const withoutId = ({ id: _id, ...question }: Result): Result => question;

/** What the steps of an example wrote. */
interface Said {
  /** The text of a step. */
  of(step: string): string;
  /** The texts of a step by the names of the agents. */
  by(step: string): Record<string, string>;
}

/** An example as it is kept, its texts filled in. */
interface Example {
  readonly agents?: readonly { readonly id: number; readonly name: string }[];
  readonly steps: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly result: Result;
  readonly sources: readonly RunSource[];
}

async function readExample(assistant: AssistantId, locale: string): Promise<Example> {
  const folder = new URL(
    `../../apps/mock-server/src/runs/assistants/${assistant}/example/`,
    import.meta.url,
  );
  const read = async (name: string) =>
    JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as unknown;
  const own = (await read(locale)) as Record<string, string>;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('@') ? own[value.slice(1)] : value;
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]));
  };
  return fill(await read('example')) as Example;
}

const saidIn = ({ steps, agents = [] }: Example): Said => ({
  of(step) {
    const text = steps[step];
    return typeof text === 'string' ? text : '';
  },
  by(step) {
    const texts = steps[step];
    return typeof texts === 'object'
      ? Object.fromEntries(agents.map(({ id, name }) => [name, texts[id] ?? '']))
      : {};
  },
});

/** A value whose citations are numbered as another list of sources is; those it has not are left out. */
function renumbered<T>(value: T, numberOf: (cited: number) => number | undefined): T {
  if (typeof value === 'string')
    return value.replaceAll(/\s?\[(\d{1,2})\](?!\()/g, (all: string, digits: string) => {
      const number = numberOf(Number(digits));
      return number === undefined ? '' : all.replace(digits, String(number));
    }) as T;
  if (Array.isArray(value)) return value.map((one) => renumbered<unknown>(one, numberOf)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, renumbered<unknown>(one, numberOf)]),
  ) as T;
}

/** The passage of a run that is a source of an example. */
function passageOf({ kind, name, url, excerpt = '' }: RunSource, { passages }: BriefRun) {
  const plain = (text: string) => text.replaceAll(/[\s"“”„«»「」]+/g, '');
  const at = passages.findIndex(
    (passage) =>
      (url !== undefined && passage.url === url) ||
      passage.name === name ||
      (kind !== 'request' && plain(passage.text).includes(plain(excerpt).slice(0, 40))),
  );
  return at < 0 ? undefined : at + 1;
}

const replay = await startReplay();
for (const kept of await readBriefs()) {
  if (answered[kept.assistant] !== kept.name) continue;
  // oxlint-disable-next-line no-await-in-loop -- one run after the other
  await record(kept);
}
await replay.close();

/** Runs a brief once to see which passages there are, and writes its recording. */
async function record(kept: KeptBrief): Promise<void> {
  const example = await readExample(kept.assistant, kept.brief.locale);
  const answers = answersOf[kept.assistant]?.(example.result, saidIn(example)) ?? {};
  const without = renumbered(answers, () => undefined);
  const run = await replay.run({ ...kept, recording: { writtenBy, day, answers: without } });
  const recording: Recording = {
    writtenBy,
    day,
    answers: renumbered(answers, (cited) => {
      const source = example.sources[cited - 1];
      return source && passageOf(source, run);
    }),
  };
  await writeFile(
    recordingPath(kept),
    await formatted(recordingPath(kept), JSON.stringify(recording)),
  );
  console.log(`${kept.assistant}/${kept.name}: ${run.error ?? 'recorded'}`);
}
