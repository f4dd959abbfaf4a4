/**
 * The part of the calls that a client knows. No zod here: the client imports this file, so it must stay small.
 * The table is written from `calls/` by `npm run openapi`.
 */
import { routes } from './route-table.js';

export { routes };

/** How a client reads an answer; a call without one answers nothing that is promised. */
export type AnswerKind = 'object' | 'row' | 'list' | 'agent' | 'agents' | 'models';

/** The part of one call that a client knows. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parameters in braces: `/api/agents/{id}`. */
  readonly path: string;
  /** `session`: a 401 without a signed-in user. `none`: anyone. */
  readonly auth: 'session' | 'none';
  /** The answer is a stream of server-sent events. */
  readonly stream?: true;
  /** A stream that goes on after `Last-Event-ID`. */
  readonly resumable?: true;
  /** The browser goes there; it is never fetched. */
  readonly navigation?: true;
  /**
   * With an `Idempotency-Key` header it is carried out once: the same request with the same key is
   * given the first answer again for 24 hours, another request with that key is a 422.
   */
  readonly once?: true;
  /** A change of what has versions: `If-Match` names the one it was made from. */
  readonly versioned?: true;
  /** Milliseconds after which a query of it is read anew, while the page is seen. */
  readonly every?: number;
  /** And only while a run of the list has not ended. */
  readonly unfinished?: true;
  /** It has a body. */
  readonly sends?: true;
  /** Its body is a file, as it is; of at most `bounds.attachmentSize` bytes. */
  readonly file?: true;
  readonly reads?: AnswerKind;
}

/** The name of a call. */
export type RouteName = keyof typeof routes;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The values a path needs: `{ id: 4 }` for `/api/agents/{id}`. */
export type RouteParams<R extends Route> = { [Name in ParamNames<R['path']>]: string | number };

/**
 * The path of a route with its parameters filled in and escaped.
 * `pathOf(routes.task, { id: 7 })` is `/api/tasks/7`.
 *
 * @throws {TypeError} when a parameter is missing: a wrong path must never be requested.
 */
export function pathOf<R extends Route>(
  route: R,
  ...[params]: [ParamNames<R['path']>] extends [never] ? [] : [RouteParams<R>]
): string {
  const values = (params ?? {}) as Record<string, string | number>;
  return route.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined || value === '')
      throw new TypeError(`${route.path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}

/** The models served by Perplexity; the test call of every other model goes to OpenRouter. */
export function testRouteOf(
  modelId: string,
): typeof routes.openrouterTest | typeof routes.perplexityTest {
  return modelId.includes('llama-3.1-sonar') ? routes.perplexityTest : routes.openrouterTest;
}

const medicalPath = /\/(starmedix|medical)(?=$|[/_-])/i;

/**
 * Whether a path belongs to the medical service, whose requests may take ten times longer: one of
 * its segments is, or begins with, `starmedix` or `medical`.
 */
export function isMedicalPath(path: string): boolean {
  const [pathname = ''] = path.replace(/^[a-z]+:\/\/[^/]+/i, '').split(/[?#]/);
  return medicalPath.test(pathname);
}
