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
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw unexpected(name, 'an object');
  return answer;
}

/** And a row has an id: what was saved is told by it, so that no other answer passes for saved. */
export function rowIn<T extends object>(answer: T | undefined, name: string): T {
  const { id } = objectIn<{ id?: unknown }>(answer, name);
  if (typeof id !== 'number' && typeof id !== 'string') throw unexpected(name, 'a row');
  return answer as T;
}
