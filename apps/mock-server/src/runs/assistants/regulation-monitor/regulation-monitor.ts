import { assistants, classifyRegulation, riskLevels } from '@constella/api-client/contract';
import { formatDate, formatList } from '@constella/i18n';

import type { Program } from '../../program/program.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { bullets } from '../../../prose/markdown.js';
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

type Fetched = ReturnType<typeof fetchStored>;
type Classified = MonitorResult['items'];

/** Entries a text names; all of them are in the feed. */
const mostNamed = 5;

/** Entries a model reads, the worst first. */
const mostRead = 40;

/** Laws a model reads with their duties. */
const mostCited = 12;

/** The day a run looks from: its own, so that it comes to the same when it is taken up again. */
const asOfRun = ({ task }: Job<MonitorRequest>): string => task.createdAt.slice(0, 10);

const fetched = (job: Job<MonitorRequest>): Fetched =>
  job.valueOf<Fetched>('fetch') ??
  fetchStored(job.stored, job.task.userId, job.request, asOfRun(job));

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

/** Laws of the library among what was found, the worst first. */
async function lawsIn(job: Job<MonitorRequest>): Promise<LibraryLaw[]> {
  const laws = await allLaws(job.texts.locale);
  const numbers = new Set(classified(job).map(({ source }) => source));
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

/** The figures and rows the offline content is about. */
function worksheet(
  job: Job<MonitorRequest>,
  units: MonitorResult['units'],
): Record<string, unknown> {
  const { locale } = job.texts;
  const items = classified(job);
  const hit = units.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const named = hit.slice(0, mostNamed).map(({ name, score }) => `${name} (${score})`);
  return {
    count: items.length,
    date: formatDate(locale, asOfRun(job), 'UTC'),
    urgent: items.filter(({ level }) => isAtLeast(level, 'high')).length,
    entries: items.slice(0, mostNamed).map((item) => entryOf(item, job)),
    hit: named.length > 0 ? [{ units: formatList(locale, named) }] : [],
    next: items.slice(0, 1).map(({ title }) => ({
      title,
      unread: items.filter(({ unread }) => unread).length,
    })),
  };
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
      const value = fetchStored(stored, job.task.userId, request, asOf);
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
          ...worksheet(job, units),
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
