import {
  analysisMethods,
  assistants,
  decisionHeadings,
  forecastSteps,
  leadingOption,
  type DecisionSection,
} from '@constella/api-client/contract';
import { formatList, formatNumber, optionsIn } from '@constella/i18n';

import type { Texts } from '../../../base/language/texts.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import type { Program } from '../../program/program.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { bullets, inline, numbered, paragraphs } from '../../../prose/markdown.js';
import { methodLibrary, sourcesOfEntries } from '../shared/methods/method-library.js';
import { statedCells } from './figures.js';
import { criteriaToConsider, givenLines, missingLines, nextSteps } from './given.js';
import { figureLines, frameOf, frameShape, type Frame, type Request } from './frame.js';
import {
  methodName,
  namedIn,
  rawSection,
  sectionData,
  sectionShape,
  sectionText,
} from './section.js';
import {
  knownLine,
  matrixOf,
  percent,
  rankingLines,
  recommendation,
  scoresShape,
  synthesisOf,
  type Scores,
  type Synthesis,
} from './synthesis.js';
import { forecastTool, frameTool, rankTool } from './tools.js';
import { steps } from './content/steps.js';

const definition = assistants.decision;

/** The middle of the scale of weights, for criteria nobody has weighed yet. */
const evenWeight = 3;

/** Options weighed against criteria by chosen methods; every number comes from a tested function. */
export const decision: Program = defineProgram(definition, {
  content: steps,
  tools: [frameTool, rankTool, forecastTool],
  title: ({ title }) => title,
  description: ({ description }) => description,
  prefill: ({ title, description }, texts) => ({
    title,
    description,
    options: optionsIn({ title, description }, labelsIn(texts).options, texts.locale),
  }),

  work: {
    async frame(job) {
      const { context, task, request, texts, promptOf } = job;
      const { title, description, locale } = task;
      await perceive(job);
      const labels = labelsIn(texts);
      const found = await context.callTool(frameTool, { title, description, locale, labels });
      const named = namesOf(request);
      const wait = texts.say('content.decision.option.wait');
      const options =
        [named.options, found.options, named.rated].find((names) => names.length > 1) ??
        unique([named.options[0] ?? texts.say('content.decision.option.do', { title }), wait]);
      const criteria =
        [named.criteria, found.criteria].find((names) => names.length > 0) ??
        (['cost', 'time', 'risk', 'benefit'] as const).map((name) =>
          texts.say(`content.decision.criterion.${name}`),
        );
      const known: Frame = {
        options,
        criteria: criteria.map((name) => ({ name, weight: evenWeight })),
      };
      const asked = await context.askJson(
        await promptOf({ ...known, ...briefOf(job), named }),
        frameShape,
      );
      const weightOf = (name: string) =>
        asked.criteria.find((criterion) => criterion.name === name)?.weight ?? evenWeight;
      // What the form names is not the model's to change.
      const value: Frame = {
        options: named.options.length > 1 ? options : unique(asked.options),
        criteria:
          named.criteria.length > 0
            ? criteria.map((name) => ({ name, weight: weightOf(name) }))
            : asked.criteria,
      };
      return {
        text: paragraphs(
          texts.say('content.decision.frame', {
            title,
            options: value.options.length,
            criteria: value.criteria.length,
          }),
          numbered(value.options.map(inline)),
          bullets(value.criteria.map(({ name }) => inline(name))),
        ),
        value,
      };
    },

    async gather(job) {
      const { context, request, texts, promptOf, brief } = job;
      const listed = [
        ...figureLines(request, (amount) => formatNumber(texts.locale, amount)),
        ...brief.figures,
      ];
      const text = await context.ask(
        await promptOf({
          ...briefOf(job),
          ...(listed.length > 0 ? { listed: formatList(texts.locale, listed) } : { missing: true }),
        }),
      );
      return { text };
    },

    async method(job) {
      const { context, step, request, promptOf } = job;
      const method = analysisMethods.find((one) => one === step.option) ?? 'comparative';
      const forecast =
        method === 'forecast'
          ? await context.callTool(forecastTool, {
              history: request.history,
              steps: forecastSteps,
            })
          : null;
      const asked = await context.askJson(
        await promptOf({
          ...briefOf(job),
          ...(await sectionData(method, job)),
          methodId: method,
          headingIds: decisionHeadings[method],
          forecast,
        }),
        sectionShape,
      );
      const named = namedIn(job);
      const section: DecisionSection = {
        ...asked,
        method,
        amounts: asked.amounts.filter(({ amount }) => named.has(amount)),
        forecast,
      };
      return { text: sectionText(section, job), value: section };
    },

    async synthesise(job) {
      const { context, request, texts, promptOf } = job;
      const { options, criteria } = frameOf(job);
      const names = criteria.map(({ name }) => name);
      const stated = statedCells(request.figures, { options, criteria: names });
      const reasonOf = (cell: (typeof stated)[number]): string =>
        cell.figure
          ? texts.say('content.decision.stated', {
              quote: `${formatNumber(texts.locale, cell.figure.amount)} ${cell.figure.unit}`.trim(),
              better: cell.figure.better,
            })
          : texts.say('content.decision.unknown', {
              option: options[cell.option] ?? '',
              criterion: names[cell.criterion] ?? '',
            });
      const { scores: judged } = await context.askJson(
        await promptOf({
          ...briefOf(job),
          sections: sectionsOf(job),
          open: stated.filter(({ basis }) => basis === 'unknown'),
          scores: stated.map((cell) => ({
            option: cell.option,
            criterion: cell.criterion,
            score: Math.round(cell.score),
            reason: reasonOf(cell),
          })),
        }),
        scoresShape,
      );
      const cells: Scores = stated.map(({ figure: _figure, ...cell }, at) => {
        const judgement = judged.find(
          ({ option, criterion }) => option === cell.option && criterion === cell.criterion,
        );
        const own = { ...cell, reason: reasonOf(stated[at]!) };
        // What the request states is not up for judgement, and what it says itself is none.
        return cell.basis === 'stated' || !judgement || judgement.reason === own.reason
          ? own
          : { ...cell, score: judgement.score, basis: 'judged', reason: judgement.reason };
      });
      // What nothing is known of has no score.
      const scores = cells.filter(({ basis }) => basis !== 'unknown');
      const ranked = await context.callTool(rankTool, {
        options: options.length,
        weights: criteria.map(({ weight }) => weight),
        cells: scores.map(({ reason: _reason, ...cell }) => cell),
      });
      const value: Synthesis = { scores, ...ranked };
      return { text: paragraphs(knownLine(value, job), numbered(rankingLines(value, job))), value };
    },

    async recommend(job) {
      const { context, promptOf } = job;
      const synthesis = synthesisOf(job);
      const lines = rankingLines(synthesis, job);
      const text = await context.ask(
        await promptOf({
          ...briefOf(job),
          matrix: matrixOf(synthesis, job),
          confidence: percent(synthesis.confidence, job),
          findings: sectionsOf(job),
          recommendation: recommendation(synthesis, job),
          known: knownLine(synthesis, job),
          ranked: lines,
          consider: [{ lines: await criteriaToConsider(job) }].filter(
            ({ lines: { length } }) => length > 0,
          ),
          given: [{ lines: givenLines(job) }].filter(({ lines: { length } }) => length > 0),
          missing: [{ lines: missingLines(synthesis, job) }].filter(
            ({ lines: { length } }) => length > 0,
          ),
        }),
      );
      return { text };
    },
  },

  // The library is what a worksheet is made of; a model's findings rest on what they cite.
  async sources(job) {
    const { methods } = (await methodLibrary(job.texts.locale)).decision;
    return sourcesOfEntries(
      sectionsIn(job).flatMap(({ method, summary }) => {
        const { what, sourceId } = methods[method];
        return summary.startsWith(what) ? [{ text: what, sourceId }] : [];
      }),
    );
  },

  result(job) {
    const { options, criteria } = frameOf(job);
    const synthesis = synthesisOf(job);
    const { scores, ranking, confidence } = synthesis;
    return {
      text: job.textOf('recommend'),
      options,
      criteria,
      scores,
      ranking,
      sections: sectionsIn(job),
      recommendation: {
        option: leadingOption(ranking, confidence),
        confidence,
        nextSteps: nextSteps(synthesis, job),
      },
    };
  },
});

