import { routes, type Route, type RouteName } from '@constella/api-client/contract';

import { Refusal } from '../refusal.js';

/** A call found for a request. */
export interface Match {
  readonly name: RouteName;
  readonly route: Route;
  /** The id in the path; 0 for a path without one. */
  readonly id: number;
}

interface Entry {
  readonly name: RouteName;
  readonly route: Route;
  readonly segments: readonly string[];
}

const entries: readonly Entry[] = (Object.entries(routes) as [RouteName, Route][]).map(
  ([name, route]) => ({ name, route, segments: route.path.split('/') }),
);

/** Ids as the contract writes them: whole, from 1, without decoration. */
const idPattern = /^[1-9]\d{0,14}$/;

/**
 * The call a method and path name. HEAD is answered as GET.
 *
 * @throws {Refusal} 404 for a path nothing has, 405 with `Allow` for a method this path lacks.
 */
export function matchRoute(method: string, pathname: string): Match {
  const segments = pathname.split('/');
  const allowed = new Set<string>();
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { name, route, segments: pattern } of entries) {
    const id = fit(pattern, segments);
    if (id === undefined) continue;
    if (route.method === wanted) return { name, route, id };
    allowed.add(route.method);
  }
  if (allowed.size === 0) throw new Refusal(404, 'server.request.noSuchPath');
  throw new Refusal(405, 'server.request.wrongMethod', {
    values: { method: method.slice(0, 16) },
    headers: { allow: [...allowed].join(', ') },
  });
}

function fit(pattern: readonly string[], segments: readonly string[]): number | undefined {
  if (pattern.length !== segments.length) return undefined;
  let id = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!;
    if (part === '{id}' && idPattern.test(segment)) id = Number(segment);
    else if (part !== segment) return undefined;
  }
  return id;
}
