import { bounds } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  Link,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { ListSearch } from '../../base/lists/list-search';
import { pageOf } from '../../base/lists/page-of';
import { Pager } from '../../base/lists/pager';
import { foundIdeas, storedIdeas, type StoredIdea } from './library-ideas';
import { placeTones } from './place-tones';
import * as styles from './result-view.css';

/** The assistant's screen; a run opens under it. */
const screen = '/enterprise/innovation-assistant';

/** The member's ideas of all runs, newest first, to be searched. */
export function InnovationLibrary() {
  const intl = useIntl();
  const runs = useQuery(
    queries.taskPage(useApi(), {
      where: { assistant: 'innovation', status: 'completed' },
      sort: '-createdAt',
      limit: bounds.pageSize.max,
    }),
  );
  if (runs.data) {
    const ideas = storedIdeas(runs.data.rows);
    return ideas.length > 0 ? (
      <IdeaList ideas={ideas} />
    ) : (
      <EmptyState
        headingAs="h2"
        title={intl.formatMessage({ id: 'innovation.library.empty' })}
        description={intl.formatMessage({ id: 'innovation.library.emptyDescription' })}
      />
    );
  }
  if (runs.isPending)
    return (
      <SkeletonGroup>
        <Grid minColumn={280}>
          {Array.from({ length: 6 }, (_, card) => (
            <Card key={card}>
              <Skeleton lines={4} />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    );
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'innovation.library.failed' })}
      description={<ErrorText error={runs.error} />}
      action={
        <Button onClick={() => void runs.refetch()}>
          {intl.formatMessage({ id: 'shell.action.retry' })}
        </Button>
      }
    />
  );
}

function IdeaList({ ideas }: { ideas: readonly StoredIdea[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const found = foundIdeas(ideas, search, locale);
  const { items, page, pages, from } = pageOf(found, Number(params.get('page') ?? 1));
  const change = (entries: Record<string, string>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        // A new search starts at its first page.
        next.delete('page');
        for (const [key, value] of Object.entries(entries))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={16}>
      <ListSearch
        className={styles.search}
        label={intl.formatMessage({ id: 'innovation.library.search' })}
        value={search}
        onChange={(q) => change({ q })}
      />
      {items.length > 0 ? (
        <Grid as="ul" minColumn={280} className={styles.cards}>
          {items.map((stored) => (
            <li key={stored.key} className={styles.cardItem}>
              <StoredCard stored={stored} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          headingAs="h2"
          art="none"
          title={intl.formatMessage({ id: 'innovation.library.noMatch' })}
          action={
            <Button onClick={() => change({ q: '' })}>
              {intl.formatMessage({ id: 'shell.list.clearFilters' })}
            </Button>
          }
        />
      )}
      <Pager
        page={page}
        pages={pages}
        from={from}
        shown={items.length}
        total={found.length}
        onPage={(next) => change({ page: String(next) })}
      />
    </Stack>
  );
}

function StoredCard({ stored: { idea, ranked, run } }: { stored: StoredIdea }) {
  const intl = useIntl();
  const { date } = useFormats();
  return (
    <Card className={styles.card}>
      <Heading level={2} size={14} dir="auto" className={styles.wrapping}>
        {idea.title}
      </Heading>
      {idea.description && (
        <Text size={13} dir="auto" className={styles.wrapping}>
          {idea.description}
        </Text>
      )}
      <Inline gap={6} justify="between" className={styles.cardFoot}>
        <Inline gap={6} className={styles.wrapping}>
          <Link href={`${screen}/${run.id}`} className={styles.source}>
            {run.title}
          </Link>
          <Text as="span" size={12} tone="muted">
            {date(run.createdAt)}
          </Text>
        </Inline>
        {ranked && (
          <Badge tone={placeTones[ranked.place]}>
            {intl.formatMessage({ id: `innovation.place.${ranked.place}` })}
          </Badge>
        )}
      </Inline>
    </Card>
  );
}
