import type { Dashboard } from '@constella/api-client/contract';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { AlertDialog, Button, EmptyState, Panel } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { Moment } from '../../base/moment';
import { useByteSize } from '../../base/use-byte-size';
import * as styles from './dashboard.css';

type Agent = Dashboard['memory']['agents'][number];

/** What each of the own agents keeps, and the way to make it forget. */
export function AgentMemories({ agents }: { agents: readonly Agent[] }) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage({ id: 'dashboard.memory.agents' })}
      padding={agents.length > 0 ? 'none' : 'medium'}
    >
      {agents.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'dashboard.memory.empty' })} />
      ) : (
        <ul className={styles.list}>
          {agents.map((agent) => (
            <AgentMemory key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AgentMemory({ agent }: { agent: Agent }) {
  const intl = useIntl();
  const sizeOf = useByteSize();
  const { name, type, depth, entries, bytes, keptAt } = agent;
  return (
    <li className={styles.memory}>
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <p className={styles.line}>
          <span>
            {intl.formatMessage(
              { id: 'dashboard.memory.agent' },
              { type: intl.formatMessage({ id: `agents.memory.${type}` }), entries, depth },
            )}
          </span>
          {keptAt === null ? (
            <span>{intl.formatMessage({ id: 'dashboard.memory.none' })}</span>
          ) : (
            <>
              <span>{sizeOf(bytes)}</span>
              <Moment at={keptAt} />
            </>
          )}
        </p>
      </div>
      {entries > 0 && <Clear agent={agent} />}
    </li>
  );
}

function Clear({ agent: { id, name, entries } }: { agent: Agent }) {
  const intl = useIntl();
  const api = useCalls();
  const [isOpen, setOpen] = useState(false);
  const clear = useMutation({
    mutationFn: () => api.clearMemory(id),
    onSuccess: () => setOpen(false),
  });
  const label = intl.formatMessage({ id: 'dashboard.memory.clear' });
  const title = intl.formatMessage({ id: 'dashboard.memory.clear.title' }, { name });
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={title}
        description={
          clear.error ? (
            <>
              {intl.formatMessage({ id: 'dashboard.memory.clear.failed' })}{' '}
              <ErrorText error={clear.error} />
            </>
          ) : (
            intl.formatMessage({ id: 'dashboard.memory.clear.text' }, { count: entries })
          )
        }
        confirmLabel={label}
        cancelLabel={intl.formatMessage({ id: 'dashboard.memory.cancel' })}
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
      />
    </>
  );
}
