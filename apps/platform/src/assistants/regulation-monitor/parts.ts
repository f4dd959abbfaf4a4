import { regulationMonitorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { regulationResult } from './result';
import { SourcesView } from './sources-view';

/** What the regulation monitor shows. */
export const regulationParts: AssistantParts<'regulation-monitor'> = {
  layout: regulationMonitorLayout,
  suggestions: {
    record: 'regulations',
    fields: { regions: 'jurisdiction', industries: 'industry' },
  },
  result: regulationResult,
  kindOf: ({ riskLevel }, intl) => intl.formatMessage({ id: `regulation.level.${riskLevel}` }),
  views: [{ id: 'settings', label: 'regulation.tab.settings', View: SourcesView }],
};
