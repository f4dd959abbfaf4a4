import type { AttachmentPiece } from '@constella/api-client/contract';
import { getDocumentProxy } from 'unpdf';

import { UnreadableDocument, type ReadDocument } from '../../prose/documents/document-reader.js';
import { piecesOf } from '../../prose/documents/pieces.js';

/** A gap between two lines, in line heights, that begins a paragraph. */
const paragraphGap = 1.6;

/** A run of signs of a page, as the library gives it. */
interface TextRun {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  readonly transform: readonly number[];
}

/** The text of a PDF, page by page. @throws {UnreadableDocument} */
export async function readPdf(bytes: Uint8Array, mostCharacters: number): Promise<ReadDocument> {
  const document = await open(bytes);
  try {
    const pieces: AttachmentPiece[] = [];
    let characters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      page.cleanup();
      const text = textOf(items.filter((item): item is never => 'str' in item));
      characters += text.length;
      if (characters > mostCharacters) throw new UnreadableDocument('tooLong');
      pieces.push(...piecesOf(text, number));
    }
    if (pieces.length === 0) throw new UnreadableDocument('noText');
    return { kind: 'pdf', pages: document.numPages, pieces };
  } finally {
    await document.destroy();
  }
}

async function open(bytes: Uint8Array) {
  try {
    // Nothing in it is run or fetched: no script, no font and no picture is needed for its words.
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'broken');
  }
}

/** The words of a page in lines, and in paragraphs where there is a gap between lines. */
function textOf(runs: readonly TextRun[]): string {
  let text = '';
  let before: number | undefined;
  for (const { str, hasEOL, height, transform } of runs) {
    const [, , , , , at = 0] = transform;
    const isNewLine = text.endsWith('\n');
    if (isNewLine && before !== undefined && height > 0 && before - at > height * paragraphGap)
      text += '\n';
    text += str;
    if (str.trim() !== '') before = at;
    if (hasEOL) text += '\n';
  }
  return text.replaceAll('\0', '').trim();
}
