import type { AssistantResult } from '@constella/api-client';
import { assess, convertLab, labUnits } from '@constella/api-client/contract';

import type { Intl } from '../../runs/blocks/block-base';
import { warningDocument } from './warning';

type Result = AssistantResult<'medical-request'>;

const loinc = (code: string, display: string) => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text: display,
});
const ucum = (value: number, code: string, unit: string) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
});

/** What is known of one bundle besides its result. */
interface Making {
  /** ISO 8601. */
  readonly at: string;
  /** A new UUID. */
  readonly uuid: () => string;
  readonly intl: Intl;
}

const interpretations = {
  criticalLow: 'LL',
  below: 'L',
  within: 'N',
  above: 'H',
  criticalHigh: 'HH',
} as const;

/**
 * What a person typed and had measured, as a document of FHIR R4: symptoms as unconfirmed conditions,
 * values as observations with LOINC and UCUM. What a model concluded is no diagnosis and not in it.
 */
export function fhirDocument(result: Result, { at, uuid, intl }: Making) {
  const { patient, basis, values, title, locale, notAdvice } = result;
  const entries: { fullUrl: string; resource: Record<string, unknown> }[] = [];
  const add = (resource: Record<string, unknown>) => {
    const fullUrl = `urn:uuid:${uuid()}`;
    entries.push({ fullUrl, resource });
    return { reference: fullUrl };
  };
  const subject = add({
    resourceType: 'Patient',
    gender: patient.sex,
  });
  const software = add({
    resourceType: 'Device',
    deviceName: [{ name: 'Constella StarMedix', type: 'user-friendly-name' }],
  });
  const note = [{ text: notAdvice }];
  const observation = (more: Record<string, unknown>) =>
    add({ resourceType: 'Observation', status: 'preliminary', subject, issued: at, note, ...more });
  const symptoms = basis
    .filter(({ kind }) => kind === 'symptom')
    .map(({ text }) =>
      add({
        resourceType: 'Condition',
        verificationStatus: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
              code: 'unconfirmed',
            },
          ],
        },
        code: { text },
        subject,
        recordedDate: at,
        note,
      }),
    );
  const age =
    patient.age === null
      ? []
      : [
          observation({
            code: loinc('30525-0', 'Age'),
            valueQuantity: ucum(patient.age, 'a', 'a'),
          }),
        ];
  const told = basis
    .filter(({ kind }) => kind === 'history')
    .map(({ text }) =>
      observation({ code: loinc('11348-0', 'History of past illness'), valueString: text }),
    );
  const measured = values.flatMap(({ analyte, value, unit }) => {
    const [first] = labUnits(analyte);
    const typed = labUnits(analyte).find(({ code }) => code === unit);
    if (!first || !typed) return [];
    // A unit without a code of its own is told in the one that has one.
    const as = typed.loinc ? typed : first;
    const amount = as === typed ? value : convertLab(value, typed, as);
    const { standing = 'unclear', range } =
      assess(analyte, amount, as.code, { sex: patient.sex, age: patient.age ?? undefined }) ?? {};
    const name = intl.formatMessage({ id: `medicalTerms.analyte.${analyte}` });
    return [
      observation({
        category: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/observation-category',
                code: 'laboratory',
              },
            ],
          },
        ],
        code: loinc(as.loinc ?? '', name),
        valueQuantity: ucum(amount, as.code, as.label),
        ...(standing !== 'unclear' &&
          standing !== 'implausible' && {
            interpretation: [
              {
                coding: [
                  {
                    system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
                    code: interpretations[standing],
                  },
                ],
              },
            ],
          }),
        ...(range && {
          referenceRange: [
            {
              ...(range.low !== undefined && { low: ucum(range.low, as.code, as.label) }),
              ...(range.high !== undefined && { high: ucum(range.high, as.code, as.label) }),
            },
          ],
        }),
      }),
    ];
  });
  const narrative = (lines: readonly string[]) => ({
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml">${lines
      .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
      .join('')}</div>`,
  });
  // As in every other file of it: nobody may read a symptom before the emergency it is.
  const urgent = warningDocument(result, intl).flatMap((block) =>
    block.kind === 'list' ? block.items : [],
  );
  const isEmergency = urgent.length > 0 || result.urgencyLevel === 'critical';
  const section = (heading: string, entry: readonly object[]) =>
    entry.length > 0 ? [{ title: heading, entry }] : [];
  const composition = {
    fullUrl: `urn:uuid:${uuid()}`,
    resource: {
      resourceType: 'Composition',
      language: locale,
      status: 'preliminary',
      type: loinc('60591-5', 'Patient summary Document'),
      subject,
      date: at,
      author: [software],
      title,
      section: [
        ...(isEmergency
          ? [
              {
                title: intl.formatMessage({ id: 'medical.emergency' }),
                text: narrative([intl.formatMessage({ id: 'medical.emergency.text' }), ...urgent]),
              },
            ]
          : []),
        {
          title: intl.formatMessage({ id: 'medical.notAdvice' }),
          text: narrative([notAdvice]),
        },
        ...section(intl.formatMessage({ id: 'medical.form.symptoms' }), symptoms),
        ...section(intl.formatMessage({ id: 'medical.form.medicalHistory' }), [...age, ...told]),
        ...section(intl.formatMessage({ id: 'medical.values' }), measured),
      ],
    },
  };
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${uuid()}` },
    timestamp: at,
    entry: [composition, ...entries],
  };
}

/** The document as the text of a file. */
export const fhirBundle = (result: Result, intl: Intl): string =>
  JSON.stringify(
    fhirDocument(result, {
      at: new Date().toISOString(),
      uuid: () => crypto.randomUUID(),
      intl,
    }),
    null,
    2,
  );
