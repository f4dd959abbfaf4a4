import type { ModelService } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { KeyForm } from './key-form';
import * as styles from './model-services.css';
import { ServiceHead } from './service-head';
import { stateOf } from './service-kinds';
import { TestLine } from './test-line';

/** A connected service, with what can be done with it; the environment's can only be tried out. */
export function ConnectedService({ service }: { service: ModelService }) {
  const intl = useIntl();
  const api = useCalls();
  const { id, kind, name, baseUrl, variable, keyHint, key, models, modelCount, problem } = service;
  const [isReplacing, setReplacing] = useState(false);
  const test = useMutation({
    mutationFn: () =>
      api.testModelService(id === null ? { ...(variable && { variable }) } : { id }),
  });
  const disconnect = useMutation({
    mutationFn: async () => {
      if (id !== null) await api.deleteModelService(id);
    },
  });
  const { status, id: state } = stateOf(service);
  return (
    <ServiceHead
      name={name}
      status={status}
      state={intl.formatMessage({ id: state })}
      address={baseUrl}
      about={
        variable
          ? intl.formatMessage({ id: 'services.environment' }, { variable })
          : keyHint && intl.formatMessage({ id: 'services.keyHint' }, { hint: keyHint })
      }
      models={models}
      modelCount={modelCount}
      actions={
        <>
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {intl.formatMessage({ id: 'services.test' })}
          </Button>
          {id !== null && key !== 'none' && (
            <Button variant="quiet" onClick={() => setReplacing(true)}>
              {intl.formatMessage({ id: 'services.replaceKey' })}
            </Button>
          )}
          {id !== null && (
            <Button variant="quiet" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
              {intl.formatMessage({ id: 'services.disconnect' })}
            </Button>
          )}
        </>
      }
    >
      {isReplacing && id !== null && (
        <KeyForm
          kind={kind}
          action={intl.formatMessage({ id: 'services.saveKey' })}
          send={async ({ key: typed }) => {
            await api.changeModelService(id, { key: typed });
            setReplacing(false);
          }}
          test={({ key: typed }) => api.testModelService({ id, key: typed })}
          onCancel={() => setReplacing(false)}
        />
      )}
      {test.data ? (
        <TestLine outcome={test.data} />
      ) : (
        problem && (
          <p className={styles.quiet}>
            {intl.formatMessage({ id: `services.problem.${problem}` })}
          </p>
        )
      )}
      {(test.error ?? disconnect.error) && (
        <p role="alert" className={styles.bad}>
          <ErrorText error={test.error ?? disconnect.error} />
        </p>
      )}
    </ServiceHead>
  );
}
