import { totalmem } from 'node:os';

import { bounds } from '@constella/api-client/contract';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolResultSchema,
  ErrorCode,
  ListToolsResultSchema,
  McpError,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import pidusage from 'pidusage';

import { RefusedAddress } from '../models/services/service-access.js';
import {
  McpFailure,
  ToolError,
  type ListedTool,
  type McpAccess,
  type McpFigures,
  type McpSession,
  type McpTarget,
} from '../runs/mcp/mcp-access.js';
import { createGuardedFetch, type Resolve } from './guarded-fetch.js';

interface AccessOptions {
  /** Whether a server may be a program, which then runs with the rights of this one. */
  readonly programs: boolean;
  /** Milliseconds a server may take to greet, and a tool to answer. @default 10 and 60 seconds */
  readonly patience?: { readonly greeting: number; readonly call: number };
  /** @default the system's */
  readonly resolve?: Resolve | undefined;
}

/** Bytes of one answer that are read: some hundred pages of text. */
const longestAnswer = 5 * 1_048_576;
/** Characters of what a tool says of itself, and of its schema: a model is told all of it. */
const longest = { description: 2_000, schema: 20_000, detail: 300 };
/** Pages of a list of tools; a server that never ends its list is not followed. */
const mostPages = 20;
/** Names that a row, a trace and a model's service can carry. */
const toolName = /^[\w.-]{1,64}$/;

/** The way of a process to servers of tools: at an address, or a program it starts. */
export function createMcpAccess({
  programs,
  patience = { greeting: 10_000, call: 60_000 },
  resolve,
}: AccessOptions): McpAccess {
  const ways = {
    open: createGuardedFetch({ allowPrivate: false }, resolve),
    private: createGuardedFetch({ allowPrivate: true }, resolve),
  };

  const open = async (target: McpTarget): Promise<McpSession> => {
    if (target.transport === 'stdio' && !programs) throw new McpFailure('programs_off');
    const state: SessionState = { isOpen: true, failure: undefined };
    const client = new Client({ name: 'constella', version: '1.0.0' });
    const transport = transportOf(target, ways, (failure) => {
      state.failure ??= failure;
      void client.close();
    });
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client has no other way
    client.onclose = () => (state.isOpen = false);
    // A request says itself what became of it, but not what came in its answer's place.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the same
    client.onerror = (error) => {
      const failure = failureOf(error);
      if (failure.problem === 'too_large' || failure.problem === 'broken')
        state.failure ??= failure;
    };
    const within = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        throw failureOf(error, state.failure);
      }
    };
    try {
      await within(client.connect(transport, { timeout: patience.greeting }));
    } catch (error) {
      await client.close();
      throw error;
    }
    return sessionOf(client, transport, state, within, patience);
  };

  return { programs, open, ownFigures: () => figuresOf(process.pid) };
}

interface SessionState {
  isOpen: boolean;
  /** What was wrong before the connection ended. */
  failure: McpFailure | undefined;
}

function sessionOf(
  client: Client,
  transport: Transport,
  state: SessionState,
  within: <T>(work: Promise<T>) => Promise<T>,
  { greeting, call }: NonNullable<AccessOptions['patience']>,
): McpSession {
  const { name = '', version = '' } = client.getServerVersion() ?? {};
  return {
    server: `${name} ${version}`.trim().slice(0, bounds.shortText.max),
    get isOpen() {
      return state.isOpen;
    },
    async tools() {
      const tools: ListedTool[] = [];
      let leftOut = 0;
      let cursor: string | undefined;
      // The client's own `listTools` makes checks of the schemas, which a server could make endless.
      for (let page = 0; page < mostPages; page += 1) {
        const params = cursor === undefined ? {} : { cursor };
        const list = await within(
          client.request({ method: 'tools/list', params }, ListToolsResultSchema, {
            timeout: greeting,
          }),
        );
        for (const tool of list.tools) {
          const schema = JSON.stringify(tool.inputSchema);
          const isUsable =
            toolName.test(tool.name) &&
            schema.length <= longest.schema &&
            !tools.some((known) => known.name === tool.name) &&
            tools.length < bounds.mcpTools.max;
          if (!isUsable) {
            leftOut += 1;
            continue;
          }
          tools.push({
            name: tool.name,
            title: tool.title ?? tool.annotations?.title ?? '',
            description: (tool.description ?? '').slice(0, longest.description),
            input: tool.inputSchema,
            readOnly: tool.annotations?.readOnlyHint === true,
          });
        }
        cursor = list.nextCursor;
        if (cursor === undefined) break;
      }
      return { tools, leftOut };
    },
    async call(tool, input, signal) {
      const answer = await within(
        client.request(
          { method: 'tools/call', params: { name: tool, arguments: input } },
          CallToolResultSchema,
          { timeout: call, signal },
        ),
      ).catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
      const text = textOf(answer);
      if (answer.isError) throw new ToolError(text.slice(0, longest.detail));
      return text;
    },
    async ping() {
      await within(client.ping({ timeout: greeting }));
    },
    figures: () =>
      transport instanceof StdioClientTransport && transport.pid !== null
        ? figuresOf(transport.pid)
        : Promise.resolve(null),
    close: () => client.close(),
  };
}

