import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useDeferredValue, useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { ListSearch } from '../../base/lists/list-search';
import { ConversationItem } from './conversation-item';
import * as styles from './conversation-list.css';
import { useConversations } from './use-conversations';

/** Past conversations, searchable; pinned ones first. */
export function ConversationList({ current }: { current: number | undefined }) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { conversations, isPending, error, refetch, hasNextPage, fetchNextPage, ...query } =
    useConversations(asked);
  return (
    <div className={styles.root}>
      <ListSearch
        label={intl.formatMessage({ id: 'flow.search' })}
        value={search}
        onChange={setSearch}
      />
      {isPending ? (
        <SkeletonGroup>
          <Skeleton lines={6} />
        </SkeletonGroup>
      ) : !conversations ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'flow.listFailed' })}
          description={<ErrorText error={error} />}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      ) : conversations.length === 0 ? (
        asked ? (
          <EmptyState
            headingAs="h2"
            art="none"
            title={intl.formatMessage({ id: 'flow.noMatch' })}
          />
        ) : (
          <EmptyState
            headingAs="h2"
            title={intl.formatMessage({ id: 'flow.empty' })}
            description={intl.formatMessage({ id: 'flow.emptyDescription' })}
          />
        )
      ) : (
        <ul className={styles.list}>
          {conversations.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isCurrent={conversation.latest.id === current}
              isFound={asked !== ''}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          size="small"
          variant="quiet"
          busy={query.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {intl.formatMessage({ id: 'flow.more' })}
        </Button>
      )}
    </div>
  );
}
