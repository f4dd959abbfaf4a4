import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { MindMap } from '@constella/ui/charts';
import { useMemo } from 'react';

import { mapOf } from './map-of';
import * as styles from './views.css';

type Result = AssistantResult<'learning-content'>;

interface MaterialMapProps {
  items: readonly Result['branches'][number][];
  result: Pick<Result, 'title'>;
}

/** Branches as a tree that grows from the title. */
export function MaterialMap({ items, result: { title } }: MaterialMapProps) {
  const intl = useIntl();
  const root = useMemo(() => mapOf(title, items), [title, items]);
  return (
    <div className={styles.body}>
      <MindMap
        title={intl.formatMessage({ id: 'study.part.branches' })}
        root={root}
        openLevels={3}
        nameLabel={intl.formatMessage({ id: 'study.branch.name' })}
      />
    </div>
  );
}
