import {
  assistants,
  bounds,
  checkBasis,
  type AssistantFields,
  type AssistantResult,
  type MedicalBasis,
} from '@constella/api-client/contract';
import { createFormatter } from '@constella/i18n';
import { z } from 'zod';

import { bullets, paragraphs } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { steps } from './content/steps.js';
import {
  imagesText,
  missingOf,
  questionsOf,
  subjectOf,
  takeIn,
  withIds,
  type Intake,
} from './intake.js';

const definition = assistants['medical-request'];
type Request = AssistantFields<'medical-request'>;
type Result = AssistantResult<'medical-request'>;

const sentence = z.string().trim().min(1).max(bounds.purpose.max);
const sentences = z.array(sentence).max(12);
const basis = z
  .array(z.string().max(12))
  .max(20)
  .describe('Ids of what was given, as listed: `s1`. Only those it really rests on.');
const percent = z.int().min(0).max(100);

const knowledgeShape = z.object({
  statements: z
    .array(
      z.object({
        passage: z
          .string()
          .max(12)
          .describe('The number of a passage as listed, in brackets: [3].'),
        text: sentence.describe('What the passage says that bears on the case, in one sentence.'),
      }),
    )
    .max(12),
});
const findingsShape = z.object({
  findings: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(bounds.shortText.max),
        text: sentence.describe('Why, in one or two sentences.'),
        basis,
        confidence: percent.describe('How well what was given fits, of 100.'),
        low: percent.describe('The lower end of the range of the confidence.'),
        high: percent.describe('The upper end of it.'),
        changes: sentence.describe('What result or observation would change it.'),
      }),
    )
    .max(bounds.medicalFindings.max)
    .describe('Empty where what was given is not enough.'),
  missing: z
    .array(
      z.object({
        topic: z.string().trim().min(1).max(bounds.shortText.max),
        bring: sentence.describe('The test, report or observation to bring.'),
      }),
    )
    .max(12),
});
const plansShape = z.object({
  treatments: z.array(z.object({ text: sentence, basis })).max(12),
  followUp: sentences,
  risks: sentences.describe('What could be overlooked, or would make it urgent.'),
});
const reportShape = z.object({
  reasoning: z.string().trim().min(1).max(4_000),
  riskAssessment: z.string().trim().max(2_000),
  questions: sentences.describe('Questions to ask the doctor.'),
});

const isOffline = ({ context }: StepJob<Request>): boolean => context.lastWriter?.offline ?? true;

const intakeOf = (job: Job<Request>): Intake => job.valueOf<Intake>('clinical-data-preprocessing')!;
const givenOf = (job: Job<Request>): readonly MedicalBasis[] =>
  job.valueOf<MedicalBasis[]>('medical-knowledge-fusion') ?? intakeOf(job).basis;
const toldOf = (job: Job<Request>) =>
  job.valueOf<z.output<typeof findingsShape>>('differential-diagnosis');
const plansOf = (job: Job<Request>) =>
  job.valueOf<z.output<typeof plansShape>>('treatment-planning');

/** The range holds the confidence, whatever was told. */
const inOrder = ({ confidence, low, high }: Record<'confidence' | 'low' | 'high', number>) => ({
  confidence,
  low: Math.min(low, confidence),
  high: Math.max(high, confidence),
});

/** What was told of findings and treatments, as far as it rests on what was given. */
function validated(job: Job<Request>) {
  const given = givenOf(job);
  const findings = checkBasis(toldOf(job)?.findings ?? [], given);
  const treatments = checkBasis(plansOf(job)?.treatments ?? [], given);
  return {
    findings: findings.kept.map((one, at) => ({ ...one, ...inOrder(one), id: `f${at + 1}` })),
    treatments: [...treatments.kept],
    unknown: findings.unknown + treatments.unknown,
    unfounded: findings.unfounded + treatments.unfounded,
  };
}

const lines = (given: readonly { readonly text: string }[]): string =>
  bullets(given.map(({ text }) => text));

