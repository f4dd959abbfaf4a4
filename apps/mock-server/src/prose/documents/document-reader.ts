import type { AttachmentKind, AttachmentPiece } from '@constella/api-client/contract';

/** The text of a file, in pieces that can be quoted. */
export interface ReadDocument {
  readonly kind: AttachmentKind;
  /** Pages of a PDF; null where there are none. */
  readonly pages: number | null;
  readonly pieces: readonly AttachmentPiece[];
}

/** Reads the text of a file. @throws {UnreadableDocument} when there is none to be had. */
export type DocumentReader = (
  file: { readonly bytes: Uint8Array; readonly name: string },
  from: { readonly sender: string; readonly signal: AbortSignal },
) => Promise<ReadDocument>;

/** Reasons a file is not read; each has its text for people. */
export const unreadableReasons = [
  'type',
  'empty',
  'encrypted',
  'macros',
  'noText',
  'tooMuch',
  'tooLong',
  'broken',
  'slow',
  'elsewhere',
] as const;
/** One of {@link unreadableReasons}. */
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A file whose text cannot be read, or shall not be. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument';

  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
