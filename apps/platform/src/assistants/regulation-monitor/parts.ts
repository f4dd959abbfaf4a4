import type { AssistantParts } from '../shared/assistant';
import { RegulationFields } from './fields';
import { RegulationResult } from './result-view';
import { SourcesView } from './sources-view';
import { regulationToDocument } from './to-document';

/** What the regulation monitor shows. */
export const regulationParts: AssistantParts<'regulation-monitor'> = {
  defaults: {
    companyId: undefined,
    regions: [],
    industries: [],
    riskLevel: 'informational',
    effectiveFrom: '',
    effectiveUntil: '',
    statuses: [],
    businessUnits: '',
  },
  Fields: RegulationFields,
  Result: RegulationResult,
  toDocument: regulationToDocument,
  partNames: {
    text: 'regulation.assessment',
    items: 'regulation.tab.updates',
    units: 'regulation.units',
    publishers: 'regulation.sources',
  },
  kindOf: ({ riskLevel }, intl) => intl.formatMessage({ id: `regulation.level.${riskLevel}` }),
  views: [{ id: 'settings', label: 'regulation.tab.settings', View: SourcesView }],
};
