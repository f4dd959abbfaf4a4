import { runStatuses } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Inline, ListIcon, GridIcon, SegmentedControl } from '@constella/ui';

import { ListFilter } from '../../base/lists/list-filter';
import { ListSearch } from '../../base/lists/list-search';
import type { ViewEntries } from '../../base/lists/use-list-view';
import { SavedViewsMenu } from '../../records/saved-views-menu';
import { taskLayouts, type TaskView } from './task-view';
import * as styles from './tasks-screen.css';

interface TaskFiltersProps {
  view: TaskView;
  assistantNames: ReadonlyMap<string, string>;
  onChange: (entries: ViewEntries) => void;
}

const icons = { list: <ListIcon />, board: <GridIcon /> };

/** Which runs are shown, how, and the views that were kept. */
export function TaskFilters({ view, assistantNames, onChange }: TaskFiltersProps) {
  const intl = useIntl();
  return (
    <div className={styles.filters}>
      <ListSearch
        className={styles.search}
        label={intl.formatMessage({ id: 'tasks.list.search' })}
        value={view.search}
        onChange={(q) => onChange({ q })}
      />
      {view.layout === 'list' && (
        <ListFilter
          label={intl.formatMessage({ id: 'tasks.list.status' })}
          value={view.status === 'all' ? '' : view.status}
          onChange={(status) => onChange({ status })}
          all={intl.formatMessage({ id: 'tasks.list.allStatuses' })}
          options={runStatuses.map((value) => ({
            value,
            label: intl.formatMessage({ id: `run.status.${value}` }),
          }))}
        />
      )}
      <ListFilter
        label={intl.formatMessage({ id: 'tasks.list.assistant' })}
        value={view.assistant}
        onChange={(assistant) => onChange({ assistant })}
        all={intl.formatMessage({ id: 'tasks.list.allAssistants' })}
        options={[...assistantNames].map(([value, label]) => ({ value, label }))}
      />
      <Inline gap={8} wrap={false} className={styles.ways}>
        <SavedViewsMenu preference="taskViews" />
        <SegmentedControl
          label={intl.formatMessage({ id: 'records.view' })}
          labelHidden
          value={view.layout}
          onValueChange={(layout) => onChange({ view: layout === 'list' ? '' : layout })}
          options={taskLayouts.map((value) => ({
            value,
            label: intl.formatMessage({ id: `records.view.${value}` }),
            icon: icons[value],
          }))}
        />
      </Inline>
    </div>
  );
}
