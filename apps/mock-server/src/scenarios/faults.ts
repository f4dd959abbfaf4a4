import {
  isMedicalPath,
  recordNames,
  recordPath,
  routes,
  type Route,
} from '@constella/api-client/contract';

import { sleep } from '../base/clock.js';
import type { Handlers } from '../handlers/create-handlers.js';
import { failure } from '../handlers/http/respond.js';
import { localeOf } from '../base/language/accept-language.js';
import { textsFor } from '../base/language/texts.js';
import { Refusal } from '../base/refusal.js';
import { randomFrom } from '../seed/seeding.js';

/**
 * The fault of one request: its answer comes `late` (milliseconds) or never, the server `fails`
 * with a status (and asks to wait so many seconds), cannot be reached, the session has ended
 * meanwhile, or a stream breaks off after so many `events`.
 */
export type Fault =
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'fails'; readonly status: number; readonly retryAfter?: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'breaksOff'; readonly events: number };

/** Decides for each request in turn what goes wrong with it; it may count them. */
export type Trouble = (request: Request) => Fault | undefined;

/** No server: what `fetch` throws, and what a host turns into a broken connection. */
export class Unreachable extends TypeError {
  override name = 'Unreachable';
  constructor() {
    super('Failed to fetch');
  }
}

interface FaultOptions {
  readonly trouble: Trouble | undefined;
  /** Milliseconds every answer waits. */
  readonly latency: number;
  /** The share of requests that fail, 0 to 1. */
  readonly failureRate: number;
  /** Chooses which. */
  readonly seed: number;
  /** Ends the session all requests share. */
  readonly signOut: () => void;
  readonly log: (line: string) => void;
  /** @default the system's timers */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** The handlers, with a scenario's faults before them: what fails is not carried out. */
export function withFaults(handlers: Handlers, options: FaultOptions): Handlers {
  const { trouble, latency, signOut, log, wait = sleep } = options;
  const fails = failures(options);
  const refuse = async (
    request: Request,
    status: number,
    retryAfter?: number,
  ): Promise<Response> => {
    const refusal = new Refusal(status, 'server.request.failed', {
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    });
    return failure(refusal, await textsFor(localeOf(request)), log);
  };
  return async (request, connection) => {
    const fault = trouble?.(request);
    if (fault?.kind === 'unreachable') throw new Unreachable();
    try {
      if (latency > 0) await wait(latency, request.signal);
      if (fails(request)) return await refuse(request, 503);
      if (fault?.kind === 'late') await wait(fault.milliseconds, request.signal);
      if (fault?.kind === 'silent') await left(request.signal);
      if (fault?.kind === 'fails') return await refuse(request, fault.status, fault.retryAfter);
    } catch (error) {
      // Nobody is there to read an answer, and leaving is no failure.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      throw error;
    }
    if (fault?.kind === 'signedOut') signOut();
    const answer = await handlers(request, connection);
    return answer && fault?.kind === 'breaksOff' ? brokenOff(answer, fault.events) : answer;
  };
}

/**
 * Whether a request fails, by a generator for each method and path: requests that cross each other
 * on the way do not change each other's luck.
 */
function failures({
  failureRate,
  seed,
}: Pick<FaultOptions, 'failureRate' | 'seed'>): (request: Request) => boolean {
  const generators = new Map<string, () => number>();
  return (request) => {
    if (failureRate === 0) return false;
    const name = `${request.method} ${pathOf(request)}`;
    const random = generators.get(name) ?? randomFrom(seed, name);
    generators.set(name, random);
    return random() < failureRate;
  };
}

const left = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const leave = () => fail(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });

/** A stream that ends after so many events, whatever was still to come. */
function brokenOff(answer: Response, events: number): Response {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let left = events;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // The server writes whole events.
      for (const frame of decoder.decode(chunk).split(/(?<=\n\n)/)) {
        controller.enqueue(encoder.encode(frame));
        if (frame.startsWith('id:')) left -= 1;
        if (left > 0) continue;
        controller.terminate();
        return;
      }
    },
  });
  return new Response(answer.body?.pipeThrough(cut) ?? null, answer);
}

const pathOf = (request: Request): string => new URL(request.url).pathname;

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace('{id}', '\\d+')}$`);
}

/** Reading these is what the scenarios `error` and `slow` are about. */
const lists = [
  routes.agents,
  routes.tasks,
  routes.task,
  routes.openrouterModels,
  routes.perplexityModels,
  routes.membershipPlans,
  routes.userSubscription,
  ...recordNames.map((name) => ({ method: 'GET', path: recordPath(name) }) as const),
].map(({ method, path }: Pick<Route, 'method' | 'path'>) => ({ method, pattern: patternOf(path) }));

/** The fault for the lists of the screens, and for nothing else. */
export const onLists =
  (fault: Fault): Trouble =>
  (request) =>
    lists.some(({ method, pattern }) => method === request.method && pattern.test(pathOf(request)))
      ? fault
      : undefined;

/** Answers of the medical service come so late; all others at once. */
export const lateOnMedicalPaths =
  (milliseconds: number): Trouble =>
  (request) =>
    isMedicalPath(pathOf(request)) ? { kind: 'late', milliseconds } : undefined;

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Writes that belong to nobody's session. */
const withoutSession: ReadonlySet<string> = new Set(
  Object.values<Route>(routes)
    .filter(({ auth }) => auth === 'none')
    .map(({ path }) => path),
);

/** The session ends just before a write, counted from 1; signing in again mends it. */
export function signedOutAtWrite(number: number): Trouble {
  let writes = 0;
  return (request) => {
    if (reading.has(request.method) || withoutSession.has(pathOf(request))) return undefined;
    writes += 1;
    return writes === number ? { kind: 'signedOut' } : undefined;
  };
}

const runEvents = patternOf(routes.taskEvents.path);

/** The events of each run break off once, after so many; who comes back at once finds nobody. */
export function eventsBreakOff(events: number): Trouble {
  const readings = new Map<string, number>();
  return (request) => {
    const path = pathOf(request);
    if (!runEvents.test(path)) return undefined;
    const reading = (readings.get(path) ?? 0) + 1;
    readings.set(path, reading);
    if (reading === 1) return { kind: 'breaksOff', events };
    return reading === 2 ? { kind: 'unreachable' } : undefined;
  };
}
