import { routes, type Route, type RouteName } from '@constella/api-client/contract';

import { Refusal } from '../../base/refusal.js';
import {
  matchResource,
  operationsOf,
  type Operation,
  type ResourceMatch,
} from './match-resource.js';

/** A call found for a request. */
export interface CallMatch {
  readonly name: RouteName;
  readonly route: Route;
  /** The id in the path; 0 for a path without one. */
  readonly id: number;
  /** The name in the path; empty for a path without one. */
  readonly slug: string;
  /** The number of a version in the path; 0 for a path without one. */
  readonly version: number;
}

/** An operation on a record found for a request. */
export interface OperationMatch {
  readonly resource: ResourceMatch;
  readonly operation: Operation;
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
/** Names as the contract writes them. */
const slugPattern = /^[a-z][a-z0-9-]{0,63}$/;
/** Share links, as `Secrets.randomId` makes them. */
const linkPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The call a method and path name, or the operation on a record where no call has this path and
 * method. HEAD is answered as GET.
 *
 * @throws {Refusal} 404 for a path nothing has, 405 with `Allow` for a method this path lacks.
 */
export function matchRoute(method: string, pathname: string): CallMatch | OperationMatch {
  const segments = pathname.split('/');
  const allowed = new Set<string>();
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { name, route, segments: pattern } of entries) {
    const found = fit(pattern, segments);
    if (!found) continue;
    if (route.method === wanted) return { name, route, ...found };
    allowed.add(route.method);
  }
  const resource = matchResource(pathname);
  const operations = resource ? operationsOf(resource) : {};
  const operation = operations[wanted];
  if (resource && operation) return { resource, operation };
  for (const name of Object.keys(operations)) allowed.add(name);
  if (allowed.size === 0) throw new Refusal(404, 'server.request.noSuchPath');
  throw new Refusal(405, 'server.request.wrongMethod', {
    values: { method: method.slice(0, 16) },
    headers: { allow: [...allowed].join(', ') },
  });
}

function fit(
  pattern: readonly string[],
  segments: readonly string[],
): Pick<CallMatch, 'id' | 'slug' | 'version'> | undefined {
  if (pattern.length !== segments.length) return undefined;
  let id = 0;
  let slug = '';
  let version = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!;
    if (part === '{id}' && idPattern.test(segment)) id = Number(segment);
    else if (part === '{version}' && idPattern.test(segment)) version = Number(segment);
    else if (part === '{link}' && linkPattern.test(segment)) slug = segment;
    else if (part === '{assistant}' && slugPattern.test(segment)) slug = segment;
    else if (part !== segment) return undefined;
  }
  return { id, slug, version };
}
