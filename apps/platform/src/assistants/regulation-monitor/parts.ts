import { regulationMonitorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { RegulationResult } from './result-view';
import { SourcesView } from './sources-view';
import { regulationToDocument } from './to-document';

/** What the regulation monitor shows. */
export const regulationParts: AssistantParts<'regulation-monitor'> = {
  layout: regulationMonitorLayout,
  suggestions: {
    record: 'regulations',
    fields: { regions: 'jurisdiction', industries: 'industry' },
  },
  result: wholeView<'regulation-monitor'>(RegulationResult, regulationToDocument, {
    text: 'regulation.assessment',
    items: 'regulation.tab.updates',
    units: 'regulation.units',
    publishers: 'regulation.sources',
  }),
  kindOf: ({ riskLevel }, intl) => intl.formatMessage({ id: `regulation.level.${riskLevel}` }),
  views: [{ id: 'settings', label: 'regulation.tab.settings', View: SourcesView }],
};
