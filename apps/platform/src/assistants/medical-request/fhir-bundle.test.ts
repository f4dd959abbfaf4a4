import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { fhirDocument } from './fhir-bundle';
import { sampleAnalysis } from './sample-analysis';

interface Entry {
  fullUrl: string;
  resource: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- any resource
}

let count = 0;
const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });
const bundle = fhirDocument(sampleAnalysis, {
  at: '2026-11-29T07:00:00.000Z',
  uuid: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  intl,
});
const entries = bundle.entry as unknown as Entry[];
const of = (type: string) =>
  entries.flatMap(({ resource }) => (resource['resourceType'] === type ? [resource] : []));

describe('a bundle of FHIR R4', () => {
  it('is a document that begins with its composition', () => {
    expect(bundle).toMatchObject({
      resourceType: 'Bundle',
      type: 'document',
      timestamp: '2026-11-29T07:00:00.000Z',
    });
    expect(entries[0]?.resource).toMatchObject({
      resourceType: 'Composition',
      status: 'preliminary',
      title: sampleAnalysis.title,
    });
    expect(JSON.stringify(entries[0])).toContain('Not medical advice.');
  });

  it('says an emergency first, in its composition', () => {
    const values = [
      { ...sampleAnalysis.values[0]!, analyte: 'potassium' as const, value: 6.9, unit: 'mmol/L' },
    ];
    const made = fhirDocument(
      { ...sampleAnalysis, values, redFlags: [{ category: 'heart', words: 'chest <pain>' }] },
      { at: '2026-11-29T07:00:00.000Z', uuid: () => 'one', intl },
    );
    const [{ title, text }] = (made.entry[0] as unknown as Entry).resource['section'];
    expect(title).toBe(intl.formatMessage({ id: 'medical.emergency' }));
    expect(text.div).toContain('chest &lt;pain>');
    expect(text.div).toContain('6.9');
    expect(text.div).toContain(intl.formatMessage({ id: 'medical.critical' }));
    expect(JSON.stringify(made)).toContain('"code":"HH"');
  });

  it('refers only to what is in it, each once', () => {
    const urls = entries.map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    const references = JSON.stringify(bundle).match(/(?<="reference":")[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) expect(urls).toContain(reference);
  });

  it('has the symptoms as unconfirmed conditions, and no finding of a model', () => {
    expect(of('Condition').map(({ code }) => code.text)).toEqual([
      'Tired since August',
      'Breathless on stairs',
    ]);
    expect(JSON.stringify(bundle)).not.toContain('Iron deficiency');
    expect(of('Patient')).toMatchObject([{ gender: 'female' }]);
  });

  it.each([
    ['718-7', 9.4, 'g/dL', 'L', { low: 12, high: 16 }],
    ['2276-4', 6, 'ug/L', 'L', { low: 24, high: 307 }],
    // No code of LOINC of its own: told in the unit that has one.
    ['62292-8', 20.03, 'ng/mL', 'L', { low: 30, high: 60 }],
  ])('has %s with its unit, range and interpretation', (code, value, unit, standing, range) => {
    const found = of('Observation').find((one) => one['code'].coding[0].code === code)!;
    expect(found).toMatchObject({
      status: 'preliminary',
      valueQuantity: { value, code: unit, system: 'http://unitsofmeasure.org' },
      interpretation: [{ coding: [{ code: standing }] }],
      referenceRange: [{ low: { value: range.low }, high: { value: range.high } }],
    });
  });
});
