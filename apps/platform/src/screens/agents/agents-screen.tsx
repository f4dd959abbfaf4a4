import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  Container,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { ModelTestPanel } from '../../assistants/shared/model-test/model-test-panel';
import { RecordScreen } from '../../records/record-screen';
import * as styles from './agents-screen.css';
import { CollaborateTab } from './collaborate-tab';
import { agents as agentList } from './agents-section';
import { CreateTab } from './create-tab';

const tabs = ['create', 'manage', 'collaborate', 'test'] as const;

/** `/agents`: create, manage, collaborate, test a model. The tab is in the address. */
export function AgentsScreen() {
  const intl = useIntl();
  const { number } = useFormats();
  const agents = useQuery(queries.agents(useApi()));
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'create';
  // The other tabs' filters would mean nothing in the next one.
  const open = (next: string) => setParams({ tab: next }, { preventScrollReset: true });

  const failed = agents.isError && (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'agents.list.failed' })}
      description={<ErrorText error={agents.error} />}
      action={
        <Button onClick={() => void agents.refetch()}>
          {intl.formatMessage({ id: 'shell.action.retry' })}
        </Button>
      }
    />
  );
  const waiting = failed || (
    <SkeletonGroup>
      <Skeleton shape="block" height={480} />
    </SkeletonGroup>
  );
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.agents' })}
        description={intl.formatMessage({ id: 'agents.screen.description' })}
      />
      <Tabs
        label={intl.formatMessage({ id: 'shell.title.agents' })}
        value={tab}
        onValueChange={open}
      >
        <TabList>
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              count={
                name === 'manage' && agents.data?.length ? number(agents.data.length) : undefined
              }
            >
              {intl.formatMessage({ id: `agents.tab.${name}` })}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="create">
          <CreateTab agents={agents.data} />
        </TabPanel>
        <TabPanel value="manage">
          <div className={styles.list}>
            <RecordScreen section={agentList} />
          </div>
        </TabPanel>
        <TabPanel value="collaborate">
          {agents.data ? (
            <CollaborateTab agents={agents.data} onCreate={() => open('create')} />
          ) : (
            waiting
          )}
        </TabPanel>
        <TabPanel value="test">
          <div className={styles.narrow}>
            <ModelTestPanel />
          </div>
        </TabPanel>
      </Tabs>
    </Container>
  );
}
