import { ApiError } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { placeFailure } from './failure.js';

const known = (name: string) => ['name', 'metadata.maxIterations'].includes(name);
const place = (error: unknown) => placeFailure(error, known, 'errors.task.createFallback');
const http = (init: { detail?: string; fields?: Record<string, string> }) =>
  new ApiError({ kind: 'http', status: 400, message: 'HTTP 400', ...init });

describe('placeFailure', () => {
  it('puts texts on the fields the form has, nested ones included', () => {
    expect(
      place(
        http({ detail: 'Bad', fields: { name: 'Taken', 'metadata.maxIterations': 'Too many' } }),
      ),
    ).toEqual({
      fields: { name: 'Taken', 'metadata.maxIterations': 'Too many' },
      form: undefined,
    });
  });

  it('says in the form what belongs to no field of it', () => {
    expect(place(http({ detail: 'Bad', fields: { name: 'Taken', plan: 'Expired' } }))).toEqual({
      fields: { name: 'Taken' },
      form: { text: 'Expired' },
    });
  });

  it("repeats the server's own words", () => {
    expect(place(http({ detail: 'Wrong password' })).form).toEqual({ text: 'Wrong password' });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>502</title>'],
  ])('falls back when the server says %s', (_name, detail) => {
    expect(place(http({ detail })).form).toEqual({ says: 'errors.task.createFallback' });
  });

  it.each([
    ['network', 'errors.connection.description'],
    ['timeout', 'errors.timeout.description'],
    ['invalid-response', 'errors.invalidResponse.description'],
    ['aborted', 'errors.task.createFallback'],
  ] as const)('explains %s', (kind, id) => {
    expect(place(new ApiError({ kind, message: kind })).form).toEqual({ says: id });
  });

  it('falls back for anything else that is thrown', () => {
    expect(place(new TypeError('x is not a function')).form).toEqual({
      says: 'errors.task.createFallback',
    });
  });
});
