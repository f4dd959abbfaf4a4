import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  languages,
  medicalAnalysisModes,
  medicalAreas,
  medicalImageTypes,
  medicalUrgencies,
  patientSexes,
  type MedicalArea,
} from '../enums.js';
import { dismissedFacts, numberIn, oneOf, optionalText, text } from '../fields.js';
import { emergencyCategories } from '../medical/emergency-sign.js';
import {
  averageConfidence,
  medicalBasisSchema,
  medicalFindingSchema,
} from '../medical/findings.js';
import { analyteIds, assess } from '../medical/lab-values.js';
import type { ValidationMessageId } from '../messages.js';
import { defineAssistant } from './assistant.js';

/**
 * A picture of a medical request as its file says. The picture itself is no part of the request, so
 * that no stored run holds one. A `File` fits as it is.
 */
export const medicalImageSchema = z.object({
  name: text(bounds.fileName),
  type: oneOf(medicalImageTypes),
  /** Bytes. */
  size: numberIn(bounds.medicalImageSize, 'whole'),
});
/** A picture of a medical request. */
export type MedicalImage = z.infer<typeof medicalImageSchema>;

/** A laboratory value as it is typed; without a number it says nothing. */
export const labRowSchema = z
  .object({
    analyte: oneOf(analyteIds),
    value: numberIn(bounds.labValue).nullable(),
    /** The code of UCUM. */
    unit: text(bounds.slug),
  })
  .refine(({ analyte, unit }) => assess(analyte, 0, unit) !== undefined, {
    path: ['unit'],
    error: 'validation.generic.invalid' satisfies ValidationMessageId,
  });
/** A laboratory value as it is typed. */
export type LabRow = z.infer<typeof labRowSchema>;

/** The texts of a medical request an emergency sign may stand in. */
export const medicalTextFields = [
  'symptoms',
  'medicalHistory',
  'patientInfo',
  'tumor',
  'biomarkers',
  'target',
  'question',
  'imageReport',
] as const;

const sentences = z.array(text(bounds.purpose)).max(bounds.listItems.max);

/** The field each area cannot do without, and what is said where it is missing. */
const neededField = {
  diagnosis: { field: 'symptoms', says: 'validation.medical.symptomsRequired' },
  immunotherapy: { field: 'tumor', says: 'validation.medical.tumorRequired' },
  drugDiscovery: { field: 'target', says: 'validation.medical.targetRequired' },
  research: { field: 'question', says: 'validation.research.questionRequired' },
} as const satisfies Record<MedicalArea, { field: string; says: ValidationMessageId }>;

