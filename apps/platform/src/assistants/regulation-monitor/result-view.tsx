import { useIntl } from '@constella/i18n/react';
import { Tab, TabList, TabPanel, Tabs } from '@constella/ui';

import { useListView } from '../../base/lists/use-list-view';
import type { ResultViewProps } from '../../runs/blocks/block';
import { Impact } from './impact';
import { Overview } from './overview';
import { Updates } from './updates';

const views = ['overview', 'updates', 'impact'] as const;

/** What was found, as an overview, as a feed and by the parts of the company. */
export function RegulationResult({ result, onChange }: ResultViewProps<'regulation-monitor'>) {
  const intl = useIntl();
  const { params, change } = useListView();
  const view = views.find((one) => one === params.get('view')) ?? 'overview';
  return (
    <Tabs
      label={intl.formatMessage({ id: 'regulation.tabs' })}
      value={view}
      onValueChange={(next) => change({ view: next })}
    >
      <TabList>
        {views.map((id) => (
          <Tab key={id} value={id}>
            {intl.formatMessage({ id: `regulation.tab.${id}` })}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={view}>
        {view === 'overview' ? (
          <Overview result={result} onChange={onChange} />
        ) : view === 'updates' ? (
          <Updates result={result} />
        ) : (
          <Impact result={result} onChange={onChange} />
        )}
      </TabPanel>
    </Tabs>
  );
}
