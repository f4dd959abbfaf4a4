import type { ModelConnection } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Container, EmptyState, ErrorState, PageHeader, Stack } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { ConnectedServices } from './connected-services';
import * as styles from './model-services.css';
import { OfflineModel } from './offline-model';
import { Purposes } from './purposes';
import { ServicesSkeleton } from './services-skeleton';

/** `/settings/models`: the services that models are reached at, for whoever may connect one. */
export function ModelServicesScreen() {
  const intl = useIntl();
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery(queries.modelConnection(api));
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.modelServices' })}
        description={intl.formatMessage({ id: 'services.intro' })}
      />
      <Stack gap={32} className={styles.sections}>
        {data ? (
          data.mayConnect ? (
            <>
              <ConnectedServices />
              <Purposes />
            </>
          ) : (
            <WhoConnects connection={data} />
          )
        ) : error ? (
          <ErrorState
            headingAs="h2"
            title={intl.formatMessage({ id: 'services.failed' })}
            description={<ErrorText error={error} />}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {intl.formatMessage({ id: 'shell.action.retry' })}
              </Button>
            }
          />
        ) : (
          <ServicesSkeleton />
        )}
        <OfflineModel />
      </Stack>
    </Container>
  );
}

function WhoConnects({ connection: { administrators } }: { connection: ModelConnection }) {
  const intl = useIntl();
  return (
    <EmptyState
      art="none"
      headingAs="h2"
      title={intl.formatMessage({ id: 'services.ask.title' })}
      description={
        administrators.length > 0
          ? intl.formatMessage(
              { id: 'services.ask.names' },
              { names: intl.formatList(administrators, { type: 'disjunction' }) },
            )
          : intl.formatMessage({ id: 'shell.model.ask' })
      }
    />
  );
}
