import {
  attachmentKinds,
  attachmentPieceSchema,
  currencies,
  idSchema,
  instantSchema,
  mcpTransports,
  modelServiceKinds,
  record,
  reference,
  runEventSchema,
} from '@constella/api-client/contract';
import { z } from 'zod';

/** Only administrators could read these, and no path leads to them. */
const hidden = {
  description: 'Kept by the server for itself.',
  read: 'admin',
  write: 'server',
  permission: 'security_settings',
} as const;

/**
 * Tables the server needs besides the contract's records. They have no path; their owners are
 * named so that deleting a user or a run deletes what belongs to it.
 */
export const serverRecords = {
  sessions: record('sessions', {
    fields: {
      userId: reference('users'),
      /** SHA-256 of the cookie's value: a stolen data file opens no session. */
      tokenHash: z.string(),
      userAgent: z.string(),
      /** The IANA time zone it was last heard from; null before any was said. */
      timeZone: z.string().nullable().default(null),
      lastSeenAt: instantSchema,
      expiresAt: instantSchema,
    },
    owner: 'userId',
    unique: [['tokenHash']],
    ...hidden,
  }),
  /** Links sent by mail that have not been used. */
  account_links: record('account_links', {
    fields: {
      userId: reference('users'),
      purpose: z.enum(['reset', 'verify']),
      /** SHA-256 of the link's secret: a stolen data file opens no account. */
      tokenHash: z.string(),
      /** Where it was sent; a link does not outlive a change of the account's address. */
      email: z.string(),
      expiresAt: instantSchema,
    },
    owner: 'userId',
    unique: [['tokenHash']],
    ...hidden,
  }),
  /** External sign-ins that have begun and not come back; nobody's yet. */
  sign_in_attempts: record('sign_in_attempts', {
    fields: {
      stateHash: z.string(),
      nonce: z.string(),
      codeVerifier: z.string(),
      /** The path of the app to go on to. */
      next: z.string(),
      expiresAt: instantSchema,
    },
    unique: [['stateHash']],
    ...hidden,
  }),
  /** Mails, newest last. They hold links that still work, so nobody but their reader may see them. */
  outbox: record('outbox', {
    fields: {
      userId: reference('users'),
      kind: z.string(),
      to: z.string(),
      locale: z.string(),
      subject: z.string(),
      text: z.string(),
    },
    owner: 'userId',
    ...hidden,
  }),
  /** The first answer to each `Idempotency-Key`, for a day. */
  idempotency_keys: record('idempotency_keys', {
    fields: {
      userId: reference('users'),
      /** The user's id and the key: keys belong to whoever sent them. */
      token: z.string(),
      /** Of method, path and body: the same key with another request is a mistake. */
      fingerprint: z.string(),
      status: z.int(),
      /** JSON. */
      body: z.string(),
      expiresAt: instantSchema,
    },
    owner: 'userId',
    unique: [['token']],
    ...hidden,
  }),
  /** Points taken for a call that is still being carried out; a server that stops returns them. */
  point_reservations: record('point_reservations', {
    fields: {
      userId: reference('users'),
      points: z.int().positive(),
      description: z.string(),
      source: z.string(),
      /** The language its return is written in. */
      locale: z.string(),
    },
    owner: 'userId',
    ...hidden,
  }),
  /** Deletions that can still be undone: the rows as they were. */
  deletions: record('deletions', {
    fields: {
      userId: reference('users'),
      table: z.string(),
      rowId: idSchema,
      /** It and its parts. */
      rows: z.array(z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })),
      /** Columns that named one of them. */
      emptied: z.array(
        z.object({
          table: z.string(),
          id: z.union([z.number(), z.string()]),
          column: z.string(),
          value: z.union([z.number(), z.string()]),
        }),
      ),
      expiresAt: instantSchema,
    },
    owner: 'userId',
    ...hidden,
  }),
  /** Files members attached: their text, not the files. */
  attachments: record('attachments', {
    fields: {
      userId: reference('users'),
      name: z.string(),
      kind: z.enum(attachmentKinds),
      /** Bytes. */
      size: z.int().min(0),
      pages: z.int().min(1).nullable(),
      characters: z.int().min(1),
      pieces: z.array(attachmentPieceSchema),
    },
    owner: 'userId',
    ...hidden,
  }),
  run_events: record('run_events', {
    fields: { taskId: idSchema.meta({ references: 'tasks' }), event: runEventSchema },
    owner: 'taskId',
    ...hidden,
  }),
  /** The link of a membership or a purchase with its payment at the provider. */
  payment_references: record('payment_references', {
    fields: {
      userId: reference('users'),
      subscriptionId: reference('user_subscriptions').nullable(),
      purchaseId: reference('point_purchases').nullable(),
      /** Its id at the provider. */
      reference: z.string(),
      /** SHA-256 of the client secret; null for what was found at the provider. */
      secretHash: z.string().nullable(),
      /** Minor units: what was agreed on, and what renewals cost. */
      amount: z.int().min(0),
      currency: z.enum(currencies),
    },
    owner: 'userId',
    unique: [['reference'], ['secretHash']],
    ...hidden,
  }),
  /** Model services an administrator connected. */
  model_services: record('model_services', {
    fields: {
      kind: z.enum(modelServiceKinds),
      name: z.string(),
      baseUrl: z.string(),
      /** Encrypted with the key of this server, which is not in the data. */
      sealedKey: z.string().nullable(),
      /** Its last characters. */
      keyHint: z.string().nullable(),
      allowPrivate: z.boolean(),
      enabled: z.boolean(),
    },
    ...hidden,
    permission: 'model_management',
  }),
  /** How the servers of tools are reached that an administrator connected. */
  mcp_connections: record('mcp_connections', {
    fields: {
      serverId: reference('mcp_servers'),
      transport: z.enum(mcpTransports),
      url: z.string().nullable(),
      command: z.string().nullable(),
      args: z.array(z.string()),
      /** Encrypted with the key of this server, which is not in the data. */
      sealedToken: z.string().nullable(),
      allowPrivate: z.boolean(),
      enabled: z.boolean(),
    },
    owner: 'serverId',
    unique: [['serverId']],
    ...hidden,
    permission: 'plugin_management',
  }),
  /** Messages of the payment provider that were acted on, so that hearing one twice does nothing. */
  payment_events: record('payment_events', {
    fields: { eventId: z.string(), type: z.string(), receivedAt: instantSchema },
    unique: [['eventId']],
    ...hidden,
  }),
};
