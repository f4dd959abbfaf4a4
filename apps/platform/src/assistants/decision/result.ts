import type { Block } from '../../runs/blocks/block';
import { DecisionMatrix } from './matrix';
import { MethodSections } from './method-sections';
import { OutlookChart } from './outlook-chart';
import { Recommendation } from './recommendation';
import { reportBasis } from './report-basis';
import { confidenceLine, matrixTable, sectionParts } from './to-document';

/** A decision weighed: what to choose and how sure that is, the matrix, and what each method found. */
export const decisionResult: readonly Block<'decision'>[] = [
  {
    kind: 'fileTitle',
    written: ({ options, recommendation }, intl) =>
      (recommendation.option === null ? undefined : options[recommendation.option]) ??
      intl.formatMessage({ id: 'decision.result.none' }),
  },
  {
    kind: 'view',
    View: Recommendation,
    toDocument: confidenceLine,
    parts: { recommendation: 'decision.result.next' },
  },
  {
    kind: 'view',
    View: DecisionMatrix,
    toDocument: matrixTable,
    parts: {
      options: 'decision.options',
      criteria: 'decision.criteria',
      scores: 'decision.matrix',
    },
  },
  {
    kind: 'view',
    View: MethodSections,
    toDocument: ({ sections }, intl) => sections.flatMap((section) => sectionParts(section, intl)),
    parts: { sections: 'decision.methods' },
    last: true,
  },
  { kind: 'view', View: OutlookChart, parts: { scores: 'decision.matrix' } },
  {
    kind: 'text',
    of: 'text',
    heading: 'decision.report',
    look: 'fold',
    rows: 16,
    note: (result, intl) => {
      const basis = reportBasis(result, intl);
      return (
        basis && {
          id: 'decision.report.before',
          values: { ranking: basis.places, confidence: basis.confidence },
        }
      );
    },
  },
];
