import { useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { GridIcon, Inline, ListIcon, SegmentedControl, Select } from '@constella/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ListSearch } from '../base/lists/list-search';
import type { ViewEntries } from '../base/lists/use-list-view';
import { filtersOf, plainColumn, type ListFilter } from './columns';
import type { ListView } from './list-view';
import * as styles from './records.css';
import { SavedViewsMenu } from './saved-views-menu';
import type { ReadQuery } from './row-source';
import type { FilterOption, Section } from './section';
import { useValueText } from './use-value-text';

interface RecordToolbarProps<Row> {
  section: Section<Row>;
  view: ListView;
  onChange: (entries: ViewEntries) => void;
  /** At the end, after the saved views. */
  children: ReactNode;
}

const icons = { list: <ListIcon />, board: <GridIcon /> };

/** Which rows are shown, how, and the views that were saved. */
export function RecordToolbar<Row>({ section, view, onChange, children }: RecordToolbarProps<Row>) {
  const intl = useIntl();
  const { texts, views, board } = section;
  const usual = board?.first ? 'board' : 'list';
  const without = new Set<string>(view.isBoard ? board?.without : []);
  return (
    <div className={styles.toolbar}>
      <ListSearch
        className={styles.search}
        label={intl.formatMessage({ id: texts.search ?? 'records.search' })}
        value={view.search}
        onChange={(q) => onChange({ q })}
      />
      {filtersOf(section)
        .filter(({ field }) => !without.has(field))
        .map((filter) => (
          <Filter
            key={filter.field}
            filter={filter}
            value={view.filters[filter.field] ?? ''}
            onChange={(value) => onChange({ [filter.field]: value })}
          />
        ))}
      <Inline gap={8} className={styles.ways}>
        {views && <SavedViewsMenu preference={views} />}
        {children}
        {board && (
          <SegmentedControl
            label={intl.formatMessage({ id: 'records.view' })}
            labelHidden
            value={view.isBoard ? 'board' : 'list'}
            onValueChange={(id) => onChange({ view: id === usual ? '' : id })}
            options={(['list', 'board'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `records.view.${value}` }),
              icon: icons[value],
            }))}
          />
        )}
      </Inline>
    </div>
  );
}

interface FilterProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

const noOptions: ReadQuery<readonly FilterOption[]> = {
  queryKey: ['no options'],
  queryFn: skipToken,
};

/** Stands for no filter; no value of a field is written so. */
const everything = '*';

/** One filter of a list: one of some values, or all. */
function Filter({ filter, value, onChange }: FilterProps) {
  const intl = useIntl();
  const textOf = useValueText();
  const { field, label, all, values = [], words, options } = filter;
  const api = useApi();
  const free = useQuery(options?.(api) ?? noOptions).data ?? [];
  const column = { ...plainColumn(field, 'choice'), words };
  return (
    <Select
      label={intl.formatMessage({ id: label })}
      labelHidden
      value={value || everything}
      onValueChange={(next) => onChange(next === everything ? '' : next)}
      options={[
        {
          value: everything,
          label: all
            ? intl.formatMessage({ id: all })
            : intl.formatMessage(
                { id: 'records.all' },
                { field: intl.formatMessage({ id: label }) },
              ),
        },
        ...values.map((one) => ({ value: one, label: textOf(column, one) })),
        ...free,
      ]}
    />
  );
}
