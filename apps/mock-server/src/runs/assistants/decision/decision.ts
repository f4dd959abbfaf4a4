import {
  analysisMethods,
  assistants,
  decisionHeadings,
  forecastSteps,
  leadingOption,
  type DecisionSection,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';

import { shortened } from '../../../prose/read-brief.js';
import { readBriefTool } from '../../program/tools/read-brief-tool.js';
import type { Program } from '../../program/program.js';
import { defineProgram } from '../../program/define-program.js';
import { bullets, inline, numbered, paragraphs } from '../../../prose/markdown.js';
import { about, framed, frameOf, frameShape, listWords, timeWords, type Frame } from './frame.js';
import { statedCells } from './read-decision.js';
import {
  methodName,
  namedIn,
  offlineSection,
  rawSection,
  sectionShape,
  sectionText,
} from './section.js';
import {
  nextSteps,
  rankingLines,
  recommendation,
  scoresShape,
  synthesisOf,
  type Scores,
  type Synthesis,
} from './synthesis.js';
import { forecastTool, frameTool, rankTool } from './tools.js';

const definition = assistants.decision;

/** The middle of the scale of weights, for criteria nobody has weighed yet. */
const evenWeight = 3;

/** Options weighed against criteria by chosen methods; every number comes from a tested function. */
export const decision: Program = defineProgram(definition, {
  title: ({ title }) => title,
  description: ({ description }) => description,
  prefill: ({ title, description }) => ({ title, description }),

  work: {
    async frame(job) {
      const { desk, task, request, texts, scene } = job;
      const { title, description, locale } = task;
      const brief = await desk.call(readBriefTool, { title, description, locale });
      await desk.reach('perception', brief.points.join('\n'));
      const words = listWords(job.texts);
      const found = await desk.call(frameTool, { title, description, words, locale });
      const options = chosen(request.options, found.options, [
        texts.say('server.decision.option.do', { title }),
        texts.say('server.decision.option.wait'),
      ]);
      const criteria = chosen(request.criteria, found.criteria, [
        texts.say('server.decision.criterion.cost'),
        texts.say('server.decision.criterion.time'),
        texts.say('server.decision.criterion.risk'),
        texts.say('server.decision.criterion.benefit'),
      ]);
      const known: Frame = {
        options,
        criteria: criteria.map((name) => ({ name, weight: evenWeight })),
      };
      const given = `Options named: ${request.options.join('; ') || 'none'}. Criteria named: ${request.criteria.join('; ') || 'none'}.`;
      const asked = await desk.askFor(
        scene(
          `${about(request)}\n\n${given}\n\nName the options there are to choose from, in the person's words, and the criteria with weights from 1 to 5. Keep what is named.`,
          () => JSON.stringify(known),
        ),
        frameShape,
      );
      const weightOf = (name: string) =>
        asked.criteria.find((criterion) => criterion.name === name)?.weight ?? evenWeight;
      // What the form names is not the model's to change.
      const value: Frame = {
        options: request.options.length > 1 ? options : unique(asked.options),
        criteria:
          request.criteria.length > 1
            ? criteria.map((name) => ({ name, weight: weightOf(name) }))
            : asked.criteria,
      };
      return {
        text: paragraphs(
          texts.say('server.decision.frame', {
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

    async gather({ desk, request, texts, scene, brief, ...job }) {
      const sources = request.dataSources;
      const text = await desk.ask(
        scene(
          `${about(request)}\n\n${framed({ ...job, request, texts, brief })}\n\nSay in at most 150 words what is known from the description, and what has to be looked up where.`,
          () =>
            paragraphs(
              brief.figures.length > 0
                ? texts.say('server.offline.frame.figures', {
                    figures: formatList(texts.locale, brief.figures),
                  })
                : texts.say('server.decision.noFigures'),
              bullets(sources.map((source) => texts.say('server.decision.source', { source }))),
            ),
        ),
      );
      return { text };
    },

    async method(job) {
      const { desk, step, request, texts, task, scene } = job;
      const method = analysisMethods.find((one) => one === step.option) ?? 'comparative';
      const forecast =
        method === 'forecast'
          ? await desk.call(forecastTool, {
              description: request.description,
              words: timeWords(texts),
              locale: task.locale,
              steps: forecastSteps,
            })
          : null;
      const asked = await desk.askFor(
        scene(
          `${about(request)}\n\n${framed(job)}\n\n# What is known\n\n${job.textOf('gather')}\n\nLook at it by the method "${method}". Lists in this order, with these headings: ${decisionHeadings[method].join(', ')}. Amounts only as the description names them.`,
          () => JSON.stringify(offlineSection(method, job)),
        ),
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
      const { desk, request, texts, task, scene } = job;
      const { options, criteria } = frameOf(job);
      const names = criteria.map(({ name }) => name);
      const stated = statedCells(
        request.description,
        { options, criteria: names },
        listWords(job.texts),
        task.locale,
      );
      const reasonOf = (cell: (typeof stated)[number]): string =>
        cell.basis === 'stated'
          ? texts.say('server.decision.stated', { quote: shortened(cell.quote) })
          : texts.say('server.decision.unknown', {
              option: options[cell.option] ?? '',
              criterion: names[cell.criterion] ?? '',
            });
      const sections = job.said
        .filter(({ step }) => step.kind === 'method')
        .map(({ text }) => text)
        .join('\n\n');
      let wroteOffline = false;
      const { scores: judged } = await desk.askFor(
        scene(
          `${about(request)}\n\n${framed(job)}\n\n${sections}\n\nScore every option by every criterion from 1 (bad) to 5 (good), with the reason in one sentence. Use the numbers of options and criteria.`,
          () => {
            wroteOffline = true;
            return JSON.stringify({
              scores: stated.map((cell) => ({
                option: cell.option,
                criterion: cell.criterion,
                score: Math.round(cell.score),
                reason: reasonOf(cell),
              })),
            });
          },
        ),
        scoresShape,
      );
      const scores: Scores = stated.map(({ quote: _quote, ...cell }, at) => {
        const judgement = judged.find(
          ({ option, criterion }) => option === cell.option && criterion === cell.criterion,
        );
        const own = { ...cell, reason: reasonOf(stated[at]!) };
        // What the description states is not up for judgement.
        return cell.basis === 'stated' || wroteOffline || !judgement
          ? own
          : { ...cell, score: judgement.score, basis: 'judged', reason: judgement.reason };
      });
      const ranked = await desk.call(rankTool, {
        options: options.length,
        weights: criteria.map(({ weight }) => weight),
        cells: scores.map(({ reason: _reason, ...cell }) => cell),
      });
      const value: Synthesis = { scores, ...ranked };
      return { text: numbered(rankingLines(value, job)), value };
    },

    async recommend(job) {
      const { desk, request, texts, scene } = job;
      const synthesis = synthesisOf(job);
      const lines = rankingLines(synthesis, job);
      const text = await desk.ask(
        scene(
          `${about(request)}\n\n${framed(job)}\n\n# Ranking, computed from the matrix\n\n${numbered(lines)}\n\nConfidence, computed: ${synthesis.confidence}\n\nWrite the recommendation as a ${request.reportFormat} report: what to choose or what to find out first, why, and the next steps. Use these numbers and no others.`,
          () =>
            paragraphs(
              `## ${inline(request.title)}`,
              recommendation(synthesis, job),
              numbered(lines),
              `### ${texts.say('server.offline.result.steps')}`,
              numbered(nextSteps(synthesis, job).map(inline)),
              request.reportFormat !== 'executive' &&
                job.said
                  .filter(({ step }) => step.kind === 'method')
                  .map((said) => `### ${methodName(said.step.option, job)}\n\n${said.text}`)
                  .join('\n\n'),
              `*${texts.say('server.offline.label')}*`,
            ),
        ),
      );
      return { text };
    },
  },

  result(job) {
    const { options, criteria } = frameOf(job);
    const synthesis = synthesisOf(job);
    const { scores, ranking, confidence } = synthesis;
    const sections = job.said
      .filter(({ step }) => step.kind === 'method')
      .map(
        ({ step, text, value }) =>
          (value as DecisionSection | undefined) ?? rawSection(step.option, text),
      );
    return {
      text: job.textOf('recommend'),
      options,
      criteria,
      scores,
      ranking,
      sections,
      recommendation: {
        option: leadingOption(ranking, confidence),
        confidence,
        nextSteps: nextSteps(synthesis, job),
      },
    };
  },
});

const unique = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim())),
];

/** What the form names, else what the description names, else what every decision has. */
function chosen(
  named: readonly string[],
  found: readonly string[],
  usual: readonly string[],
): string[] {
  if (named.length > 1) return unique(named);
  return found.length > 1 ? unique(found) : [...usual];
}
