import { formOf } from './file-kind.js';
import { piecesOf, rowPieces } from './pieces.js';
import { UnreadableDocument, type DocumentReader, type ReadDocument } from './document-reader.js';

/** Characters that stand for bytes nobody could read. */
const unreadable = /\uFFFD/g;
/** The share of them in a text that is one. */
const mostUnreadable = 0.01;

/**
 * Reads plain text, Markdown and tables of values. Other files are read where there is more room for
 * it than in a page.
 *
 * @throws {UnreadableDocument}
 */
export const readTextDocument: DocumentReader = async ({ bytes, name }) => {
  const form = formOf(bytes);
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  if (form === 'pdf' || form === 'zip') throw new UnreadableDocument('elsewhere');
  if (form !== 'text') throw new UnreadableDocument('type');
  return readText(bytes, name);
};

/** The text of bytes that are text, in pieces. @throws {UnreadableDocument} */
export async function readText(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const text = (await decoded(bytes)).trim();
  if (text === '') throw new UnreadableDocument('empty');
  if (/\.(?:csv|tsv)$/i.test(name))
    return { kind: 'csv', pages: null, pieces: await tablePieces(text) };
  const kind = /\.(?:md|markdown)$/i.test(name) ? 'md' : 'txt';
  return { kind, pages: null, pieces: piecesOf(text) };
}

/** Bytes as text, in the encoding they say or most likely have. */
async function decoded(bytes: Uint8Array): Promise<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { detect } = await import('chardet');
    const text = decoderOf(detect(bytes)).decode(bytes);
    const wrong = text.match(unreadable)?.length ?? 0;
    if (wrong > text.length * mostUnreadable) throw new UnreadableDocument('type');
    return text;
  }
}

function decoderOf(encoding: string | null): TextDecoder {
  try {
    return new TextDecoder(encoding ?? 'windows-1252');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

async function tablePieces(text: string) {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [head = '', ...rows] = data.map((cells) =>
    cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join(' | '),
  );
  return rowPieces(head, rows);
}
