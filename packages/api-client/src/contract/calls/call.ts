import * as z from 'zod';

import { agentSchema } from '../entities/agent.js';
import { modelListSchema } from '../entities/model.js';
import type { AdminPermission } from '../enums.js';
import type { RecordName } from '../records/index.js';
import type { AnswerKind, Route, RouteName } from '../routes.js';

/** The areas of the calls with what they hold, in the order they are read. */
export const callTags = {
  'Sign-in': 'Accounts, sessions and the own profile.',
  Models: 'The models on offer, and one prompt for one of them.',
  Agents: 'The agents of the signed-in member.',
  Tools: 'Servers of tools, what agents may call there, and calls people are asked about.',
  Companies: 'What the rows of a company do not: bringing it back.',
  Files: 'Files of the signed-in member that runs read.',
  Mentors: 'Questions to the mentors of a learning plan.',
  Runs: 'Tasks and their runs: created, started, watched, canceled and retried.',
  Results: 'What runs came to: edited, restored, rated and shared.',
  Membership: 'Plans, the own subscription and payment.',
} as const;

/** The effect of a call on what a client has read. */
export interface Effect {
  /** The calls and records whose answers are old once it has ended, or its stream has. */
  readonly changes: readonly (RouteName | RecordName)[];
  /** Tables that change along: of the parts of those records, or of the results of assistants. */
  readonly also?: 'parts' | 'results';
  /** The call whose answer, or an entry of it, its own answer is: read anew without being asked for. */
  readonly keeps?: 'task' | 'user' | 'agents';
  /** The call that has no answer any more for what the path names. */
  readonly removes?: 'task';
}

/** The parts of a call beyond its method, path and area. */
interface CallDetails
  extends Partial<Omit<Route, 'method' | 'path' | 'sends' | 'reads'>>, Partial<Effect> {
  /** One line for the documentation. */
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** The record whose query words a list takes: filters, `q`, an order, pages. */
  readonly lists?: RecordName;
  /**
   * Of one event, when the call streams.
   * @default anything: its shape is not promised
   */
  readonly answer?: z.ZodType;
  /** @default 200 */
  readonly status?: 201 | 202 | 302;
  /** The kind of `{id}`. @default 'number' */
  readonly id?: 'text';
  /** Refusals that do not follow from the method, the path and the body. */
  readonly refusals?: readonly (401 | 402 | 403 | 404 | 409 | 429 | 502)[];
  /** The permission an administrator needs; nobody else may. */
  readonly permission?: AdminPermission;
  /** Fields of the sample body whose rules a schema cannot express. */
  readonly sample?: Readonly<Record<string, unknown>>;
}

/** A call: its address, what goes in and comes out, who may, how fresh it is kept, its note. */
export interface Call extends Omit<CallDetails, keyof Route>, Route {
  readonly tag: keyof typeof callTags;
  readonly answer: z.ZodType;
}

type Defined<Method, Path, Details> = Omit<
  Call,
  keyof Details | 'method' | 'path' | 'auth' | 'answer'
> &
  Details & {
    readonly method: Method;
    readonly path: Path;
    readonly auth: Details extends { auth: infer Auth } ? Auth : 'session';
    readonly answer: Details extends { answer: infer Answer } ? Answer : z.ZodUnknown;
  };

/** Answers whose shape is not promised: an empty body is as good as any. */
const anyAnswer = z.unknown();

/**
 * The `defineCall` of an area:
 * `logout: defineCall('POST /api/logout', { summary: 'End the session', auth: 'none' })`.
 */
export const callsOf =
  (tag: keyof typeof callTags) =>
  <
    const Method extends Route['method'],
    const Path extends `/${string}`,
    const Details extends CallDetails,
  >(
    address: `${Method} ${Path}`,
    // What is not only read says what it changes.
    details: Details & (Method extends 'GET' ? unknown : Effect),
  ): Defined<Method, Path, Details> => {
    const [method, path] = address.split(' ');
    const { body, file, answer = anyAnswer } = details;
    const reads = kindOf(answer);
    const call = {
      method,
      path,
      auth: 'session',
      tag,
      ...details,
      answer,
      ...((body ?? file) && { sends: true }),
      ...(reads && { reads }),
    };
    return call as unknown as Defined<Method, Path, Details>;
  };

/** The fields of a call that a client knows. */
const known: Readonly<Record<keyof Route, true>> = {
  method: true,
  path: true,
  auth: true,
  stream: true,
  resumable: true,
  navigation: true,
  once: true,
  versioned: true,
  every: true,
  unfinished: true,
  sends: true,
  file: true,
  reads: true,
};

/** The part of a call that a client knows. */
export const routeOf = (call: Call): Partial<Route> =>
  Object.fromEntries(Object.entries(call).filter(([key]) => key in known));

function kindOf(answer: z.ZodType): AnswerKind | undefined {
  if (answer === agentSchema) return 'agent';
  if (answer === modelListSchema) return 'models';
  if (answer instanceof z.ZodArray) return answer.element === agentSchema ? 'agents' : 'list';
  if (!(answer instanceof z.ZodObject)) return undefined;
  const id = (answer.shape as Record<string, z.ZodType>)['id'];
  return id && !id.safeParse(null).success ? 'row' : 'object';
}
