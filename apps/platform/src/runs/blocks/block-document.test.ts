import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { documentMarkdown } from '../export/document-markdown';
import { partNames, resultDocument } from './block-document';
import { sampleBlocks, sampleResult, type Sample } from './sample-blocks';

const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });
const markdown = (result: Partial<Sample>) =>
  documentMarkdown(resultDocument(sampleBlocks, result, intl), intl);

describe('a result in files', () => {
  it('has every block once, those that come last at the end', () => {
    const written = markdown(sampleResult);
    expect(written).toContain('# Four days in Gdańsk\n');
    for (const part of [
      '### Old town\n\nWalk the Royal Route.',
      '| May 2, 2026 | Sea |',
      '| Train | 120 | 40% |',
      '| Desirability | 4 |',
      '- Rain jacket\n- Comfortable shoes',
      '| Parties | Nadia and Tomasz |',
      '| Status | Draft |',
      '### The crane\n\nThe oldest in Europe.',
      '| St. Mary’s | Monday and Tuesday | – | – |',
      '| The crane | – | 4 | Chosen |',
    ])
      expect(written.split(part)).toHaveLength(2);
    expect(written.trimEnd().endsWith('*Opening hours were not checked.*')).toBe(true);
  });

  it('says what is to be known first, where it is so', () => {
    const worksheet = { ...sampleResult, offline: true };
    expect(markdown(sampleResult)).not.toContain('This is a worksheet.');
    expect(markdown(worksheet)).toContain('## This is a worksheet.');
  });

  it.each([
    ['a part of the result', { kind: 'fileTitle', of: 'place', heading: 'creative.result.title' }],
    ['what is made of it', { kind: 'fileTitle', written: ({ place }: Sample) => place }],
  ] as const)('is called as %s', (_what, block) => {
    expect(resultDocument([block], sampleResult, intl).title).toBe('Gdańsk');
  });

  it.each([
    'title',
    'notice',
    'text',
    'packing',
    'days',
    'sights',
    'budget',
    'weights',
    'status',
  ] as const)('without its %s says so by name, and has the rest', (part) => {
    const { [part]: _missing, ...others } = sampleResult;
    const name = intl.formatMessage({ id: partNames(sampleBlocks)[part] });
    const written = markdown(others);
    expect(written).toContain(`“${name}” is missing from this result.`);
    expect(written).toContain('Book the train');
    expect(written).not.toMatch(/undefined|\[object/);
  });
});

it('names every part of the result', () => {
  expect(Object.keys(partNames(sampleBlocks)).toSorted()).toEqual(
    Object.keys(sampleResult).toSorted(),
  );
});
