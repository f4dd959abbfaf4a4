import { regulationMonitorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { regulationResult } from './result';
import { SourcesView } from './sources-view';

/** Views of the regulation monitor. */
export const parts: AssistantParts<'regulation-monitor'> = {
  layout: regulationMonitorLayout,
  suggestions: {
    record: 'regulations',
    fields: { regions: 'jurisdiction', industries: 'industry' },
  },
  result: regulationResult,
  kind: 'riskLevel',
  views: [{ id: 'settings', label: 'regulation.tab.settings', View: SourcesView }],
};
