import * as z from 'zod';

import { bounds } from '../bounds.js';
import { attachmentKinds } from '../enums.js';
import { idSchema, instantSchema, oneOf, text } from '../fields.js';

/** A file of a member whose text runs read. */
export const attachmentSchema = z.object({
  id: idSchema,
  /** As it was called where it came from. */
  name: z.string(),
  kind: oneOf(attachmentKinds),
  /** Bytes. */
  size: z.int().min(0),
  /** Pages of a PDF; null where there are none. */
  pages: z.int().min(1).nullable(),
  /** Characters of its text. */
  characters: z.int().min(1),
  createdAt: instantSchema,
  /** The runs it was given to, the newest first. */
  runs: z.array(z.object({ id: idSchema, title: z.string() })),
});
/** A file of a member whose text runs read. */
export type Attachment = z.infer<typeof attachmentSchema>;

/** A piece of a file's text: some paragraphs, or rows of a table. */
export const attachmentPieceSchema = z.object({
  /** The page it is on; null where there are none. */
  page: z.int().min(1).nullable(),
  text: z.string().min(1),
});
/** A piece of a file's text. */
export type AttachmentPiece = z.infer<typeof attachmentPieceSchema>;

/** A file with its text as it was read. */
export const readAttachmentSchema = attachmentSchema.extend({
  pieces: z.array(attachmentPieceSchema),
});

/** The name of a file that is sent. */
export const attachmentQuerySchema = z.object({ name: text(bounds.fileName) });
