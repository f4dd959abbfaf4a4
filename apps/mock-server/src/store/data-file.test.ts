import { beforeAll, describe, expect, it } from 'vitest';

import { createMemorySecrets } from '../scenarios/memory-secrets.js';
import { seedState } from '../seed/seed-state.js';
import {
  checkState,
  DamagedDataError,
  locateIn,
  parseDataFile,
  serialize as pieces,
} from './data-file.js';
import { jsonFault, offsetOfPath, positionOf } from './json-position.js';
import { currentFormat, migrate } from './migrations/migrations.js';
import type { StoredState } from './store.js';

const head = { store: 'a', sequence: 7, sum: '00000000' };
const serialize = (state: StoredState) => [...pieces(state, head)].join('');
const deserialize = (text: string) => {
  const { state, format } = parseDataFile(text);
  return checkState(migrate(state, format), locateIn(text));
};

let text = '';
beforeAll(async () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  text = serialize(await seedState({ now, secrets: createMemorySecrets() }));
});
const damage = (text: string) => {
  try {
    deserialize(text);
  } catch (error) {
    return error instanceof DamagedDataError ? error.message : String(error);
  }
  return 'no damage';
};

describe('a data file', () => {
  it('comes back as it went', () => {
    const { format, store, sequence, sum, crc32, ...state } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    expect(crc32).toMatch(/^[\da-f]{8}$/);
    expect(deserialize(text)).toEqual(state);
    expect({ format, head: { store, sequence, sum } }).toEqual({ format: currentFormat, head });
    expect(parseDataFile(text)).toMatchObject({ format, head });
    expect(deserialize(text).users.map(({ username }) => username)).toEqual([
      'admin',
      'demo',
      'support',
      'member',
    ]);
  });

  it('has one row per line', () => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('{"id":')).length).toBeGreaterThan(50);
  });

  it('may lack tables and hold others', () => {
    const state = deserialize(
      `{"format":${currentFormat},"serials":{"users":7},"letters":[{"id":1}]}`,
    );
    expect(state.users).toEqual([]);
    expect(JSON.parse(serialize(state))).toMatchObject({
      letters: [{ id: 1 }],
      serials: { users: 7 },
    });
  });

  it.each([
    ['is empty', () => '', /^line 1, column 1: unexpected the end of the file/],
    ['is all zeros', () => '\0'.repeat(64), /^line 1, column 1: unexpected "\\u0000"/],
    [
      'is cut off',
      (text: string) => text.slice(0, text.indexOf('"users": [') + 20),
      /^line 8, column 9: unexpected/,
    ],
    [
      'lost a comma',
      (text: string) =>
        text.replace(/\},\n(\{"id":2,"revision":1,"createdAt":"[^"]*","planId")/, '}\n$1'),
      /^line \d+, column 1: unexpected "\{"/,
    ],
    ['is something else', () => '[1, 2]', /^line 1, column 1: not a data file/],
    [
      'is of a later format',
      (text: string) =>
        text.replace(`"format": ${currentFormat}`, `"format": ${currentFormat + 1}`),
      /^line 2, column 11: format \d+, which a later version wrote/,
    ],
    [
      'has a wrong type',
      (text: string) => text.replace('"username":"demo"', '"username":5'),
      /^line \d+, column \d+: "users.1.username"/,
    ],
    [
      'has a row without id',
      (text: string) => text.replace(/\{"id":2,("revision":1,"createdAt":"[^"]*","planId")/, '{$1'),
      /"regional_pricing.1.id"/,
    ],
    [
      'has an id twice',
      (text: string) =>
        text.replace(/\{"id":2,("revision":1,"createdAt":"[^"]*","planId")/, '{"id":1,$1'),
      /"id" is used twice/,
    ],
    [
      'has a name twice',
      (text: string) => text.replace('"username":"demo"', '"username":"ADMIN"'),
      /"username" is used twice/,
    ],
  ])('that %s is refused with the line', (_what, spoil, message) => {
    expect(damage(spoil(text).replace(/,"crc32": .*\n/, ''))).toMatch(message);
  });

  it('names the very line', () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"username":"demo"'));
    lines[at] = lines[at]!.replace('"role":"user"', '"role":user');
    expect(damage(lines.join('\n'))).toMatch(
      new RegExp(`^line ${at + 1}, column \\d+: unexpected "u"`),
    );
  });
});

describe('a fault in JSON', () => {
  it.each([
    ['{"a": 1}', undefined],
    ['  [true, false, null, -1.5e3, "\\u00e4\\n"]\n', undefined],
    ['{"a": 01}', 7],
    ['{"a": 1,}', 8],
    ['{a: 1}', 1],
    ['{"a" 1}', 5],
    ['["a\nb"]', 1],
    ['["\\x"]', 1],
    ['[1] 2', 4],
    ['[1', 2],
    ['['.repeat(200_000), expect.any(Number)],
  ])('%# is where it is', (text, offset) => {
    expect(jsonFault(text)?.offset).toEqual(offset);
  });

  it('agrees with the parser about what is JSON', () => {
    const texts = [
      '1',
      '"',
      '{}',
      '[]',
      '[,]',
      '{"a":{"b":[1,{"c":null}]}}',
      '-',
      '1.',
      '.5',
      'nul',
      '"\t"',
    ];
    for (const text of texts) {
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      expect([text, jsonFault(text) === undefined]).toEqual([text, valid]);
    }
  });

  it('is told from the place of a value', () => {
    const text = '{\n "a": [1,\n  {"b": "x"}]\n}';
    expect(positionOf(text, offsetOfPath(text, ['a', 1, 'b']))).toEqual({ line: 3, column: 9 });
    expect(positionOf(text, offsetOfPath(text, ['a', 1, 'c']))).toEqual({ line: 3, column: 3 });
    expect(offsetOfPath(text, ['z'])).toBe(0);
  });
});
