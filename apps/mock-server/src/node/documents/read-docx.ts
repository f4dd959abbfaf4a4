import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import mammoth from 'mammoth';

import { UnreadableDocument, type ReadDocument } from '../../prose/documents/document-reader.js';
import { piecesOf } from '../../prose/documents/pieces.js';

/** The parts of a Word document that its words are read from. */
const wordParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|numbering|styles|footnotes|endnotes)\d*\.xml|word\/_rels\/[^/]+\.rels)$/;
const macros = /(?:^|\/)vba(?:Project|Data)[^/]*$/i;
/** Parts of one file; the largest reports have some hundred. */
const mostParts = 10_000;

/** The text of a Word document. @throws {UnreadableDocument} */
export async function readDocx(
  bytes: Uint8Array,
  { unpacked, characters }: { readonly unpacked: number; readonly characters: number },
): Promise<ReadDocument> {
  const parts = unpack(bytes, unpacked);
  const types = parts['[Content_Types].xml'];
  if (!types || !parts['word/document.xml']) throw new UnreadableDocument('type');
  if (new TextDecoder().decode(types).includes('macroEnabled'))
    throw new UnreadableDocument('macros');
  let text: string;
  try {
    // Packed anew from what was measured: the sizes a file says of itself are no promise.
    const buffer = Buffer.from(zipSync(parts, { level: 0 }));
    ({ value: text } = await mammoth.extractRawText({ buffer }));
  } catch {
    throw new UnreadableDocument('broken');
  }
  if (text.length > characters) throw new UnreadableDocument('tooLong');
  const pieces = piecesOf(text);
  if (pieces.length === 0) throw new UnreadableDocument('noText');
  return { kind: 'docx', pages: null, pieces };
}

/** The parts words are in, unpacked no further than a bound. @throws {UnreadableDocument} */
function unpack(bytes: Uint8Array, most: number): Record<string, Uint8Array> {
  let total = 0;
  let count = 0;
  let hasMacros = false;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    count += 1;
    total += originalSize;
    hasMacros ||= macros.test(name);
    if (count > mostParts || total > most) throw new UnreadableDocument('tooMuch');
    return wordParts.test(name);
  };
  try {
    // What a part says is its size is the room it gets: more does not fit.
    const parts = unzipSync(bytes, { filter: isWanted });
    if (hasMacros) throw new UnreadableDocument('macros');
    return parts;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument('broken');
  }
}
