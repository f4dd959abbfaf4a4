import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, Inline, Text } from '@constella/ui';

interface PagerProps {
  page: number;
  pages: number;
  /** Index of the first row shown, from 0. */
  from: number;
  /** How many rows are shown. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of a list are shown, and the way to the others. */
export function Pager({ page, pages, from, shown, total, onPage }: PagerProps) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <Inline justify="between">
      <Text as="span" size={12} tone="muted" numeric role="status">
        {intl.formatMessage(
          { id: 'shell.list.range' },
          {
            from: number(shown === 0 ? 0 : from + 1),
            to: number(from + shown),
            total: number(total),
          },
        )}
      </Text>
      {pages > 1 && (
        <Inline>
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {intl.formatMessage({ id: 'shell.list.previous' })}
          </Button>
          <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
            {intl.formatMessage({ id: 'shell.list.next' })}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
