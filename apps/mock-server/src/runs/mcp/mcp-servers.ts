import { bounds, type McpTest } from '@constella/api-client/contract';
import { z } from 'zod';

import { instant, type Clock } from '../../base/clock.js';
import { originOf } from '../../models/services/model-services.js';
import type { ServiceAccess } from '../../models/services/service-access.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { AnyTool } from '../program/model-tools.js';
import {
  McpFailure,
  type ListedTool,
  type McpAccess,
  type McpSession,
  type McpTarget,
} from './mcp-access.js';

/** Milliseconds between two looks at every server. */
const heartbeat = 30_000;

interface Options {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: McpAccess;
  /** What tokens are encrypted with. */
  readonly vault: Pick<ServiceAccess, 'seal' | 'open'>;
  readonly log: (line: string) => void;
}

type Connection = RowOf<'mcp_connections'>;

/** The name of the row of this server itself. */
export const ownServerName = 'Constella';

/** The name of a tool's row: unique among all servers. */
const toolIdOf = (serverId: number, name: string): string => `mcp.${serverId}.${name}`;

/** The connected servers of tools: their sessions, what they offer, how they are. */
export class McpServers {
  readonly #options: Options;
  readonly #sessions = new Map<number, { connection: Connection; session: Promise<McpSession> }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether a server may be a program that is started here. */
  get programs(): boolean {
    return this.#options.access.programs;
  }

  /** How a stored connection is reached. @throws {McpFailure} `key_lost` */
  targetOf({ transport, url, command, args, sealedToken, allowPrivate }: Connection): McpTarget {
    const token =
      sealedToken === null || url === null
        ? undefined
        : this.#options.vault.open(sealedToken, originOf(url));
    if (sealedToken !== null && token === undefined) throw new McpFailure('key_lost');
    return { transport, url, command, args, token, allowPrivate };
  }

  /** Whether this server has what opens a connection's token. */
  opens({ sealedToken, url }: Connection): boolean {
    return (
      sealedToken !== null &&
      url !== null &&
      this.#options.vault.open(sealedToken, originOf(url)) !== undefined
    );
  }

  /** A token as it is kept: it goes to this origin alone. */
  seal(token: string, url: string): string {
    return this.#options.vault.seal(token, originOf(url));
  }

  /** What a server says of itself, told; it is left again. */
  async test(target: McpTarget): Promise<McpTest> {
    const begun = performance.now();
    const told = { problem: null, detail: '', server: '', tools: [], leftOut: 0 };
    const latency = () => Math.round(performance.now() - begun);
    let session: McpSession | undefined;
    try {
      session = await this.#options.access.open(target);
      const { tools, leftOut } = await session.tools();
      const shown = tools.map(({ name, description, readOnly }) => ({
        name,
        description,
        readOnly,
      }));
      return { ...told, server: session.server, tools: shown, leftOut, latency: latency() };
    } catch (error) {
      if (!(error instanceof McpFailure)) throw error;
      const { problem, detail } = error;
      return { ...told, problem, detail, latency: latency() };
    } finally {
      await session?.close();
    }
  }

