import {
  idSchema,
  instantSchema,
  record,
  reference,
  runEventSchema,
} from '@constella/api-client/contract';
import { z } from 'zod';

/** Only administrators could read these, and no path leads to them. */
const hidden = { read: 'admin', write: 'server', permission: 'security_settings' } as const;

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
      lastSeenAt: instantSchema,
      expiresAt: instantSchema,
    },
    owner: 'userId',
    unique: [['tokenHash']],
    ...hidden,
  }),
  run_events: record('run_events', {
    fields: { taskId: idSchema.meta({ references: 'tasks' }), event: runEventSchema },
    owner: 'taskId',
    ...hidden,
  }),
};
