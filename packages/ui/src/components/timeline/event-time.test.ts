import { describe, expect, it } from 'vitest';

import { eventTime } from './event-time.js';

const format = {
  locale: 'en',
  options: { dateStyle: 'medium', timeStyle: 'short' },
  timeZone: 'Europe/Berlin',
} as const;

describe('eventTime', () => {
  it('writes a moment in the zone and for machines', () => {
    const expected = { text: 'Nov 20, 2026, 3:06 PM', dateTime: '2026-11-20T14:06:12.000Z' };
    for (const moment of [
      '2026-11-20T14:06:12Z',
      Date.UTC(2026, 10, 20, 14, 6, 12),
      new Date(Date.UTC(2026, 10, 20, 14, 6, 12)),
    ])
      expect(eventTime(moment, format)?.dateTime).toBe(expected.dateTime);
    expect(eventTime('2026-11-20T14:06:12Z', format)?.text.replaceAll('\u202f', ' ')).toBe(
      expected.text,
    );
  });

  it.each([null, undefined, '', 'yesterday', NaN, Infinity, new Date(NaN)])(
    'has no text for %s',
    (moment) => {
      expect(eventTime(moment, format)).toBeUndefined();
    },
  );
});
