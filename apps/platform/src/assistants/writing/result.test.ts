import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { resultDocument } from '../../runs/blocks/block-document';
import { worksheet, writtenText } from './sample-text';
import { writingResult } from './result';

const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });

it('has the text, what was measured, and the keywords', () => {
  const { title, blocks } = resultDocument(writingResult, writtenText, intl);
  expect(title).toBe(writtenText.title);
  expect(blocks[0]).toEqual({ kind: 'text', markdown: writtenText.content });
  const tables = blocks.filter((block) => block.kind === 'table');
  expect(tables.map(({ caption }) => caption)).toEqual(['Measured', 'Keywords in the text']);
  expect(tables[0]?.rows).toContainEqual(['Words', writtenText.measures!.words]);
  expect(tables[1]?.rows).toHaveLength(writtenText.measures!.keywords.length);
});

it('of a worksheet nothing is measured', () => {
  const { blocks } = resultDocument(writingResult, worksheet, intl);
  expect(blocks.filter((block) => block.kind === 'table')).toEqual([]);
});
