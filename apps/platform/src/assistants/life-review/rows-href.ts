import type { LifeAssistantCategory, LifeRowRef } from '@constella/api-client/contract';

import { paths } from '../../base/paths';

/** The categories whose rows are in a table of their own. */
const tabs = {
  health_data: 'health',
  financial_data: 'finance',
  life_goals: 'goals',
} as const;

/** Where the rows behind a sentence are listed: these alone. */
export function rowsHref({ table, ids }: LifeRowRef, category: LifeAssistantCategory): string {
  const tab = table === 'life_assistant_data' ? category : tabs[table];
  return `${paths.lifeManager}?${new URLSearchParams({ tab, ids: ids.join(',') }).toString()}`;
}