/** What a list of options, or of criteria, is labelled with. */
const labelsIn = (texts: Texts) => ({
  options: texts.say('decision.options'),
  criteria: texts.say('decision.criteria'),
});

/** The figures of the request and the frame, as every prompt names them. */
const briefOf = (job: Job<Request>) => ({
  figures: figureLines(job.request, String),
  better: job.request.figures.map(({ criterion, better }) => ({ criterion, better })),
  frame: frameOf(job),
});

/** What each method found, as sections of the result. */
const sectionsIn = (job: Job<Request>): DecisionSection[] =>
  job.finished
    .filter(({ step }) => step.kind === 'method')
    .map(
      ({ step, text, value }) =>
        (value as DecisionSection | undefined) ?? rawSection(step.option, text),
    );

/** The findings of each method so far. */
const sectionsOf = (job: Job<Request>) =>
  job.finished
    .filter(({ step }) => step.kind === 'method')
    .map(({ step, text }) => ({ method: methodName(step.option, job), text }));

const unique = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim())),
];

/** The options and criteria a request lists, and the options it has figures of. */
const namesOf = ({ options, criteria, figures }: Request) => ({
  options: unique(options),
  rated: unique(figures.flatMap(({ amounts }) => amounts.map(({ option }) => option))),
  criteria: unique(criteria.length > 0 ? criteria : figures.map(({ criterion }) => criterion)),
});
