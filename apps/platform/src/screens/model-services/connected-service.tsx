import type { ModelService } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Switch } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { useUndo } from '../../base/lists/use-undo';
import * as styles from './model-services.css';
import { ServiceForm, type TypedService } from './service-form';
import { ServiceHead } from './service-head';
import { stateOf } from './service-kinds';
import { TestLine } from './test-line';

/** A connected service, with what can be done with it; the environment's can only be tried out. */
export function ConnectedService({ service }: { service: ModelService }) {
  const intl = useIntl();
  const api = useCalls();
  const offerUndo = useUndo();
  const { id, kind, name, baseUrl, variable, keyHint, models, modelCount, problem } = service;
  const version = service.version ?? undefined;
  const [isEditing, setEditing] = useState(false);
  const test = useMutation({
    mutationFn: () =>
      api.testModelService(id === null ? { ...(variable && { variable }) } : { id }),
  });
  const disconnect = useMutation({
    mutationFn: async () => {
      if (id !== null) await api.deleteModelService(id);
    },
  });
  const turn = useMutation({
    mutationFn: async (enabled: boolean) => {
      if (id === null) return;
      const changed = await api.changeModelService(id, { enabled }, { version });
      offerUndo(
        intl.formatMessage({ id: enabled ? 'services.turnedOn' : 'services.turnedOff' }, { name }),
        () => api.changeModelService(id, { enabled: !enabled }, { version: versionOf(changed) }),
      );
    },
  });
  const save = async (typed: TypedService, seen: number | undefined) => {
    if (id === null) return;
    const changed = await api.changeModelService(id, typed, { version: seen });
    setEditing(false);
    // A key is known to whoever typed it alone: it cannot be put back.
    if (typed.key !== undefined || Object.keys(typed).length === 0) return;
    const { allowPrivate } = service;
    offerUndo(intl.formatMessage({ id: 'services.saved' }, { name: changed.name }), () =>
      api.changeModelService(id, { name, baseUrl, allowPrivate }, { version: versionOf(changed) }),
    );
  };
  const { status, id: state } = stateOf(service);
  const error = test.error ?? disconnect.error ?? turn.error;
  return (
    <ServiceHead
      name={name}
      status={status}
      state={intl.formatMessage({ id: state })}
      address={baseUrl}
      about={
        variable
          ? intl.formatMessage({ id: 'services.environment' }, { variable })
          : keyHint &&
            intl.formatMessage({ id: 'services.keyHint' }, { hint: `\u2066${keyHint}\u2069` })
      }
      models={models}
      modelCount={modelCount}
      actions={
        <>
          {id !== null && (
            <Switch
              label={intl.formatMessage({ id: 'services.use' }, { name })}
              labelHidden
              checked={turn.isPending ? turn.variables : service.enabled}
              onCheckedChange={(enabled) => turn.mutate(enabled)}
            />
          )}
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {intl.formatMessage({ id: 'services.test' })}
          </Button>
          {id !== null && (
            <Button
              variant="quiet"
              aria-expanded={isEditing}
              onClick={() => setEditing((before) => !before)}
            >
              {intl.formatMessage({ id: 'services.edit' })}
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
      {isEditing && id !== null && (
        <ServiceForm
          kind={kind}
          kept={service}
          action={intl.formatMessage({ id: 'services.save' })}
          send={save}
          test={({ name: _name, ...typed }) => api.testModelService({ id, ...typed })}
          onCancel={() => setEditing(false)}
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
      {error && (
        <p role="alert" className={styles.bad}>
          <ErrorText error={error} />
        </p>
      )}
    </ServiceHead>
  );
}

const versionOf = ({ version }: ModelService): number | undefined => version ?? undefined;
