import type { McpConnection } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { rowMutations, useApi, useCalls } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Accordion,
  AccordionItem,
  AlertDialog,
  Badge,
  Button,
  Heading,
  Inline,
  StatusDot,
  Switch,
  TruncatedText,
  useDuration,
  type StatusDotProps,
} from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { noValue } from '../../base/lists/no-value';
import { Moment } from '../../base/moment';
import { ConnectionSheet } from './connection-sheet';
import * as styles from './physical-world.css';

type Server = RowOfRecord<'mcp_servers'>;
type Tool = RowOfRecord<'tools'>;

const dots: Record<Server['status'], StatusDotProps['status']> = {
  active: 'done',
  operational: 'done',
  maintenance: 'idle',
  offline: 'error',
  inactive: 'offline',
};

interface ToolServerProps {
  server: Server;
  tools: readonly Tool[];
  /** How it is reached, for whoever may change that. */
  connection: McpConnection | undefined;
}

/** A server of tools: where it is, how it is, what it offers, and what can be done with it. */
export function ToolServer({ server, tools, connection }: ToolServerProps) {
  const intl = useIntl();
  const id = useId();
  const { name, location, status, problem } = server;
  return (
    <section className={styles.server} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Inline gap={8}>
            <Heading level={3} size="14" id={id}>
              <bdi>{name}</bdi>
            </Heading>
            <StatusDot
              status={dots[status]}
              label={intl.formatMessage({ id: `tools.status.${status}` })}
            />
          </Inline>
          {location && (
            <p className={styles.quiet}>
              <bdi>{location}</bdi>
            </p>
          )}
          {connection && (
            <p className={styles.quiet}>
              <bdi dir="ltr">
                {connection.url ?? [connection.command, ...connection.args].join(' ')}
              </bdi>
            </p>
          )}
          {status === 'operational' && (
            <p className={styles.quiet}>{intl.formatMessage({ id: 'tools.own' })}</p>
          )}
          {problem && (
            <p className={styles.quiet}>{intl.formatMessage({ id: `tools.problem.${problem}` })}</p>
          )}
        </div>
        {connection && <Actions connection={connection} toolCount={tools.length} />}
      </div>
      <Figures server={server} />
      {tools.length > 0 && (
        <Accordion headingAs="h4">
          <AccordionItem
            value="tools"
            title={intl.formatMessage({ id: 'tools.count' }, { count: tools.length })}
          >
            <ul className={styles.tools}>
              {tools.map((tool) => (
                <OneTool key={tool.id} tool={tool} mayChange={connection !== undefined} />
              ))}
            </ul>
          </AccordionItem>
        </Accordion>
      )}
    </section>
  );
}

function Figures({ server }: { server: Server }) {
  const intl = useIntl();
  const { number } = useFormats();
  const duration = useDuration();
  const { cpuUsage, memoryUsage, uptime, lastHeartbeat } = server;
  const percent = (share: number | null) =>
    share === null ? noValue : number(share / 100, { style: 'percent', maximumFractionDigits: 1 });
  const figures = [
    { id: 'tools.cpu', value: percent(cpuUsage) },
    { id: 'tools.memory', value: percent(memoryUsage) },
    { id: 'tools.uptime', value: uptime === null ? noValue : duration(uptime * 1_000) },
    { id: 'tools.heartbeat', value: lastHeartbeat ? <Moment at={lastHeartbeat} /> : noValue },
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, value }) => (
        <div key={id}>
          <dt className={styles.figureName}>{intl.formatMessage({ id })}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A tool as its server describes it; whether it asks first is the administrator's to say. */
function OneTool({ tool, mayChange }: { tool: Tool; mayChange: boolean }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, revision, name, description, asksFirst, metadata } = tool;
  const change = useMutation(rowMutations.update(api, queryClient, 'tools'));
  return (
    <li className={styles.tool}>
      <div className={styles.words}>
        <Inline gap={8}>
          <bdi>{name}</bdi>
          {metadata['readOnly'] === true && (
            <Badge>{intl.formatMessage({ id: 'tools.readOnly' })}</Badge>
          )}
          {!mayChange && asksFirst && (
            <Badge>{intl.formatMessage({ id: 'tools.asksFirst' })}</Badge>
          )}
        </Inline>
        {description && (
          <TruncatedText lines={2} whole="expand" dir="auto" className={styles.quiet}>
            {description}
          </TruncatedText>
        )}
      </div>
      {mayChange && (
        <Switch
          label={intl.formatMessage({ id: 'tools.asksFirst' })}
          checked={change.isPending ? !asksFirst : asksFirst}
          onCheckedChange={(asks) => change.mutate({ id, revision, changes: { asksFirst: asks } })}
        />
      )}
      <div role="alert">{change.error && <ErrorText error={change.error} />}</div>
    </li>
  );
}

function Actions({ connection, toolCount }: { connection: McpConnection; toolCount: number }) {
  const intl = useIntl();
  const api = useCalls();
  const [isEditing, setEditing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id, name, version, enabled } = connection;
  const turn = useMutation({
    mutationFn: (on: boolean) => api.changeMcpConnection(id, { enabled: on }, { version }),
  });
  const test = useMutation({ mutationFn: () => api.testMcpConnection({ id }) });
  const leave = useMutation({
    mutationFn: () => api.deleteMcpConnection(id),
    onSuccess: () => setLeaving(false),
  });
  const error = turn.error ?? test.error;
  return (
    <div>
      <Inline gap={8}>
        <Switch
          label={intl.formatMessage({ id: 'tools.use' }, { name })}
          labelHidden
          checked={turn.isPending ? turn.variables : enabled}
          onCheckedChange={(on) => turn.mutate(on)}
        />
        <Button size="small" busy={test.isPending} onClick={() => test.mutate()}>
          {intl.formatMessage({ id: 'tools.test' })}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
          {intl.formatMessage({ id: 'tools.change' })}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setLeaving(true)}>
          {intl.formatMessage({ id: 'tools.disconnect' })}
        </Button>
      </Inline>
      <div role="status" className={styles.quiet}>
        {test.data &&
          (test.data.problem
            ? intl.formatMessage({ id: `tools.problem.${test.data.problem}` })
            : intl.formatMessage(
                { id: 'tools.answered' },
                {
                  server: test.data.server,
                  time: test.data.latency,
                  count: test.data.tools.length,
                  leftOut: test.data.leftOut,
                },
              ))}
      </div>
      <div role="alert">{error && <ErrorText error={error} />}</div>
      <ConnectionSheet open={isEditing} onClose={() => setEditing(false)} connection={connection} />
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={intl.formatMessage({ id: 'tools.disconnect.title' }, { name })}
        description={
          leave.error ? (
            <ErrorText error={leave.error} />
          ) : (
            intl.formatMessage({ id: 'tools.disconnect.text' }, { count: toolCount })
          )
        }
        confirmLabel={intl.formatMessage({ id: 'tools.disconnect' })}
        cancelLabel={intl.formatMessage({ id: 'tools.cancel' })}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </div>
  );
}
