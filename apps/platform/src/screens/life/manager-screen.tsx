import {
  lifeAssistantCategories,
  type LifeAssistantCategory,
} from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Container,
  Link,
  PageHeader,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@constella/ui';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../base/paths';
import { RecordScreen } from '../../records/record-screen';
import type { Section } from '../../records/section';
import { useRouteTitle } from '../../base/page';
import { entrySections } from './entries-section';
import { goalsSection } from './goals-section';
import { healthSection } from './health-section';
import * as styles from './life.css';
import { MonthView } from './month-view';

/** `/personal/intelligent-life-manager`: every row somebody logged, by category. */
export function ManagerScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: useRouteTitle() });
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const category = lifeAssistantCategories.find((one) => one === asked) ?? 'health';
  // The rows behind one sentence of a review.
  const ids = (params.get('ids') ?? '').split(',').map(Number).filter(Boolean);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={title}
        description={intl.formatMessage({ id: 'life.manager' })}
        actions={
          <ButtonLink href={paths.life}>
            {intl.formatMessage({ id: 'life.manager.day' })}
          </ButtonLink>
        }
      />
      <Stack gap={16}>
        <Tabs
          label={intl.formatMessage({ id: 'life.categories' })}
          value={category}
          // Filters of one list would mean nothing in another.
          onValueChange={(tab) => setParams({ tab }, { preventScrollReset: true })}
        >
          <TabList>
            {lifeAssistantCategories.map((value) => (
              <Tab key={value} value={value}>
                {intl.formatMessage({ id: `life.category.${value}` })}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={category}>
            <CategoryRows key={`${category} ${ids.join()}`} category={category} ids={ids} />
          </TabPanel>
        </Tabs>
        {ids.length > 0 && (
          <Link href={`?tab=${category}`}>{intl.formatMessage({ id: 'life.manager.all' })}</Link>
        )}
      </Stack>
    </Container>
  );
}

interface CategoryRowsProps {
  category: LifeAssistantCategory;
  /** These alone; all of them where none is named. */
  ids: readonly number[];
}

/** A list with those rows alone. */
const only = <Row,>(section: Section<Row>, ids: readonly number[]): Section<Row> =>
  ids.length > 0 ? { ...section, where: { ...section.where, id: ids } } : section;

function CategoryRows({ category, ids }: CategoryRowsProps) {
  if (category === 'health') return <RecordScreen section={only(healthSection, ids)} />;
  if (category === 'goals') return <RecordScreen section={only(goalsSection, ids)} />;
  if (category === 'finance') return <MonthView shown={ids[0]} />;
  return <RecordScreen section={only(entrySections[category], ids)} />;
}
