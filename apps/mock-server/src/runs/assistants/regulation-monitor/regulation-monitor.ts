import { assistants, classifyRegulation, riskLevels } from '@constella/api-client/contract';
import { formatDate, formatList } from '@constella/i18n';

import type { Passage } from '../../../models/prompt.js';
import type { Program } from '../../program/program.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { bullets, inline, paragraphs } from '../../../prose/markdown.js';
import { allLaws, lawPassage, type LibraryLaw } from '../shared/laws/law-library.js';
import {
  fetchStored,
  impactOf,
  isAtLeast,
  type MonitorItem,
  type MonitorRequest,
  type MonitorResult,
} from './monitor-lookup.js';
import { classifyTool, impactTool, selectTool } from './tools.js';
import { steps } from './content/steps.js';

const definition = assistants['regulation-monitor'];

type Fetched = Awaited<ReturnType<typeof fetchStored>>;
type Classified = MonitorResult['items'];

/** Laws, changes and units a text names; all of them are in the feed. */
const mostNamed = 6;

/** Entries a model reads, the worst first. */
const mostRead = 40;

/** Laws a model reads with their duties. */
const mostCited = 16;

/** The day a run looks from: its own, so that it comes to the same when it is taken up again. */
const asOfRun = ({ task }: Job<MonitorRequest>): string => task.createdAt.slice(0, 10);

/** The stored rows: a step that is computed has always come to something. */
const fetched = (job: Job<MonitorRequest>): Fetched => job.valueOf<Fetched>('fetch')!;

const classified = (job: Job<MonitorRequest>): Classified =>
  job.valueOf<Classified>('classify') ?? [];

