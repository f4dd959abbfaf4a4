import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { press, type Say } from './place';

/** The kinds of file a result can be exported as, and what their names end with. */
export const extensions = { markdown: 'md', docx: 'docx', csv: 'csv', json: 'json' } as const;
/** One of the kinds of {@link extensions}. */
export type FileKind = keyof typeof extensions;

/** What the end of a zip archive and an entry of its directory begin with. */
const marks = { end: Buffer.from('PK\u{5}\u{6}'), entry: Buffer.from('PK\u{1}\u{2}') };

/** A file of a zip archive, unpacked. */
function unpacked(archive: Buffer, path: string): string {
  let at = archive.readUInt32LE(archive.lastIndexOf(marks.end) + 16);
  while (archive.subarray(at, at + marks.entry.length).equals(marks.entry)) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === path) {
      const size = archive.readUInt32LE(at + 20);
      const local = archive.readUInt32LE(at + 42);
      const start =
        local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const content = archive.subarray(start, start + size);
      return (archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString();
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`no ${path} in the archive`);
}

/** What a word processor shows of a document. */
const wordsOf = (document: Buffer): string =>
  unpacked(document, 'word/document.xml')
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '');

/** Exports the open result, and reads what the browser saved. */
export async function exported(
  page: Page,
  say: Say,
  kind: FileKind,
): Promise<{ name: string; text: string }> {
  await press({ page, say }, 'workspace.export.menu');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: say(`workspace.export.${kind}`), exact: true }).click();
  const file = await saved;
  const content = readFileSync(await file.path());
  return {
    name: file.suggestedFilename(),
    text: kind === 'docx' ? wordsOf(content) : content.toString(),
  };
}
