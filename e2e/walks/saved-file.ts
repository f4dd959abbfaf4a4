import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { zipEntry } from '../../apps/platform/src/runs/testing/zip-entry';
import { press, type Say } from './place';

/** The kinds of file a result can be exported as, and what their names end with. */
export const extensions = { markdown: 'md', docx: 'docx', csv: 'csv', json: 'json' } as const;
/** One of the kinds of {@link extensions}. */
export type FileKind = keyof typeof extensions;

/** The text of a document in a word processor. */
const wordsOf = (document: Buffer): string =>
  zipEntry(document, 'word/document.xml')
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
