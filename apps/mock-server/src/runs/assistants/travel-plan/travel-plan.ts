import { assistants, bounds } from '@constella/api-client/contract';
import { z } from 'zod';

import { bullets, paragraphs } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { readBriefStep } from '../../program/tools/read-brief-tool.js';
import { steps } from './content/steps.js';
import { packingFor } from './packing.js';
import { checkTool, datesOf, frameTool, type Frame, type WrittenDay } from './tools.js';
import { checksFor, frameText } from './worksheet-checks.js';
import { stagesOf, typedCents, worksheetDays } from './worksheet.js';

const definition = assistants['travel-plan'];
type Request = z.output<(typeof definition)['request']>;

/** Days a model plans at once: more would be cut off. */
const atOnce = 6;

const { time, kind, title, basis } = definition.result.shape.days.element.shape.items.element.shape;
const stageShape = z.object({
  place: title.describe('The town or area of the night, as people call it.'),
  days: z.int().min(1).describe('Days that begin there; all of them together are the whole trip.'),
  why: z.string().describe('One sentence: what is done there and why in this order.'),
});
const routeShape = z.object({ stages: z.array(stageShape).min(1).max(bounds.tripDays.max) });
const daysShape = (count: number) =>
  z.object({
    days: z
      .array(
        z.object({
          title: z
            .string()
            .nullable()
            .describe('Three to six words: what the day is about. Null for none.'),
          items: z
            .array(
              z.object({
                time: time
                  .nullable()
                  .describe('Local time it begins, 24 hours: 09:30. Null for any.'),
                kind: kind.describe(
                  'journey: to the first or from the last place; ride: any other way; stay: the night; food: a meal; sight: what is visited or done; free: costs nothing.',
                ),
                title: title.describe('The thing itself, by its name.'),
                note: z
                  .string()
                  .nullable()
                  .describe(
                    'One short sentence that helps on the day: how to get there, how long. Null for none.',
                  ),
                basis: basis.describe(
                  'given: the person wrote it; source: a source says it, its number [n] stands in the note; idea: nothing in it has to be looked up; unverified: opening, timetable or price has to be looked up.',
                ),
                cost: z
                  .number()
                  .min(0)
                  .nullable()
                  .describe(
                    'US dollars for everybody, only where the person wrote it or a source says it. Else null.',
                  ),
              }),
            )
            .min(1)
            .max(bounds.tripItems.max),
        }),
      )
      .length(count),
  });
const adviceShape = z.object({
  summary: z.string().min(1).describe('Two to four sentences: what the trip is, and its one risk.'),
  checks: z
    .array(z.string().min(1).max(bounds.remark.max))
    .max(12)
    .describe('What has to be asked or looked up before anything is booked, each in one sentence.'),
});

type Stage = z.infer<typeof stageShape>;

interface Checked {
  readonly days: WrittenDay[];
  readonly places: Frame['places'];
}

const frameOf = (job: Job<Request>): Frame =>
  job.valueOf<Frame>('frame') ?? {
    days: datesOf(job.request).length,
    places: [],
    climates: [],
    perDay: 0,
    isUnusual: false,
  };

/** The place of every day: one of a stage for each of its days, the last one to the end. */
const placesByDay = (stages: readonly Stage[], days: number): string[] => {
  const all = stages.flatMap(({ place, days: length }) => Array.from({ length }, () => place));
  return Array.from({ length: days }, (_, at) => all[at] ?? all.at(-1) ?? '');
};

