import { UnreadableDocument, type ReadDocument } from '../../prose/documents/document-reader.js';

// One packed file in a process of its own: whatever it makes of memory and time, the server goes on.
// It loads as little as it can: somebody waits for it to start.

/** A file as the process is sent it. */
export interface SentFile {
  readonly form: 'pdf' | 'zip';
  readonly bytes: Uint8Array;
  /** Characters of text, and bytes unpacked, that it may have. */
  readonly limits: { readonly characters: number; readonly unpacked: number };
}

async function read({ form, bytes, limits }: SentFile): Promise<ReadDocument> {
  if (form === 'pdf') {
    const { readPdf } = await import('./read-pdf.js');
    return readPdf(bytes, limits.characters);
  }
  const { readDocx } = await import('./read-docx.js');
  return readDocx(bytes, limits);
}

process.once('message', (file: SentFile) => {
  read(file).then(
    (document) => process.send?.({ document }),
    (error: unknown) =>
      process.send?.({ reason: error instanceof UnreadableDocument ? error.reason : 'broken' }),
  );
});