/** What was given put in order: findings that name their basis, or what is missing for any. */
export const medicalRequest = defineAssistant({
  id: 'medical-request',
  area: 'medical',
  path: '/starmedix',
  request: z
    .object({
      area: oneOf(medicalAreas).default('diagnosis'),
      /** Kind and stage of a tumour. */
      tumor: optionalText(bounds.purpose),
      biomarkers: optionalText(bounds.purpose),
      /** The disease, the molecule a drug is to act on, compounds that are known. */
      target: optionalText(bounds.purpose),
      question: optionalText(bounds.purpose),
      /** Years. */
      age: numberIn(bounds.patientAge, 'whole').optional(),
      sex: oneOf(patientSexes).default('unknown'),
      /** Weight, pregnancy, work and the like; no name is needed. */
      patientInfo: optionalText(bounds.longText),
      symptoms: optionalText(bounds.longText),
      medicalHistory: optionalText(bounds.longText),
      urgencyLevel: oneOf(medicalUrgencies).default('normal'),
      labValues: z
        .array(labRowSchema)
        .max(bounds.labValues.max, 'validation.generic.max')
        .default([])
        .transform((rows) => rows.filter(({ value }) => value !== null)),
      medicalImages: z
        .array(medicalImageSchema)
        .max(bounds.medicalImages.max, 'validation.generic.max')
        .default([]),
      /** What the report on the pictures says. */
      imageReport: optionalText(bounds.purpose),
      analysisMode: oneOf(medicalAnalysisModes).default('standard'),
      dismissedFacts: dismissedFacts(),
    })
    .superRefine((request, context) => {
      const { field, says } = neededField[request.area];
      if (!request[field]) context.addIssue({ code: 'custom', path: [field], message: says });
    }),
  reads: ['symptoms', 'medicalHistory'],
  steps: [
    {
      id: 'clinical-data-preprocessing',
      role: 'coordinator',
      layer: 'perception',
      tools: ['brief.read'],
      computed: true,
    },
    { id: 'pathology-feature-extraction', role: 'domain_expert', computed: true },
    { id: 'medical-knowledge-fusion', role: 'researcher', layer: 'comprehension', searches: true },
    { id: 'differential-diagnosis', role: 'domain_expert', layer: 'reasoning' },
    { id: 'treatment-planning', role: 'planner', layer: 'decision' },
    { id: 'evidence-based-validation', role: 'evaluator', computed: true },
    { id: 'precision-report', role: 'implementer', layer: 'execution' },
    { id: 'quality-review', role: 'evaluator', layer: 'reflection', computed: true },
  ],
  result: z.object({
    /** All of it; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    /** The language it is written in. */
    locale: oneOf(languages),
    /** That it is no medical advice; in every file of it. */
    notAdvice: z.string(),
    area: oneOf(medicalAreas),
    urgencyLevel: oneOf(medicalUrgencies),
    patient: z.object({ age: z.int().nullable(), sex: oneOf(patientSexes) }),
    /** Emergency signs in what was typed, with the words they were read from. */
    redFlags: z.array(z.object({ category: z.enum(emergencyCategories), words: z.string() })),
    /** What was given. */
    basis: z.array(medicalBasisSchema),
    /** Each is a basis of its own, by its id. */
    values: z.array(
      z.object({
        id: z.string(),
        analyte: oneOf(analyteIds),
        value: z.number(),
        unit: z.string(),
      }),
    ),
    /** The surest finding; empty without any. */
    primaryDiagnosis: z.string(),
    /** Of 100, the average of all findings; null without any. */
    averageConfidence: z.int().nullable(),
    /** Why: Markdown. */
    reasoning: z.string().max(bounds.longText.max),
    /** The surest first. */
    findings: z.array(medicalFindingSchema).max(bounds.medicalFindings.max),
    /** What nothing can be concluded about, and what to bring. */
    missing: z.array(z.object({ topic: text(bounds.shortText), bring: text(bounds.purpose) })),
    /** To be discussed with a doctor. */
    treatments: z.array(
      z.object({ text: text(bounds.purpose), basis: z.array(z.string()).min(1) }),
    ),
    /** Markdown. */
    riskAssessment: z.string().max(bounds.longText.max),
    followUp: sentences,
    risks: sentences,
    imageAnalysis: z.string().max(bounds.longText.max),
    questions: sentences,
    /** What the review of quality took out or could not do. */
    notes: sentences,
  }),
  computed: [
    'text',
    'notAdvice',
    'area',
    'urgencyLevel',
    'redFlags',
    'basis',
    'values',
    'primaryDiagnosis',
    'averageConfidence',
    'findings',
    'missing',
    'treatments',
    'patient',
  ],
  derive(result) {
    const findings = result.findings.toSorted((one, other) => other.confidence - one.confidence);
    const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
    const written = [
      `# ${result.title}`,
      result.notAdvice,
      result.reasoning,
      findings
        .map(({ title, text: words, confidence }) => `- **${title}** (${confidence}/100) ${words}`)
        .join('\n'),
      bullets(result.missing.map(({ topic, bring }) => `${topic}: ${bring}`)),
      bullets(result.treatments.map((one) => one.text)),
      result.riskAssessment,
      bullets(result.followUp),
      bullets(result.questions),
    ];
    return {
      ...result,
      findings,
      primaryDiagnosis: findings[0]?.title ?? '',
      averageConfidence: averageConfidence(findings),
      text: written.filter(Boolean).join('\n\n'),
    };
  },
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 600,
});
