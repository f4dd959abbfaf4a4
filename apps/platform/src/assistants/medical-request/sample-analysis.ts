import { assistants, deriveResult, type AssistantResult } from '@constella/api-client/contract';

const given: AssistantResult<'medical-request'> = {
  text: '',
  title: 'Tired since August, breathless on stairs',
  locale: 'en',
  notAdvice: 'Not medical advice. Show it to a doctor.',
  area: 'diagnosis',
  urgencyLevel: 'normal',
  patient: { age: 46, sex: 'female' },
  redFlags: [],
  basis: [
    { id: 'p1', kind: 'patient', text: '46 years old, Female' },
    { id: 's1', kind: 'symptom', text: 'Tired since August' },
    { id: 's2', kind: 'symptom', text: 'Breathless on stairs' },
    { id: 'h1', kind: 'history', text: 'Heavy periods for 18 months' },
    { id: 'm1', kind: 'measurement', text: 'Hemoglobin 9.4 g/dL (Below the range)' },
    { id: 'm2', kind: 'measurement', text: 'Ferritin 6 µg/L (Below the range)' },
    { id: 'm3', kind: 'measurement', text: 'Vitamin D (25-OH) 50 nmol/L (Below the range)' },
  ],
  values: [
    { id: 'm1', analyte: 'hemoglobin', value: 9.4, unit: 'g/dL' },
    { id: 'm2', analyte: 'ferritin', value: 6, unit: 'ug/L' },
    { id: 'm3', analyte: 'vitaminD', value: 50, unit: 'nmol/L' },
  ],
  primaryDiagnosis: '',
  averageConfidence: null,
  reasoning: 'Low hemoglobin and a ferritin of 6 µg/L leave little room for another main cause.',
  findings: [
    {
      id: 'f2',
      title: 'Heavy periods as the source of the loss',
      text: 'It fits the history.',
      basis: ['h1'],
      confidence: 64,
      low: 45,
      high: 79,
      changes: 'Blood in a stool test',
    },
    {
      id: 'f1',
      title: 'Iron deficiency anemia',
      text: 'Hemoglobin and ferritin are low together.',
      basis: ['m1', 'm2'],
      confidence: 91,
      low: 84,
      high: 95,
      changes: 'A repeat ferritin in the range',
    },
  ],
  missing: [{ topic: 'Bleeding in the gut', bring: 'A stool test' }],
  treatments: [{ text: 'Ask whether iron is to be replaced', basis: ['m1', 'm2'] }],
  riskAssessment: 'Not urgent by what was entered.',
  followUp: ['Repeat the hemoglobin'],
  risks: ['A cause in the gut could be missed'],
  imageAnalysis: '',
  questions: ['Does the gut have to be looked at?'],
  notes: [],
};

/** An analysis with two findings. */
export const sampleAnalysis = deriveResult(assistants['medical-request'], given, {});

/** What there is without a model: nothing is concluded. */
export const sampleWorksheet = deriveResult(
  assistants['medical-request'],
  {
    ...given,
    reasoning: 'Insufficient data: nothing was concluded.',
    findings: [],
    treatments: [],
    riskAssessment: '',
    followUp: [],
    risks: [],
  },
  {},
);