function transportOf(
  { transport, url, command, args, token, allowPrivate }: McpTarget,
  ways: Readonly<Record<'open' | 'private', typeof fetch>>,
  fail: (failure: McpFailure) => void,
): Transport {
  if (transport === 'stdio')
    return new StdioClientTransport({
      command: command ?? '',
      args: [...args],
      // Its environment holds no setting of this server; what it complains of is its own.
      stderr: 'ignore',
      maxBufferSize: longestAnswer,
    });
  const way = allowPrivate ? ways.private : ways.open;
  return new StreamableHTTPClientTransport(new URL(url ?? ''), {
    requestInit: token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    fetch: async (input, init) => bounded(await way(input, init), fail),
  });
}

/** A response of which no more than an answer's bytes are read. */
function bounded(response: Response, fail: (failure: McpFailure) => void): Response {
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= longestAnswer) {
        controller.enqueue(chunk);
        return;
      }
      const failure = new McpFailure('too_large');
      fail(failure);
      controller.error(failure);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, headers });
}

/** What a tool answered, as text. */
const textOf = ({ content, structuredContent }: CallToolResult): string => {
  const texts = content.flatMap((part) => {
    if (part.type === 'text') return [part.text];
    if (part.type === 'resource' && 'text' in part.resource) return [part.resource.text];
    return part.type === 'resource_link' ? [part.uri] : [`[${part.type}]`];
  });
  if (texts.length === 0 && structuredContent) return JSON.stringify(structuredContent);
  return texts.join('\n');
};

async function figuresOf(pid: number): Promise<McpFigures | null> {
  try {
    const { cpu, memory, elapsed } = await pidusage(pid);
    return {
      cpuUsage: percent(cpu),
      memoryUsage: percent((memory / totalmem()) * 100),
      uptime: Math.floor(elapsed / 1_000),
    };
  } catch {
    // It has just ended: whoever speaks to it next hears of that.
    return null;
  }
}

const percent = (share: number): number => Number(Math.min(Math.max(share, 0), 100).toFixed(1));

/** The failure of a request, told; `known` is what came in the place of its answer. */
function failureOf(error: unknown, known?: McpFailure): McpFailure {
  if (known?.problem === 'too_large') return known;
  if (error instanceof McpFailure) return error;
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, longest.detail);
  const cause = error instanceof Error ? error.cause : undefined;
  if (error instanceof RefusedAddress || cause instanceof RefusedAddress) {
    const { code } = (error instanceof RefusedAddress ? error : cause) as RefusedAddress;
    return new McpFailure(code === 'REDIRECTED' ? 'redirected' : 'private_address');
  }
  if (/exceeded maximum size/.test(detail)) return new McpFailure('too_large');
  if (error instanceof StreamableHTTPError) {
    const status = error.code ?? 0;
    if (status === 401 || status === 403) return new McpFailure('unauthorized');
    if (status >= 500) return new McpFailure('unreachable', `HTTP ${status}`);
    // A page, or nothing at this path: something is there that is no server of tools.
    return new McpFailure('broken', status > 0 ? `HTTP ${status}` : detail);
  }
  if (error instanceof McpError) {
    if (error.code === Number(ErrorCode.RequestTimeout)) return known ?? new McpFailure('timeout');
    if (error.code === Number(ErrorCode.ConnectionClosed))
      return known ?? new McpFailure('unreachable');
    return new McpFailure('broken', detail);
  }
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return new McpFailure('unreachable', code);
  return new McpFailure('broken', detail);
}
