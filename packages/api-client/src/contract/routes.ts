/**
 * Method and path of every call. No zod here: the client imports this file, so it must stay small.
 */

/** One call's address. */
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
}

/** Every call, by the name `calls` and the client use for it. */
export const routes = {
  user: { method: 'GET', path: '/api/user', auth: 'session' },
  login: { method: 'POST', path: '/api/login', auth: 'none' },
  register: { method: 'POST', path: '/api/register', auth: 'none' },
  logout: { method: 'POST', path: '/api/logout', auth: 'none' },
  externalSignIn: { method: 'GET', path: '/api/auth/google', auth: 'none', navigation: true },
  /** Back from the identity provider. */
  externalSignInDone: {
    method: 'GET',
    path: '/api/auth/google/callback',
    auth: 'none',
    navigation: true,
  },
  /** The same answer whether or not the address is known. */
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', auth: 'none' },
  /** Ends every session of the account. */
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', auth: 'none' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email', auth: 'none' },
  updateAccount: { method: 'PATCH', path: '/api/user', auth: 'session' },
  /** Ends every other session of the account. */
  changePassword: { method: 'POST', path: '/api/user/password', auth: 'session' },
  /** Sends the mail that confirms the address again; the link before it stops working. */
  resendVerification: { method: 'POST', path: '/api/user/verification', auth: 'session' },
  sessions: { method: 'GET', path: '/api/user/sessions', auth: 'session' },
  /** 404 for a session of somebody else. */
  endSession: { method: 'DELETE', path: '/api/user/sessions/{id}', auth: 'session' },
  /** All but the one that asks. */
  endOtherSessions: { method: 'DELETE', path: '/api/user/sessions', auth: 'session' },
  exportAccount: { method: 'GET', path: '/api/user/export', auth: 'session' },
  /** No DELETE: the confirmation is a body, which a DELETE may lose on its way (RFC 9110, 9.3.5). */
  deleteAccount: { method: 'POST', path: '/api/user/deletion', auth: 'session' },

  openrouterModels: { method: 'GET', path: '/api/openrouter/models', auth: 'none' },
  perplexityModels: { method: 'GET', path: '/api/perplexity/models', auth: 'none' },
  openrouterTest: { method: 'POST', path: '/api/openrouter/test', auth: 'session', once: true },
  perplexityTest: { method: 'POST', path: '/api/perplexity/test', auth: 'session', once: true },
  /** The answer of any model while it is written. Leaving ends it, and it costs nothing. */
  modelAnswer: { method: 'POST', path: '/api/models/answers', auth: 'session', stream: true },

  agents: { method: 'GET', path: '/api/agents', auth: 'session' },
  createAgent: { method: 'POST', path: '/api/agents', auth: 'session' },
  /**
   * Makes a new version of it, unless nothing changes. `If-Match` names the version it was made from;
   * 412, with the agent as it is now, when there is a newer one.
   */
  updateAgent: { method: 'PATCH', path: '/api/agents/{id}', auth: 'session', versioned: true },
  deleteAgent: { method: 'DELETE', path: '/api/agents/{id}', auth: 'session' },
  /** Brings a deleted agent back; 404 when that was too long ago. */
  restoreAgent: { method: 'POST', path: '/api/agents/{id}/restore', auth: 'session' },
  /** Makes a new version that is equal to an old one; `If-Match` as for a change. */
  restoreAgentVersion: {
    method: 'POST',
    path: '/api/agents/{id}/versions/{version}/restore',
    auth: 'session',
    versioned: true,
  },
  setAgentStatus: { method: 'PATCH', path: '/api/agents/{id}/status', auth: 'session' },

  /** Brings a deleted company back with all that went with it; 404 when that was too long ago. */
  restoreCompany: {
    method: 'POST',
    path: '/api/company-profiles/{id}/restore',
    auth: 'session',
  },

  assistants: { method: 'GET', path: '/api/assistants', auth: 'none' },
  /** What a run of this request would cost, and whether the points suffice. */
  estimateRun: {
    method: 'POST',
    path: '/api/assistants/{assistant}/estimate',
    auth: 'session',
  },
  /** Creates a run and starts it; with `?start=false` it waits to be started. */
  createRun: {
    method: 'POST',
    path: '/api/assistants/{assistant}/runs',
    auth: 'session',
    once: true,
  },

  tasks: { method: 'GET', path: '/api/tasks', auth: 'session' },
  task: { method: 'GET', path: '/api/tasks/{id}', auth: 'session' },
  createTask: { method: 'POST', path: '/api/tasks', auth: 'session', once: true },
  /** `pending → running`; 409 from any other status. */
  startTask: { method: 'POST', path: '/api/tasks/{id}/start', auth: 'session', once: true },
  /** `pending | running → canceled`; 409 from a final status. */
  cancelTask: { method: 'POST', path: '/api/tasks/{id}/cancel', auth: 'session' },
  /**
   * `failed | canceled → running`, the same run; 409 otherwise. The events of the earlier attempt
   * are no longer replayed, and ids go on from the last one, so a resumed reader misses nothing.
   */
  retryTask: { method: 'POST', path: '/api/tasks/{id}/retry', auth: 'session', once: true },
  /** Its title and whether it is pinned. */
  updateTask: { method: 'PATCH', path: '/api/tasks/{id}', auth: 'session' },
  /** With everything it left behind; 409 while it runs. */
  deleteTask: { method: 'DELETE', path: '/api/tasks/{id}', auth: 'session' },
  /** Brings a deleted run back with all that went with it; 404 when that was too long ago. */
  restoreTask: { method: 'POST', path: '/api/tasks/{id}/restore', auth: 'session' },
  /** The versions of its result, the newest first. */
  taskVersions: { method: 'GET', path: '/api/tasks/{id}/versions', auth: 'session' },
  taskVersion: { method: 'GET', path: '/api/tasks/{id}/versions/{version}', auth: 'session' },
  /**
   * Saves an edited result as a new version. `If-Match` names the version it was made from; 412,
   * with the run as it is now, when there is a newer one.
   */
  saveResult: {
    method: 'POST',
    path: '/api/tasks/{id}/versions',
    auth: 'session',
    versioned: true,
  },
  /** Makes a new version that is equal to an old one; `If-Match` as for a save. */
  restoreVersion: {
    method: 'POST',
    path: '/api/tasks/{id}/versions/{version}/restore',
    auth: 'session',
    versioned: true,
  },
  /** Sets or changes the own rating. */
  rateTask: { method: 'POST', path: '/api/tasks/{id}/rating', auth: 'session' },
  unrateTask: { method: 'DELETE', path: '/api/tasks/{id}/rating', auth: 'session' },
  /** Turns the share link on; the same one as long as it is on. */
  shareTask: { method: 'POST', path: '/api/tasks/{id}/share', auth: 'session' },
  /** Turns it off: from now on the link leads nowhere, and it never comes back. */
  unshareTask: { method: 'DELETE', path: '/api/tasks/{id}/share', auth: 'session' },
  /** A run somebody shares; 404 for a link that is off. */
  sharedRun: { method: 'GET', path: '/api/shared-runs/{link}', auth: 'session' },
  /** All events so far, then live ones until `done`; after `Last-Event-ID` when it is sent. */
  taskEvents: {
    method: 'GET',
    path: '/api/tasks/{id}/events',
    auth: 'session',
    stream: true,
    resumable: true,
  },

  membershipPlans: { method: 'GET', path: '/api/membership/plans', auth: 'none' },
  userSubscription: { method: 'GET', path: '/api/membership/user-subscription', auth: 'session' },
  createSubscription: {
    method: 'POST',
    path: '/api/payment/create-subscription',
    auth: 'session',
    once: true,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/payment/cancel-subscription',
    auth: 'session',
  },
  /** `canceled → active`, until the paid period ends. */
  resumeSubscription: {
    method: 'POST',
    path: '/api/payment/resume-subscription',
    auth: 'session',
  },
  paymentSettings: { method: 'GET', path: '/api/payment/settings', auth: 'none' },
  /** What the payment form reports: in test mode it pays, else the provider is asked. */
  confirmPayment: { method: 'POST', path: '/api/payment/confirm', auth: 'session' },
  /** The own payments, newest first. */
  paymentHistory: { method: 'GET', path: '/api/payment/history', auth: 'session' },
  /** On sale in the own region's currency. */
  pointPackages: { method: 'GET', path: '/api/payment/packages', auth: 'session' },
  /** Opens the payment step of a package; the points come when it is paid. */
  buyPoints: { method: 'POST', path: '/api/payment/buy-points', auth: 'session' },
} as const satisfies Record<string, Route>;

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
