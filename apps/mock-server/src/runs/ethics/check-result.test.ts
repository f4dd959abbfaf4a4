import { ethicsChecks, type EthicsAction, type RunResult } from '@constella/api-client/contract';
import { locales } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import type { RowOf } from '../../store/tables.js';
import { notPermitted } from '../program/tools/tool.js';
import { checkResult } from './check-result.js';
import { ethicsWords } from './words.js';

const rules = (action: EthicsAction, active = true) =>
  [{ active, rules: ethicsChecks.map((check) => ({ check, action })) }] as unknown as Parameters<
    typeof checkResult
  >[1];

interface Given {
  readonly given?: string;
  readonly request?: unknown;
  readonly action?: EthicsAction;
  readonly calls?: readonly Partial<RowOf<'tool_call_traces'>>[];
}

async function check(
  result: string | RunResult,
  { given = '', request = {}, action = 'mark', calls = [] }: Given = {},
) {
  return checkResult(typeof result === 'string' ? { text: result } : result, rules(action), {
    request,
    given: [given],
    calls: calls as RowOf<'tool_call_traces'>[],
    words: await ethicsWords('en'),
  });
}
const found = async (result: string | RunResult, given: Given = {}) =>
  Object.fromEntries(
    ((await check(result, given)).result.flags ?? []).map((flag) => [flag.check, flag.findings]),
  );

describe('personal data', () => {
  it.each([
    ['Write to maria.lopez@gmail.com today.', 'm•••@gmail.com'],
    ['Call her at +49 170 1234567.', '+49•••67'],
    ['Pay to DE89 3704 0044 0532 0130 00.', 'DE8•••00'],
    ['Card 4111 1111 1111 1111 was used.', '411•••11'],
  ])('%s', async (text, shown) => {
    expect((await found(text))['personal_data']).toEqual([shown]);
    const { result, rows } = await check(text, { action: 'mask' });
    expect(result.text).toContain(shown);
    expect(rows.find((row) => row.check === 'personal_data')).toMatchObject({ flagged: 1 });
  });

  it.each([
    ['what was typed', 'Write to maria.lopez@gmail.com today.', 'Her mail: Maria.Lopez@gmail.com'],
    ['a number typed with other spaces', 'Call +49 170 1234567.', 'Phone: +49 1701234567'],
    ['an office', 'Write to privacy@example.com.', ''],
    ['a day, a sum and a version', 'On 2026-11-29 it cost 1,234,567.00 in version 1.2.3.', ''],
    ['a wrong account', 'Pay to DE00 3704 0044 0532 0130 00.', ''],
    ['a wrong card', 'Number 4111 1111 1111 1112.', ''],
  ])('is not %s', async (_name, text, given) => {
    expect((await found(text, { given }))['personal_data']).toBeUndefined();
  });

  it('is hidden in every text of the result, and nowhere in its sources', async () => {
    const mail = 'maria.lopez@gmail.com';
    const sources = [{ kind: 'web' as const, name: mail, count: 1 }];
    const { result } = await check(
      { text: mail, parts: [{ note: `Ask ${mail}` }], sources },
      { action: 'mask' },
    );
    expect([result.text, result['parts'], result.sources]).toEqual([
      'm•••@gmail.com',
      [{ note: 'Ask m•••@gmail.com' }],
      sources,
    ]);
  });
});

describe('figures', () => {
  it.each([
    ['It saves 37% a year.', ['37%']],
    ['It costs €1,250 and 40 USD.', ['€1,250', '40 USD']],
    ['There are 12,400 users.', ['12,400']],
    ['تكلف ١٢٥٠ يورو.', ['1250']],
  ])('without a source: %s', async (text, figures) => {
    expect((await found(text))['figure_sources']).toEqual(figures);
  });

  it.each([
    ['cited', 'It saves 37% a year [1].', ''],
    ['typed', 'It costs €1,250.', 'budget 1250.00'],
    ['a count, a year, a day, a time', 'In 2026 the 3 teams met on 2026-11-29 at 10:30.', ''],
    ['an address', 'See https://example.com/12345.', ''],
  ])('%s', async (_name, text, given) => {
    expect((await found(text, { given }))['figure_sources']).toBeUndefined();
  });

  it('that are computed are known, also as a share', async () => {
    expect(await found({ text: 'The share is 41%, of 12,400.', share: 0.41, all: 12_400 })).toEqual(
      {},
    );
  });

  it('of a worksheet were typed', async () => {
    const { rows } = await check({ text: 'It saves 37%.', offline: true });
    expect(rows.map((row) => row.check)).not.toContain('figure_sources');
  });
});

describe('advice', () => {
  it.each([
    ['Take 400 mg daily.', 'medical'],
    ['You should sue the landlord.', 'legal'],
    ['Put it into an index fund.', 'financial'],
  ])('%s', async (text, field) => {
    expect((await found(text, { given: '400' }))['regulated_advice']).toEqual([field]);
  });
  it('is not what is like it', async () => {
    expect(
      await found('We issue suede in bondage, as Sue prescribed, and diagnose the outage.'),
    ).toEqual({});
  });
});

describe('a ranking', () => {
  it.each(['Age', 'Gender', 'Nationality of the applicant'])('by %s', async (name) => {
    const request = { criteria: [name, 'Experience'] };
    expect((await found('Anna is first.', { request }))['equal_treatment']).toEqual([name]);
  });
  it('by what may be', async () => {
    const { rows } = await check({
      text: '',
      criteria: ['Price', 'Average', 'Agenda', 'Agent experience', 'Agency fees'].map((name) => ({
        name,
      })),
    });
    expect(rows.find((row) => row.check === 'equal_treatment')).toMatchObject({
      examined: 5,
      flagged: 0,
    });
  });
  it('is checked in every language', async () => {
    for (const locale of locales) {
      // oxlint-disable-next-line no-await-in-loop
      const [{ attributes, advice }] = (await ethicsWords(locale)) as [
        Awaited<ReturnType<typeof ethicsWords>>[number],
      ];
      expect([locale, attributes.length > 15]).toEqual([locale, true]);
      for (const words of Object.values(advice)) expect(words.length).toBeGreaterThan(4);
    }
  });
});

it('a refused tool is named', async () => {
  const calls = [
    { toolName: 'library.search', error: null },
    { toolName: 'files.delete', error: notPermitted },
    { toolName: 'web.open', error: 'It failed' },
  ];
  expect(await found('Done.', { calls })).toEqual({ tool_permission: ['files.delete'] });
});

it('what was found in the version before says nothing of the next', async () => {
  const { result } = await check({
    text: 'It saves a third.',
    flags: [{ check: 'figure_sources', action: 'mark', count: 1, findings: ['37%'] }],
  });
  expect(result).toEqual({ text: 'It saves a third.' });
});

it('what nobody switched on is not checked', async () => {
  const text = 'It saves 37%.';
  const surroundings = { request: {}, given: [], calls: [], words: [] };
  expect(checkResult({ text }, rules('mark', false), surroundings)).toEqual({
    result: { text },
    rows: [],
  });
  // Rules of an older kind name no check.
  const older = [{ active: true, rules: [{ condition: 'x', action: 'flag' }] }];
  expect(checkResult({ text }, older as never, surroundings).rows).toEqual([]);
});

it('of two rules the stricter one holds', async () => {
  const both = [...rules('review'), ...rules('mark')];
  const { rows } = checkResult({ text: 'It saves 37%.' }, both, {
    request: {},
    given: [],
    calls: [],
    words: [],
  });
  expect(rows.map(({ action }) => action)).toEqual(rows.map(() => 'review'));
});
