import { modelServiceFacts, type LocalModelServer } from '@constella/api-client';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ErrorState, Panel, RefreshIcon } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { ConnectedService } from './connected-service';
import * as styles from './model-services.css';
import { NewService } from './new-service';
import { foundServers, isLocal, offeredKinds } from './service-kinds';
import { ServiceHead } from './service-head';
import { ServiceSection } from './service-section';
import { ServicesSkeleton } from './services-skeleton';

/** The services of this computer and of providers, found and connected. */
export function ConnectedServices() {
  const intl = useIntl();
  const api = useApi();
  const services = useQuery(queries.modelServices(api));
  const local = useQuery(queries.localModelServers(api));
  if (services.error && !services.data)
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: 'services.failed' })}
        description={<ErrorText error={services.error} />}
        action={
          <Button busy={services.isFetching} onClick={() => void services.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  if (!services.data || local.isPending) return <ServicesSkeleton />;
  const all = services.data.services;
  const here = all.filter(isLocal);
  const found = foundServers(local.data?.servers ?? []);
  return (
    <>
      <ServiceSection
        title={intl.formatMessage({ id: 'services.local.title' })}
        action={
          <Button
            variant="quiet"
            size="small"
            icon={<RefreshIcon size={14} />}
            busy={local.isFetching}
            onClick={() => void local.refetch()}
          >
            {intl.formatMessage({ id: 'services.local.again' })}
          </Button>
        }
      >
        <Panel padding="none">
          {here.map((service) => (
            <ConnectedService key={service.id} service={service} />
          ))}
          {found.map((server) => (
            <FoundServer key={server.baseUrl} server={server} />
          ))}
          {here.length + found.length === 0 && (
            <p className={styles.nothing}>{intl.formatMessage({ id: 'services.local.none' })}</p>
          )}
        </Panel>
      </ServiceSection>
      <ServiceSection
        title={intl.formatMessage({ id: 'services.hosted.title' })}
        description={intl.formatMessage({ id: 'services.hosted.intro' })}
      >
        <Panel padding="none">
          {all
            .filter((service) => !isLocal(service))
            .map((service) => (
              <ConnectedService key={service.id ?? service.variable} service={service} />
            ))}
          {offeredKinds(all).map((kind) => (
            <NewService key={kind} kind={kind} />
          ))}
        </Panel>
      </ServiceSection>
    </>
  );
}

function FoundServer({ server }: { server: LocalModelServer }) {
  const intl = useIntl();
  const api = useCalls();
  const { kind, name, baseUrl, models, modelCount } = server;
  const connect = useMutation({
    mutationFn: () => api.createModelService({ kind, baseUrl, allowPrivate: true }),
  });
  return (
    <ServiceHead
      name={name || modelServiceFacts[kind].name}
      status="idle"
      state={intl.formatMessage({ id: 'services.status.found' })}
      address={baseUrl}
      models={models}
      modelCount={modelCount}
      actions={
        <Button busy={connect.isPending} onClick={() => connect.mutate()}>
          {intl.formatMessage({ id: 'services.connect' })}
        </Button>
      }
    >
      {connect.error && (
        <p role="alert" className={styles.bad}>
          <ErrorText error={connect.error} />
        </p>
      )}
    </ServiceHead>
  );
}
