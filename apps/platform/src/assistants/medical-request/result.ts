import type { Block } from '../../runs/blocks/block';
import { basisTexts, Findings, findingsDocument, Primary } from './findings';
import { LabValues, valuesDocument } from './lab-values';
import { ResultWarning, warningDocument } from './warning';

/** The warning first, then what was found or that the data are not enough, then what it rests on. */
export const medicalRequestResult: readonly Block<'medical-request'>[] = [
  { kind: 'fileTitle', of: 'title', heading: 'medical.title' },
  {
    kind: 'view',
    View: ResultWarning,
    toDocument: warningDocument,
    parts: { redFlags: 'medical.redFlags' },
  },
  {
    kind: 'notice',
    title: 'medical.worksheet.title',
    text: 'medical.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'columns',
    side: 'end',
    main: [
      {
        kind: 'view',
        View: Primary,
        only: 'page',
        parts: { primaryDiagnosis: 'medical.primaryDiagnosis' },
      },
      { kind: 'text', of: 'reasoning', heading: 'medical.reasoning', rows: 6 },
      {
        kind: 'view',
        View: LabValues,
        toDocument: valuesDocument,
        parts: { values: 'medical.values' },
      },
      {
        kind: 'view',
        View: Findings,
        toDocument: findingsDocument,
        parts: { findings: 'medical.findings' },
      },
      {
        kind: 'table',
        of: 'missing',
        heading: 'medical.missing',
        columns: [
          { heading: 'medical.missing.topic', of: 'topic' },
          { heading: 'medical.missing.bring', of: 'bring' },
        ],
      },
      {
        kind: 'table',
        of: 'treatments',
        heading: 'medical.treatments',
        columns: [
          { heading: 'medical.treatment', of: 'text' },
          { heading: 'medical.basis', cell: ({ basis }, result) => basisTexts(basis, result) },
        ],
      },
      { kind: 'text', of: 'riskAssessment', heading: 'medical.riskAssessment', rows: 4 },
      { kind: 'list', of: 'followUp', heading: 'medical.followUp', ticks: true },
    ],
    aside: [
      { kind: 'list', of: 'questions', heading: 'medical.questions', ticks: true },
      { kind: 'list', of: 'risks', heading: 'medical.risks' },
      { kind: 'text', of: 'imageAnalysis', heading: 'medical.imageAnalysis', rows: 4 },
      { kind: 'list', of: 'notes', heading: 'medical.notes', look: 'notice' },
      {
        kind: 'table',
        of: 'basis',
        heading: 'medical.given',
        columns: [
          { heading: 'medical.given.text', of: 'text' },
          { heading: 'medical.given.kind', of: 'kind', words: 'medical.basis' },
        ],
      },
    ],
  },
];
