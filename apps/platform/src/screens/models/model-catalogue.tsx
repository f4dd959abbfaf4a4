import { bounds, type Model } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Identity,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { factsLine } from '../../base/lists/facts-line';
import { ListSearch } from '../../base/lists/list-search';
import { pageOf, readPage } from '../../base/lists/page-of';
import { Pager } from '../../base/lists/pager';
import { useListView } from '../../base/lists/use-list-view';
import { filterModels, modelTabs } from './filter-models';
import * as styles from './models-screen.css';

interface ModelCatalogueProps {
  /** The models that are asked together; there is room for so many. */
  chosen: readonly string[];
  onTry: (modelId: string) => void;
}

/** Every model by category, searchable; the address holds tab, search and page. */
export function ModelCatalogue({ chosen, onTry }: ModelCatalogueProps) {
  const intl = useIntl();
  const locale = useLocale();
  const models = useQuery(queries.models(useApi()));
  const { params, change } = useListView();
  const tab = modelTabs.find((name) => name === params.get('tab')) ?? 'featured';
  const search = params.get('q') ?? '';
  const found = filterModels(models.data ?? [], tab, search, locale);
  const { items, page, pages, from } = pageOf(found, readPage(params));
  // What holds for all of them is said once.
  const offline = models.data?.every((model) => model.offline) ?? false;
  const isFull = chosen.length >= bounds.comparedModels.max;

  if (models.isPending)
    return (
      <Panel title={intl.formatMessage({ id: 'models.browse.title' })}>
        <SkeletonGroup>
          <Stack gap={20}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} lines={2} />
            ))}
          </Stack>
        </SkeletonGroup>
      </Panel>
    );
  return (
    <Panel
      title={intl.formatMessage({ id: 'models.browse.title' })}
      padding="none"
      footer={
        models.data && (
          <Pager
            page={page}
            pages={pages}
            from={from}
            shown={items.length}
            total={found.length}
            onPage={(next) => change({ page: String(next) })}
          />
        )
      }
    >
      {models.isError ? (
        <ErrorState
          title={intl.formatMessage({ id: 'models.browse.failed' })}
          description={intl.formatMessage({ id: 'errors.models.list' })}
          action={
            <Button onClick={() => void models.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      ) : (
        <Tabs
          label={intl.formatMessage({ id: 'models.browse.tabs' })}
          value={tab}
          onValueChange={(next) => change({ tab: next })}
        >
          <div className={styles.controls}>
            <TabList>
              {modelTabs.map((name) => (
                <Tab key={name} value={name}>
                  {intl.formatMessage({ id: `models.category.${name}` })}
                </Tab>
              ))}
            </TabList>
            <ListSearch
              label={intl.formatMessage({ id: 'models.browse.search' })}
              value={search}
              onChange={(q) => change({ q })}
            />
            {offline && (
              <Text size={12} tone="muted">
                {intl.formatMessage({ id: 'models.browse.offline' })}
              </Text>
            )}
          </div>
          <TabPanel value={tab}>
            {items.length === 0 ? (
              <EmptyState
                art="none"
                title={intl.formatMessage({ id: 'models.browse.noMatch' })}
                action={
                  <Button onClick={() => change({ q: '', tab: 'all' })}>
                    {intl.formatMessage({ id: 'shell.list.clearFilters' })}
                  </Button>
                }
              />
            ) : (
              <ul>
                {items.map((model) => (
                  <ModelRow
                    key={model.id}
                    model={model}
                    marked={!offline && model.offline === true}
                    full={isFull && !chosen.includes(model.id)}
                    onTry={onTry}
                  />
                ))}
              </ul>
            )}
          </TabPanel>
        </Tabs>
      )}
    </Panel>
  );
}

interface ModelRowProps {
  model: Model;
  /** Others of the list are not played by the offline model. */
  marked: boolean;
  /** There is no room for one more. */
  full: boolean;
  onTry: (modelId: string) => void;
}

function ModelRow({ model, marked, full, onTry }: ModelRowProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const facts = [
    model.contextLength &&
      intl.formatMessage(
        { id: 'models.browse.context' },
        { tokens: number(model.contextLength, { notation: 'compact' }) },
      ),
    model.pointsCost != null &&
      intl.formatMessage({ id: 'models.browse.points' }, { points: model.pointsCost }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className={styles.row}>
      <Identity
        title={
          <>
            {model.name}{' '}
            {marked && (
              <Badge tone="outline">{intl.formatMessage({ id: 'models.test.offline' })}</Badge>
            )}
          </>
        }
        detail={factsLine([model.id, ...facts])}
      />
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'models.browse.tryNamed' }, { name: model.name })}
        disabledReason={
          full
            ? intl.formatMessage({ id: 'models.browse.full' }, { count: bounds.comparedModels.max })
            : undefined
        }
        onClick={() => onTry(model.id)}
      >
        {intl.formatMessage({ id: 'models.browse.try' })}
      </Button>
    </li>
  );
}
