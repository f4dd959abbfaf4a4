import { baseOf } from '@constella/api-client/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { fitted } from './fitted.js';
import { tables, type TableName } from './tables.js';

const texts = (Object.keys(tables) as TableName[]).flatMap((table) =>
  Object.entries(tables[table].shape as Readonly<Record<string, z.ZodType>>).flatMap(
    ([column, type]) => {
      const base = baseOf(type);
      const longest = base instanceof z.ZodString ? base.maxLength : null;
      // What has a form of its own (a date, a colour) is no text somebody writes at length.
      const isProse = longest !== null && type.safeParse('Once more').success;
      return isProse ? [[`${table}.${column}`, table, column, longest] as const] : [];
    },
  ),
);

it('knows columns of text', () => {
  expect(texts.length).toBeGreaterThan(50);
});

it.each(texts)('a text that is too long for %s is cut to fit it', (_, table, column, longest) => {
  for (const text of ['So it goes on. ', '说得很长，', '👩‍🚀', 'é']) {
    const long = text.repeat(Math.ceil((longest + 50) / text.length));
    const { [column]: kept } = fitted(table, { [column]: long }) as Record<string, string>;
    expect(kept).toMatch(/…$/u);
    expect(long.startsWith(kept!.slice(0, -1))).toBe(true);
    expect((tables[table].shape as Record<string, z.ZodType>)[column]!.parse(kept)).toBe(kept);
  }
});

it('what is no text of a column stays as it is', () => {
  expect(fitted('tasks', { title: 7, nothing: 'x'.repeat(99_999) })).toEqual({
    title: 7,
    nothing: 'x'.repeat(99_999),
  });
});