  /** Asks a server how it is and what it offers, and stores that. */
  async refresh(serverId: number): Promise<void> {
    const { store, clock } = this.#options;
    const connection = store.rowsBy('mcp_connections', 'serverId', serverId)[0];
    if (!connection) return;
    if (!connection.enabled) {
      await this.#forget(serverId);
      // Nobody is offered what nobody can call; what an agent was allowed it still is, later.
      await this.#write(serverId, { ...noFigures, status: 'inactive', problem: null }, []);
      return;
    }
    try {
      const session = await this.#session(connection);
      const { tools } = await session.tools();
      const figures = (await session.figures()) ?? noFigures;
      const lastHeartbeat = instant(clock.now());
      await this.#write(
        serverId,
        { ...figures, status: 'active', problem: null, lastHeartbeat },
        tools,
      );
    } catch (error) {
      await this.#failed(serverId, error);
    }
  }

  /** Looks after every server once: those that are there, and whether the others are back. */
  async beat(): Promise<void> {
    const { store, clock, access } = this.#options;
    const own = await access.ownFigures();
    const itself = store.all('mcp_servers').find((row) => isOwn(store, row));
    if (own && itself)
      await this.#write(itself.id, {
        ...own,
        status: 'operational',
        lastHeartbeat: instant(clock.now()),
      });
    await Promise.all(
      store
        .all('mcp_connections')
        .filter(({ enabled }) => enabled)
        .map(async ({ serverId }) => {
          const known = await this.#sessions.get(serverId)?.session.catch(() => undefined);
          if (!known?.isOpen) return this.refresh(serverId);
          try {
            await known.ping();
            const figures = (await known.figures()) ?? noFigures;
            const lastHeartbeat = instant(clock.now());
            return await this.#write(serverId, {
              ...figures,
              status: 'active',
              problem: null,
              lastHeartbeat,
            });
          } catch (error) {
            return this.#failed(serverId, error);
          }
        }),
    );
  }

  /** Looks after the servers from now on, until the answer is called. */
  async begin(): Promise<() => Promise<void>> {
    const { store, clock } = this.#options;
    await store.write(() => removeUnreachable(store, instant(clock.now())));
    let beating: Promise<void> | undefined;
    const beat = () => {
      beating ??= this.beat()
        .catch((error: unknown) =>
          this.#options.log(`Servers of tools could not be looked after: ${String(error)}`),
        )
        .finally(() => (beating = undefined));
    };
    beat();
    const timer = setInterval(beat, heartbeat);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await beating;
      await Promise.all([...this.#sessions.keys()].map((id) => this.#forget(id)));
    };
  }

  /** The tools an agent was allowed, as far as they are still what was allowed. */
  toolsOf(agentId: number): AnyTool[] {
    const { store } = this.#options;
    return store.rowsBy('agent_tools', 'agentId', agentId).flatMap(({ toolId, version }) => {
      const row = store.find('tools', toolId);
      return row?.status === 'active' && row.version === version ? this.#tool(row) : [];
    });
  }

  /** Leaves a server; it is met again when it is needed. */
  async leave(serverId: number): Promise<void> {
    await this.#forget(serverId);
  }

  #tool({
    toolId,
    description,
    parameters,
    serverId,
    asksFirst,
    metadata,
  }: RowOf<'tools'>): AnyTool[] {
    const { store } = this.#options;
    if (serverId === null) return [];
    return [
      {
        id: toolId,
        type: 'external',
        description: description ?? '',
        schema: parameters,
        input: z.record(z.string(), z.unknown()),
        asksFirst,
        quotes: true,
        run: async (input: Record<string, unknown>, signal = new AbortController().signal) => {
          const connection = store.rowsBy('mcp_connections', 'serverId', serverId)[0];
          if (!connection?.enabled) throw new McpFailure('unreachable');
          const session = await this.#session(connection);
          return session.call(String(metadata['name']), input, signal);
        },
      },
    ];
  }

  async #session(connection: Connection): Promise<McpSession> {
    const { serverId } = connection;
    const known = this.#sessions.get(serverId);
    if (known && isSame(known.connection, connection)) {
      const session = await known.session;
      if (session.isOpen) return session;
    }
    // Somebody else may have opened one meanwhile.
    const present = this.#sessions.get(serverId);
    if (present && present !== known) return present.session;
    await this.#forget(serverId);
    const session = (async () => this.#options.access.open(this.targetOf(connection)))();
    const entry = { connection, session };
    this.#sessions.set(serverId, entry);
    try {
      return await session;
    } catch (error) {
      if (this.#sessions.get(serverId) === entry) this.#sessions.delete(serverId);
      throw error;
    }
  }

  async #forget(serverId: number): Promise<void> {
    const known = this.#sessions.get(serverId);
    this.#sessions.delete(serverId);
    const session = await known?.session.catch(() => undefined);
    await session?.close();
  }

  async #failed(serverId: number, error: unknown): Promise<void> {
    if (!(error instanceof McpFailure)) throw error;
    await this.#forget(serverId);
    await this.#write(serverId, { ...noFigures, status: 'offline', problem: error.problem });
  }

  /** Stores how a server is, and its tools when they were asked for. */
  async #write(
    serverId: number,
    state: Partial<RowOf<'mcp_servers'>>,
    tools?: readonly ListedTool[],
  ): Promise<void> {
    const { store, clock } = this.#options;
    await store.write(() => {
      // It may have been disconnected meanwhile.
      if (!store.update('mcp_servers', serverId, state)) return;
      if (tools) storeTools(store, serverId, tools, instant(clock.now()));
    });
  }
}

const noFigures = { cpuUsage: null, memoryUsage: null, uptime: null };

const isSame = (one: Connection, other: Connection): boolean =>
  one.id === other.id && one.revision === other.revision;

/** The row of this server itself, on which the platform's own tools run. */
const isOwn = (store: Store, { id, name }: RowOf<'mcp_servers'>): boolean =>
  name === ownServerName && store.rowsBy('mcp_connections', 'serverId', id).length === 0;

/** Leaves this server's row and those that are connected: demo data once had others. */
function removeUnreachable(store: Store, createdAt: string): void {
  const rows = store
    .all('mcp_servers')
    .filter(({ id }) => store.rowsBy('mcp_connections', 'serverId', id).length === 0);
  if (!rows.some((row) => isOwn(store, row)))
    store.insert('mcp_servers', { name: ownServerName, location: '', createdAt });
  for (const row of rows) if (!isOwn(store, row)) store.remove('mcp_servers', row.id);
}

/**
 * Stores what a server offers. A tool that is described differently gets a new version, and nobody
 * who was allowed the former one may call it; one that is gone is inactive.
 */
function storeTools(
  store: Store,
  serverId: number,
  tools: readonly ListedTool[],
  createdAt: string,
): void {
  const server = store.find('mcp_servers', serverId);
  const known = store.rowsBy('tools', 'serverId', serverId);
  for (const { name, title, description, input, readOnly } of tools) {
    const row = known.find(({ metadata }) => metadata['name'] === name);
    const described = { description, parameters: input, metadata: { name, readOnly } };
    const kept = {
      name: (title || name).slice(0, bounds.shortText.max),
      source: server?.name ?? null,
    };
    if (!row) {
      const toolId = toolIdOf(serverId, name);
      const type = 'external' as const;
      store.insert('tools', { ...described, ...kept, toolId, type, serverId, createdAt });
      continue;
    }
    const isSameTool =
      JSON.stringify({
        description: row.description,
        parameters: row.parameters,
        metadata: row.metadata,
      }) === JSON.stringify(described);
    if (isSameTool && row.status === 'active' && row.name === kept.name) continue;
    const version = isSameTool ? row.version : `${Number.parseInt(row.version, 10) + 1}.0.0`;
    store.update('tools', row.id, { ...described, ...kept, version, status: 'active' });
  }
  const names = new Set(tools.map(({ name }) => name));
  for (const { id, metadata, status } of known)
    if (!names.has(String(metadata['name'])) && status === 'active')
      store.update('tools', id, { status: 'inactive' });
}
