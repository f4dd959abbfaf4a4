import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';

import { rowsHref } from './rows-href';

interface ShowRowsProps {
  row: AssistantResult<'life-review'>['findings'][number];
}

/** Leads to the rows a sentence was worked out of. */
export function ShowRows({ row }: ShowRowsProps) {
  const intl = useIntl();
  return (
    <Link href={rowsHref(row, row.category)}>
      {intl.formatMessage({ id: 'lifeReview.rows.show' }, { count: row.ids.length })}
    </Link>
  );
}
