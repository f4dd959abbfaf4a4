import * as z from 'zod';

import {
  attachmentQuerySchema,
  attachmentSchema,
  readAttachmentSchema,
} from '../entities/attachment.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Files');

/** The calls of attached files. */
export const attachmentCalls = {
  attachments: defineCall('GET /api/attachments', {
    summary: 'The own files, the newest first',
    answer: z.array(attachmentSchema),
  }),
  attachment: defineCall('GET /api/attachments/{id}', {
    summary: 'One own file with the text that was read from it',
    answer: readAttachmentSchema,
  }),
  /** 422, with the reason, for a file whose text cannot be read. */
  uploadAttachment: defineCall('POST /api/attachments', {
    summary: 'Keep the text of a file, for runs to read',
    changes: ['attachments'],
    file: true,
    query: attachmentQuerySchema,
    answer: attachmentSchema,
    status: 201,
  }),
  /** Runs that have read it keep the words they quote. */
  deleteAttachment: defineCall('DELETE /api/attachments/{id}', {
    summary: 'Forget a file',
    changes: ['attachments'],
  }),
};