/** A trip: its frame is worked out, a model or a worksheet fills the days, then every claim is checked. */
export const travelPlan: Program = defineProgram(definition, {
  content: steps,
  tools: [frameTool, checkTool],
  title: ({ destination, ...dates }, texts) =>
    texts.say('content.travel-plan.title', { destination, days: datesOf(dates).length }),
  description: ({ additionalNotes, specialNeeds, destination }) =>
    [additionalNotes, specialNeeds].filter(Boolean).join('\n') || destination,
  prefill: ({ title: asked, description }) => ({
    destination: shortened(asked, bounds.shortText.max),
    additionalNotes: description,
  }),

  work: {
    brief: readBriefStep,

    async frame({ context, request, texts }) {
      const { destination, startDate, endDate, budget, numberOfTravelers: travelers } = request;
      const frame = await context.callTool(frameTool, {
        destination,
        startDate,
        endDate,
        budget,
        travelers,
      });
      const text = frameText(request, frame, texts);
      await context.reachLayer('comprehension', text);
      return { text, value: frame };
    },

    async route(job) {
      const { context, request, promptOf } = job;
      const frame = frameOf(job);
      const places = stagesOf(request, frame);
      const stages = [...new Set(places)].map((place) => ({
        place,
        days: places.filter((one) => one === place).length,
        why: '',
      }));
      const found = await context.askJson(
        await promptOf({ stages, days: frame.days, dates: datesOf(request) }),
        routeShape,
      );
      const text = bullets(
        found.stages.map(({ place, days, why }) =>
          [job.texts.say('content.travel-plan.stage', { place, days }), why]
            .filter(Boolean)
            .join(' '),
        ),
      );
      return { text, value: found.stages };
    },

    async days(job) {
      const { context, request, texts, promptOf } = job;
      const frame = frameOf(job);
      const stages = job.valueOf<Stage[]>('route') ?? [];
      const places = placesByDay(stages, frame.days);
      const dates = datesOf(request);
      const worksheet = await worksheetDays(request, frame, texts);
      const planned: WrittenDay[] = [];
      for (let from = 0; from < frame.days; from += atOnce) {
        const some = worksheet.slice(from, from + atOnce);
        const { days } = await context.askJson(
          await promptOf({
            // Without a model these days are the answer.
            days: some.map((day) => ({
              title: null,
              items: day.items.map((item) => ({
                ...item,
                time: item.time || null,
                note: item.note || null,
                cost: item.cost === null ? null : item.cost / 100,
              })),
            })),
            plan: some.map((_day, at) => ({
              number: from + at + 1,
              date: dates[from + at],
              place: places[from + at],
            })),
            total: frame.days,
            stages,
            before: planned.flatMap(({ items }) =>
              items.flatMap((item) => (item.kind === 'sight' ? [item.title] : [])),
            ),
          }),
          daysShape(some.length),
        );
        planned.push(
          ...days.map((day, at) => ({
            place: places[from + at] || request.destination,
            title: shortened(day.title ?? '', bounds.shortText.max),
            items: day.items.map((item) => ({
              ...item,
              time: item.time ?? '',
              note: shortened(item.note ?? '', bounds.remark.max),
              cost: item.cost === null ? null : Math.round(item.cost * 100),
            })),
          })),
        );
      }
      const text = paragraphs(
        ...planned.map(({ place, items }, at) =>
          [
            `**${texts.say('content.travel-plan.day', { number: at + 1, place })}**`,
            bullets(items.map((item) => `${item.time} ${item.title}`.trim())),
          ].join('\n'),
        ),
      );
      return { text, value: planned };
    },

    async check(job) {
      const { context, request, texts } = job;
      const words = [request.additionalNotes, request.specialNeeds].filter(Boolean).join('\n');
      const found = await context.callTool(checkTool, {
        days: job.valueOf<WrittenDay[]>('days') ?? [],
        typed: [0, ...typedCents(words, texts.locale)],
      });
      const text = texts.say('content.travel-plan.checked', {
        ...found.counts,
        removed: found.removed,
      });
      await context.reachLayer('reflection', text);
      return { text, value: { days: found.days, places: found.places } satisfies Checked };
    },

    async advice(job) {
      const { context, request, texts, promptOf } = job;
      const frame = frameOf(job);
      const known = {
        summary: frameText(request, frame, texts),
        checks: checksFor(job.request, frame, texts, job.task.createdAt),
      };
      const { summary, checks } = await context.askJson(
        await promptOf({ ...known, days: job.valueOf<Checked>('check')?.days ?? [] }),
        adviceShape,
      );
      return { text: summary, value: { summary, checks } };
    },
  },

  result(job) {
    const { request, texts } = job;
    const frame = frameOf(job);
    const { days = [], places = [] } = job.valueOf<Checked>('check') ?? {};
    const advice = job.valueOf<z.infer<typeof adviceShape>>('advice');
    // What is asked whatever a model says, before what it adds.
    const own = checksFor(request, frame, texts, job.task.createdAt);
    return {
      text: '',
      title: shortened(job.task.title, bounds.shortText.max),
      locale: texts.locale,
      summary: advice?.summary ?? frameText(request, frame, texts),
      start: request.startDate,
      travelers: request.numberOfTravelers,
      places: places.length > 0 ? places : frame.places,
      rate: null,
      days: days.map((day, at) => ({
        ...day,
        date: request.startDate,
        items: day.items.map((item, place) => ({
          ...item,
          id: `d${at + 1}-${place + 1}`,
          planned: 0,
        })),
      })),
      budget: { total: request.budget * 100, costs: [], left: 0 },
      checks: [...new Set([...own, ...(advice?.checks ?? [])])],
      packing: packingFor({ request, days: frame.days, climates: frame.climates }, texts),
    };
  },
});
