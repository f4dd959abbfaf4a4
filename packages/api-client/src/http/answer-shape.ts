import { ApiError } from './api-error.js';

/** The error of an answer that is not what its call promises. */
export const unexpected = (name: string, expected: string): ApiError =>
  new ApiError({ kind: 'invalid-response', message: `The answer of "${name}" is not ${expected}` });

/** The least that must hold even when answers are not validated: a list is a list. */
export function listIn<T>(answer: readonly T[] | undefined, name: string): T[] {
  if (!Array.isArray(answer)) throw unexpected(name, 'a list');
  return answer;
}

/** And an object is an object. */
export function objectIn<T extends object>(answer: T | undefined, name: string): T {
  if (typeof answer !== 'object' || answer === null) throw unexpected(name, 'an object');
  return answer;
}
