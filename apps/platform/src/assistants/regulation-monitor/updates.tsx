import { regulationStages, riskLevels } from '@constella/api-client';
import { formatDate } from '@constella/i18n';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import { Badge, Button, EmptyState, Heading, Panel, Stack, Text } from '@constella/ui';

import { ListFilter } from '../../base/lists/list-filter';
import { ListSearch } from '../../base/lists/list-search';
import { pageOf, readPage } from '../../base/lists/page-of';
import { Pager } from '../../base/lists/pager';
import { useListView } from '../../base/lists/use-list-view';
import { LevelBadge } from './level-badge';
import { filterFeed, type Monitored, type Watched } from './monitored';
import * as styles from './result-view.css';

/** Every regulation and change that was found, with filters the address holds. */
export function Updates({ result }: { result: Monitored }) {
  const intl = useIntl();
  const locale = useLocale();
  const { params, change } = useListView();
  const [search, level, stage] = ['q', 'level', 'status'].map((name) => params.get(name) ?? '');
  const view = { search: search ?? '', level: level ?? '', stage: stage ?? '' };
  const found = filterFeed(result.items, view, locale);
  const { items, page, pages, from } = pageOf(found, readPage(params));
  const say = (id: 'search' | 'level' | 'allLevels' | 'allStatuses' | 'noMatch') =>
    intl.formatMessage({ id: `regulation.${id}` });
  return (
    <Stack gap={16}>
      <div className={styles.filters}>
        <ListSearch
          className={styles.search}
          label={say('search')}
          value={view.search}
          onChange={(q) => change({ q })}
        />
        <ListFilter
          label={say('level')}
          value={view.level}
          onChange={(next) => change({ level: next })}
          all={say('allLevels')}
          options={riskLevels.map((value) => ({
            value,
            label: intl.formatMessage({ id: `regulation.level.${value}` }),
          }))}
        />
        <ListFilter
          label={intl.formatMessage({ id: 'regulation.field.statuses' })}
          value={view.stage}
          onChange={(next) => change({ status: next })}
          all={say('allStatuses')}
          options={regulationStages.map((value) => ({
            value,
            label: intl.formatMessage({ id: `regulation.stage.${value}` }),
          }))}
        />
      </div>
      <Panel
        padding="none"
        footer={
          <Pager
            page={page}
            pages={pages}
            from={from}
            shown={items.length}
            total={found.length}
            onPage={(next) => change({ page: String(next) })}
          />
        }
      >
        {items.length > 0 ? (
          <ul className={styles.feed}>
            {items.map((item) => (
              <li key={item.id} className={styles.entry}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingAs="h3"
            art="none"
            title={say('noMatch')}
            action={
              <Button onClick={() => change({ q: '', level: '', status: '' })}>
                {intl.formatMessage({ id: 'shell.list.clearFilters' })}
              </Button>
            }
          />
        )}
      </Panel>
    </Stack>
  );
}

/** One regulation or change, with where its score comes from. */
function Entry({ item }: { item: Watched }) {
  const intl = useIntl();
  const locale = useLocale();
  const { number, list } = useFormats();
  const { title, description, jurisdiction, industry, updateType, effectiveDate } = item;
  const { proximity, type, industry: trade, jurisdiction: place } = item.points;
  return (
    <>
      <div className={styles.entryHead}>
        <Heading level={3} size="14">
          <bdi>{title}</bdi>
        </Heading>
        <span className={styles.badges}>
          <LevelBadge level={item.level} />
          <Badge tone="outline">
            {intl.formatMessage({ id: `regulation.stage.${item.stage}` })}
          </Badge>
          {item.unread && (
            <Badge tone="accent">{intl.formatMessage({ id: 'regulation.unread' })}</Badge>
          )}
        </span>
      </div>
      {description && (
        <Text size={13}>
          <bdi>{description}</bdi>
        </Text>
      )}
      <Text size={12} tone="muted">
        {list(
          [
            intl.formatMessage({ id: `regulation.kind.${updateType}` }),
            jurisdiction,
            industry ?? intl.formatMessage({ id: 'regulation.allIndustries' }),
            effectiveDate
              ? formatDate(locale, effectiveDate, 'UTC')
              : intl.formatMessage({ id: 'regulation.noDate' }),
            item.source ?? '',
          ].filter(Boolean),
          'unit',
        )}
      </Text>
      <Text size={12} tone="muted" numeric>
        {list(
          [
            `${intl.formatMessage({ id: 'regulation.score' })} ${number(item.score)}`,
            intl.formatMessage(
              { id: 'regulation.why' },
              { proximity, type, industry: trade, place },
            ),
          ],
          'unit',
        )}
      </Text>
    </>
  );
}