/** Symptoms, values and history in order, findings that name their basis, and what is missing. */
export const medicalRequest: Program = defineProgram(definition, {
  content: steps,
  title: (request) => subjectOf(request),
  description: (request) =>
    [...new Set([subjectOf(request), request.symptoms, request.medicalHistory])]
      .filter(Boolean)
      .join('\n'),
  prefill: ({ title, description }) => ({ symptoms: description || title }),

  work: {
    async 'clinical-data-preprocessing'(job) {
      await perceive(job);
      const value = await takeIn(job.request, job.texts);
      const format = await createFormatter(job.texts.locale, ['medicalTerms']);
      const signs = value.redFlags.map(({ category }) => format(`medicalTerms.sign.${category}`));
      // First of all texts of a run: what may be an emergency.
      return {
        text: paragraphs(bullets(signs.map((sign) => `**${sign}**`)), lines(value.basis)),
        value,
      };
    },

    'pathology-feature-extraction': (job) => {
      const { values, basis: given } = intakeOf(job);
      const measured = given.filter(({ id }) => values.some((value) => value.id === id));
      const text = paragraphs(lines(measured), imagesText(job.request, job.texts));
      return Promise.resolve({ text });
    },

    async 'medical-knowledge-fusion'(job) {
      const { context, promptOf, texts } = job;
      const { basis: given } = intakeOf(job);
      const told = await context.askJson(await promptOf({ given }), knowledgeShape);
      const none = { text: texts.say('content.medical-request.noSources'), value: given };
      if (isOffline(job)) return none;
      // The pages of a search are there now; the company's profile is no source.
      const { passages = [] } = (await promptOf()).context ?? {};
      const read = told.statements.flatMap(({ passage, text }) => {
        const number = Number(/\d+/.exec(passage)?.[0]);
        const found = passages.find((one) => one.number === number && one.kind !== 'company');
        return found
          ? [{ kind: 'source' as const, text: `${found.name}: ${text} [${number}]` }]
          : [];
      });
      return read.length === 0 ? none : { text: lines(read), value: withIds(read, given) };
    },

    async 'differential-diagnosis'(job) {
      const { context, promptOf, request, texts } = job;
      const given = givenOf(job);
      const value = await context.askJson(await promptOf({ given }), findingsShape);
      if (isOffline(job))
        return {
          text: texts.say('content.medical-request.insufficient'),
          value: { findings: [], missing: missingOf(request, texts) },
        };
      const text = paragraphs(
        bullets(value.findings.map(({ title, confidence }) => `${title} (${confidence}/100)`)),
        bullets(value.missing.map(({ topic, bring }) => `${topic}: ${bring}`)),
      );
      return { text: text || texts.say('content.medical-request.insufficient'), value };
    },

    async 'treatment-planning'(job) {
      const { context, promptOf, texts } = job;
      const prompt = await promptOf({ given: givenOf(job), findings: toldOf(job)?.findings ?? [] });
      const value = await context.askJson(prompt, plansShape);
      if (isOffline(job)) return { text: texts.say('content.medical-request.noTreatment') };
      return { text: paragraphs(lines(value.treatments), bullets(value.followUp)), value };
    },

    'evidence-based-validation': (job) => {
      const { findings, treatments, unknown, unfounded } = validated(job);
      const text = job.texts.say('content.medical-request.validated', {
        kept: findings.length + treatments.length,
        unknown,
        unfounded,
      });
      return Promise.resolve({ text });
    },

    async 'precision-report'(job) {
      const { context, promptOf, request, texts } = job;
      const { findings, treatments } = validated(job);
      const prompt = await promptOf({ given: givenOf(job), findings, treatments });
      const told = await context.askJson(prompt, reportShape);
      const value = isOffline(job)
        ? {
            reasoning: texts.say('content.medical-request.insufficient'),
            riskAssessment: texts.say('content.medical-request.noRisk'),
            questions: questionsOf(request, texts),
          }
        : told;
      return { text: paragraphs(value.reasoning, value.riskAssessment), value };
    },

    async 'quality-review'(job) {
      const { notes, findings } = resultOf(job);
      const text = paragraphs(
        job.texts.say('content.medical-request.reviewed', { findings: findings.length }),
        bullets(notes),
      );
      await job.context.reachLayer('reflection', text);
      return { text };
    },
  },

  result: resultOf,
});

function resultOf(job: Job<Request>): Result & { text: string } {
  const { request, texts } = job;
  const { findings, treatments, unknown, unfounded } = validated(job);
  const {
    reasoning = '',
    riskAssessment = '',
    questions = questionsOf(request, texts),
  } = job.valueOf<z.output<typeof reportShape>>('precision-report') ?? {};
  const { followUp = [], risks = [] } = plansOf(job) ?? {};
  const result: Result = {
    text: '',
    title: shortened(subjectOf(request), bounds.shortText.max),
    locale: texts.locale,
    notAdvice: texts.say('content.medical-request.notAdvice'),
    area: request.area,
    urgencyLevel: request.urgencyLevel,
    ...intakeOf(job),
    basis: [...givenOf(job)],
    primaryDiagnosis: '',
    averageConfidence: null,
    reasoning,
    findings,
    missing: toldOf(job)?.missing ?? missingOf(request, texts),
    treatments,
    riskAssessment,
    followUp,
    risks,
    imageAnalysis: imagesText(request, texts),
    questions,
    notes: [
      ...(unknown > 0
        ? [texts.say('content.medical-request.note.unknown', { count: unknown })]
        : []),
      ...(unfounded > 0
        ? [texts.say('content.medical-request.note.unfounded', { count: unfounded })]
        : []),
    ],
  };
  return definition.derive!(result, request);
}