/** Classes for what was found, the worst first; of one score the later day first. */
function classify(
  items: readonly MonitorItem[],
  profile: MonitorResult['profile'],
  asOf: string,
): Classified {
  return items
    .map((item) => {
      const { stage, points, score, level } = classifyRegulation(item, profile, asOf);
      return { ...item, stage, points, score, level };
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (b.effectiveDate ?? '').localeCompare(a.effectiveDate ?? '') ||
        a.id.localeCompare(b.id),
    );
}

/** Laws of the library among what was found: what a unit's words bring up, then the worst first. */
async function lawsIn(job: Job<MonitorRequest>): Promise<LibraryLaw[]> {
  const { locale } = job.texts;
  const laws = await allLaws(locale);
  const items = classified(job);
  const brought = new Set(
    impactOf(fetched(job).units, items, locale).flatMap((unit) => unit.items.map(({ id }) => id)),
  );
  const ordered = items.toSorted((a, b) => Number(brought.has(b.id)) - Number(brought.has(a.id)));
  const numbers = new Set(ordered.map(({ source }) => source));
  return [...numbers]
    .flatMap((number) => laws.filter((law) => law.number === number))
    .slice(0, mostCited);
}

/** The text of an entry in a list. */
const entryOf = (item: Classified[number], { texts }: Job<MonitorRequest>): string =>
  texts.say('content.regulation-monitor.entry', {
    title: item.title,
    place: item.jurisdiction,
    level: item.level,
    stage: item.stage,
    score: item.score,
    date: item.effectiveDate ? formatDate(texts.locale, item.effectiveDate, 'UTC') : 'none',
    dated: item.effectiveDate ? 'yes' : 'no',
  });

/** The text of a worksheet, block by block: laws with their duties, changes, and what is open. */
function worksheet(
  job: Job<MonitorRequest>,
  units: MonitorResult['units'],
  passages: readonly Passage[],
): string[] {
  const { say, locale } = job.texts;
  const items = classified(job);
  const laws = items.filter(({ updateId }) => updateId === null).slice(0, mostNamed);
  const changes = items.filter(({ updateId }) => updateId !== null).slice(0, mostNamed);
  const hit = units.filter((unit) => unit.items.length > 0).slice(0, mostNamed);
  const unmatched = units.filter((unit) => unit.items.length === 0).map(({ name }) => name);
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  const lawBlock = (item: Classified[number]): string => {
    const source = passages.find(({ url }) => url !== undefined && url === item.url);
    return paragraphs(
      `${entryOf(item, job)}${source ? ` [${source.number}]` : ''}`,
      bullets((item.duties ?? []).map(({ article, text }) => `${article}: ${text}`)),
    );
  };
  const rest = items.length - laws.length - changes.length;
  const unread = items.filter((item) => item.unread).length;
  const part = (id: 'changes' | 'concerned' | 'open', lines: readonly string[]) =>
    lines.length > 0 ? [`### ${say(`content.regulation-monitor.${id}`)}`, bullets(lines)] : [];
  return [
    say('content.regulation-monitor.summary', {
      count: items.length,
      date: formatDate(locale, asOfRun(job), 'UTC'),
      urgent: items.filter(({ level }) => isAtLeast(level, 'high')).length,
    }),
    ...(items.length > 0 ? [say('content.regulation-monitor.intro')] : []),
    ...laws.map(lawBlock),
    ...part(
      'changes',
      changes.map((item) => entryOf(item, job)),
    ),
    ...(rest > 0 ? [say('content.regulation-monitor.more', { count: rest })] : []),
    ...part(
      'concerned',
      hit.map((unit) =>
        paragraphs(
          `**${unit.name}**: ${formatList(
            locale,
            unit.items.slice(0, mostNamed).map(({ id }) => titleOf(id)),
          )}`,
        ),
      ),
    ),
    ...part(
      'open',
      items.length === 0
        ? []
        : [
            ...(unmatched.length > 0
              ? [
                  say('content.regulation-monitor.unmatched', {
                    units: formatList(locale, unmatched.map(inline)),
                  }),
                ]
              : []),
            say('content.regulation-monitor.owner'),
            say('content.regulation-monitor.facts'),
            ...(unread > 0 ? [say('content.regulation-monitor.read', { unread })] : []),
            say('content.regulation-monitor.check'),
          ],
    ),
  ];
}

/** Stored regulations, classified by functions and held against the parts of a company. */
export const regulationMonitor: Program = defineProgram(definition, {
  content: steps,
  tools: [selectTool, classifyTool, impactTool],
  title: ({ regions, industries }, texts) =>
    [...regions, ...industries].join(' · ') ||
    texts.say('server.assistant.regulation-monitor.name'),
  description: ({ businessUnits = '', regions, industries }) =>
    businessUnits || [...regions, ...industries].join(' · '),
  check: checkCompany,

  passages: async (job) => (await lawsIn(job)).map(lawPassage),

  work: {
    async fetch(job) {
      const { context, request, stored, texts } = job;
      const asOf = asOfRun(job);
      const value = await fetchStored(stored, job.task.userId, request, {
        asOf,
        locale: texts.locale,
      });
      const { profile, items, publishers } = value;
      const sources = publishers.filter(({ enabled }) => enabled).length;
      await context.callTool(selectTool, {
        asOf,
        regions: request.regions,
        industries: request.industries,
        found: items.length,
        stored: stored.all('regulations').length + stored.all('regulation_updates').length,
        sources,
      });
      const text = texts.say('content.regulation-monitor.fetched', {
        count: items.length,
        sources,
        places: formatList(texts.locale, profile.jurisdictions),
        placed: profile.jurisdictions.length > 0 ? 'yes' : 'no',
      });
      return { text, value };
    },

    async classify(job) {
      const { context, request, texts } = job;
      const asOf = asOfRun(job);
      const { items, profile } = fetched(job);
      await context.callTool(classifyTool, { asOf, profile, items });
      const value = classify(items, profile, asOf).filter(({ level }) =>
        isAtLeast(level, request.riskLevel),
      );
      const counts = riskLevels.map((level) =>
        texts.say('content.regulation-monitor.level', {
          level,
          count: value.filter((item) => item.level === level).length,
        }),
      );
      return { text: bullets(counts), value };
    },

    async assess(job) {
      const { context, promptOf, texts } = job;
      const items = classified(job);
      const { units } = await context.callTool(impactTool, {
        units: fetched(job).units,
        items,
        locale: texts.locale,
      });
      const text = await context.ask(
        await promptOf({
          profile: fetched(job).profile,
          items: items.slice(0, mostRead),
          units,
          blocks: worksheet(job, units, (await promptOf()).context?.passages ?? []),
        }),
      );
      return { text, value: units };
    },
  },

  result(job) {
    const { profile, units, publishers } = fetched(job);
    const items = classified(job);
    return {
      text: job.textOf('assess'),
      asOf: asOfRun(job),
      locale: job.texts.locale,
      profile,
      items,
      units:
        job.valueOf<MonitorResult['units']>('assess') ?? impactOf(units, items, job.texts.locale),
      publishers,
    };
  },

  keep(_job, store, { publishers }, at) {
    const read = publishers.filter(({ id, enabled }) => {
      const row = store.find('regulation_sources', id);
      return enabled && row?.enabled === true;
    });
    for (const { id } of read) store.update('regulation_sources', id, { lastFetched: at });
    return read.map(({ id }) => ({ table: 'regulation_sources', id }));
  },
});
