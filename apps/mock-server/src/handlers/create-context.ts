import { Engine } from '../runs/engine/engine.js';
import { Billing } from '../money/payments/billing.js';
import type { Payments } from '../money/payments/payments.js';
import type { DocumentReader } from '../prose/documents/document-reader.js';
import { readTextDocument } from '../prose/documents/read-text-document.js';
import { noMcpAccess, type McpAccess } from '../runs/mcp/mcp-access.js';
import { McpServers } from '../runs/mcp/mcp-servers.js';
import { createOutbox } from '../mail/outbox.js';
import { unlockAchievements } from './resources/unlock-achievements.js';
import type { ServerContext } from './http/context.js';
import { LoginThrottle } from './http/login-throttle.js';
import { AccountStorage } from './http/account-storage.js';
import { OpenStreams } from './http/open-streams.js';

/** Parts hosts differ in: a process, a page and a test each bring these. */
export interface Host extends Omit<
  ServerContext,
  'engine' | 'billing' | 'mcp' | 'throttle' | 'streams' | 'mailer' | 'storage' | 'documents'
> {
  readonly payments: Payments;
  /** The way to servers of tools. @default none is reached */
  readonly mcpAccess?: McpAccess | undefined;
  /** Reads the text of attached files. @default plain text, Markdown and tables of values alone */
  readonly documents?: DocumentReader | undefined;
  /** Shows a mail to whoever runs the server. @default mails stay in the outbox */
  readonly announce?: ((line: string) => void) | undefined;
  /** How many writes a minute an account has. @default no limit */
  readonly writesPerMinute?: number | undefined;
  /** Whether the same requests shall give the same bytes. @default false */
  readonly replayed?: boolean;
}

/** The context the handlers work with, put together the same way for every host. */
export function createContext({
  payments,
  documents = readTextDocument,
  announce,
  writesPerMinute,
  replayed,
  mcpAccess = noMcpAccess,
  ...host
}: Host): ServerContext {
  const { store, models, services, clock, secrets, log } = host;
  const mcp = new McpServers({ store, clock, access: mcpAccess, vault: services.access, log });
  store.follow((changes) => unlockAchievements({ store, clock }, changes));
  return {
    ...host,
    documents,
    mcp,
    engine: new Engine({
      store,
      models,
      clock,
      log,
      toolsOf: (agentId) => mcp.toolsOf(agentId),
      ...(replayed && { replayed }),
    }),
    billing: new Billing({ store, clock, payments, digest: secrets.digestToken, log }),
    throttle: new LoginThrottle(clock, writesPerMinute),
    storage: new AccountStorage({ store, clock }),
    streams: new OpenStreams(),
    mailer: createOutbox({ store, clock, announce }),
  };
}
