import {
  assess,
  loadEmergencySigns,
  medicalTextFields,
  type AssistantFields,
  type AssistantResult,
  type MedicalArea,
  type MedicalBasis,
} from '@constella/api-client/contract';
import { createFormatter, eachSentence, formatNumber } from '@constella/i18n';

import type { Texts } from '../../../base/language/texts.js';

type Request = AssistantFields<'medical-request'>;
type Result = AssistantResult<'medical-request'>;

/** What was given, put in order: nothing of it is concluded. */
export type Intake = Pick<Result, 'patient' | 'redFlags' | 'basis' | 'values'>;

/** The text of a request each area is about. */
const subjectFields = {
  diagnosis: 'symptoms',
  immunotherapy: 'tumor',
  drugDiscovery: 'target',
  research: 'question',
} as const satisfies Record<MedicalArea, keyof Request>;

/** What a request is about, in its own words. */
export const subjectOf = (request: Request): string => request[subjectFields[request.area]] ?? '';

/** The texts of a request and what each is a basis of, in the order they are read. */
const textKinds = {
  tumor: 'symptom',
  biomarkers: 'measurement',
  target: 'symptom',
  question: 'symptom',
  symptoms: 'symptom',
  patientInfo: 'patient',
  medicalHistory: 'history',
  imageReport: 'image',
} as const satisfies Partial<Record<keyof Request, MedicalBasis['kind']>>;

/** The first letter of the ids of each kind. */
const letters: Record<MedicalBasis['kind'], string> = {
  patient: 'p',
  symptom: 's',
  history: 'h',
  measurement: 'm',
  image: 'i',
  source: 'q',
};

/** Entries of a basis with their ids: the letter of their kind, counted. */
export function withIds(
  entries: readonly Omit<MedicalBasis, 'id'>[],
  before: readonly MedicalBasis[] = [],
): MedicalBasis[] {
  const all = [...before];
  for (const { kind, text } of entries) {
    const count = all.filter((one) => one.kind === kind).length;
    all.push({ id: `${letters[kind]}${count + 1}`, kind, text });
  }
  return all;
}

/** Sentences of one text that are entries of their own; those after them are one together. */
const mostSentences = 30;

/** A text sentence by sentence; nothing of it is left out. */
function sentencesOf(text: string, locale: string): string[] {
  const all = [...eachSentence(text, locale)].map((one) => one.trim()).filter(Boolean);
  const rest = all.slice(mostSentences).join(' ');
  return [...all.slice(0, mostSentences), ...(rest ? [rest] : [])];
}

/** Reads a request: who it is about, what was typed point by point, what was measured. */
export async function takeIn(request: Request, texts: Texts): Promise<Intake> {
  const { locale } = texts;
  const { age = null, sex } = request;
  const [format, { emergencySigns }] = await Promise.all([
    createFormatter(locale, ['medicalTerms', 'medical']),
    loadEmergencySigns(),
  ]);
  const typed = Object.entries(textKinds).flatMap(([field, kind]) => {
    const text = request[field as keyof typeof textKinds];
    return sentencesOf(text ?? '', locale).map((sentence) => ({ kind, text: sentence }));
  });
  const person = [
    ...(age === null ? [] : [texts.say('content.medical-request.age', { age })]),
    ...(sex === 'unknown' ? [] : [format(`medical.sex.${sex}`)]),
  ].join(', ');
  const given = withIds([
    ...(person ? [{ kind: 'patient' as const, text: person }] : []),
    ...typed,
  ]);
  const measured = request.labValues.flatMap(({ analyte, value, unit }) => {
    const assessed =
      value === null ? undefined : assess(analyte, value, unit, { sex, age: age ?? undefined });
    if (value === null || !assessed) return [];
    const name = format(`medicalTerms.analyte.${analyte}`);
    const amount = formatNumber(locale, value, { maximumFractionDigits: 3 });
    const standing = format(`medical.standing.${assessed.standing}`);
    return [
      { analyte, value, unit, text: `${name} ${amount} ${assessed.unit.label} (${standing})` },
    ];
  });
  const basis = withIds(
    measured.map(({ text }) => ({ kind: 'measurement', text })),
    given,
  );
  return {
    patient: { age, sex },
    redFlags: emergencySigns(medicalTextFields.map((field) => request[field] ?? '').join('\n')).map(
      ({ category, words }) => ({ category, words }),
    ),
    basis,
    values: measured.map(({ text, ...value }) => ({
      id: basis.find((one) => one.text === text)!.id,
      ...value,
    })),
  };
}

/** What each area needs besides the rest, where it was not given. */
export function missingOf(request: Request, { say }: Texts): Result['missing'] {
  const { area, age, sex, labValues, medicalImages } = request;
  const needs: Readonly<Record<string, boolean>> = {
    person: age === undefined || sex === 'unknown',
    history: !request.medicalHistory,
    values: labValues.length === 0,
    images: medicalImages.length > 0 && !request.imageReport,
    biomarkers: area === 'immunotherapy' && !request.biomarkers,
    pathology: area === 'immunotherapy',
    evidence: area === 'drugDiscovery',
    publications: area === 'research',
    examination: area === 'diagnosis',
  };
  const about = area === 'diagnosis' || area === 'immunotherapy';
  return Object.entries(needs)
    .filter(
      ([name, isMissing]) =>
        isMissing && (about || !['person', 'history', 'values'].includes(name)),
    )
    .map(([name]) => ({
      topic: say(`content.medical-request.topic.${name}`),
      bring: say(`content.medical-request.bring.${name}`),
    }));
}

/** Questions of every visit, and of each area. */
const questions: Record<MedicalArea, readonly string[]> = {
  diagnosis: ['cause', 'tests', 'return', 'medicines'],
  immunotherapy: ['biomarkers', 'options', 'sideEffects', 'trials'],
  drugDiscovery: ['evidence', 'safety', 'trials', 'stage'],
  research: ['quality', 'applies', 'stage', 'trials'],
};

/** Questions to ask whoever knows more. */
export const questionsOf = ({ area }: Request, { say }: Texts): string[] =>
  questions[area].map((name) => say(`content.medical-request.question.${name}`));

/** What can be said of pictures nobody looked at. */
export function imagesText({ medicalImages, imageReport }: Request, { say }: Texts): string {
  if (medicalImages.length === 0) return imageReport || say('content.medical-request.noImages');
  const names = medicalImages.map(({ name }) => name).join(', ');
  return [say('content.medical-request.images', { names }), imageReport]
    .filter(Boolean)
    .join('\n\n');
}
