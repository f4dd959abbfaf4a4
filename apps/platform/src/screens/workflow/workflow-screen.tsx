import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader, Tab, TabList, TabPanel, Tabs } from '@constella/ui';

import { useListView } from '../../base/lists/use-list-view';
import { TemplatesTab } from './templates-tab';
import { TracesTab } from './traces-tab';
import * as styles from './workflow-screen.css';

const tabs = ['traces', 'templates'] as const;

/** `/workflow-visualization`: how runs went, and how tools are put together. */
export function WorkflowScreen() {
  const intl = useIntl();
  const { params, change } = useListView();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'traces';
  const title = intl.formatMessage({ id: 'shell.title.workflowVisualization' });
  return (
    <Container className={styles.page}>
      <PageHeader title={title} description={intl.formatMessage({ id: 'workflow.description' })} />
      <Tabs
        label={title}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'traces' ? '' : next }, { push: true })}
      >
        <TabList>
          {tabs.map((name) => (
            <Tab key={name} value={name}>
              {intl.formatMessage({ id: `workflow.tab.${name}` })}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="traces">
          <TracesTab />
        </TabPanel>
        <TabPanel value="templates">
          <TemplatesTab />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
