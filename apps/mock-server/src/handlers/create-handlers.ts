import { calls, type Call, type RouteName } from '@constella/api-client/contract';

import { localeOf } from '../base/language/accept-language.js';
import { textsFor, type Texts } from '../base/language/texts.js';
import { Refusal } from '../base/refusal.js';
import { accountDataEndpoints } from './calls/account-data.js';
import { sessionEndpoints } from './sign-in/account-sessions.js';
import { accountEndpoints } from './sign-in/accounts.js';
import { agentEndpoints } from './calls/agents.js';
import { apiDocument, apiDocumentPath, docsPath } from './docs/api-document.js';
import { assistantEndpoints } from './calls/assistants.js';
import { slowDown } from './sign-in/attempts.js';
import { isFile, isJson, parseJson, readText } from './http/body.js';
import { attachmentEndpoints } from './calls/attachments.js';
import { check } from './http/check.js';
import { companyEndpoints } from './calls/companies.js';
import { dashboardEndpoints } from './calls/dashboard.js';
import type { CallInput, Connection, Endpoint, Reply, ServerContext } from './http/context.js';
import { HeaderCookieJar } from './http/cookie-jar.js';
import { verificationEndpoints } from './sign-in/email-verification.js';
import { externalSignIn, finishExternalSignIn } from './sign-in/external-sign-in.js';
import { externalSignInDone } from './sign-in/identity-sign-in.js';
import { mcpEndpoints } from './calls/mcp.js';
import { mentorEndpoints } from './calls/mentors.js';
import { membershipEndpoints } from './calls/membership.js';
import { modelEndpoints } from './calls/models.js';
import { modelServiceEndpoints } from './calls/model-services.js';
import { purposeModelEndpoints } from './calls/purpose-models.js';
import { once } from './http/once.js';
import { checkOrigin } from './http/origin.js';
import { passwordEndpoints } from './sign-in/passwords.js';
import { paymentEndpoints } from './calls/payment.js';
import { paymentWebhook, paymentWebhookPath } from './calls/payment-webhook.js';
import { ratingEndpoints } from './calls/ratings.js';
import { adminOf, mayAdminister } from './resources/permissions.js';
import { answerResource } from './resources/resources.js';
import { failure, json } from './http/respond.js';
import { resultEndpoints } from './calls/results.js';
import { revisionEndpoints } from './calls/revisions.js';
import { matchRoute } from './http/route-table.js';
import { findSession } from './sign-in/sessions.js';
import { sharingEndpoints } from './calls/sharing.js';
import { taskEvents } from './calls/task-events.js';
import { taskEndpoints } from './calls/tasks.js';

/** Answers a request of the API; `undefined` for a path that is not the API's. */
export type Handlers = (request: Request, connection?: Connection) => Promise<Response | undefined>;

/** One endpoint per call: a call added to the contract does not compile until it is here. */
const endpoints: { [N in RouteName]: Endpoint<N> } = {
  ...accountDataEndpoints,
  ...accountEndpoints,
  ...agentEndpoints,
  ...assistantEndpoints,
  ...attachmentEndpoints,
  ...companyEndpoints,
  ...dashboardEndpoints,
  ...membershipEndpoints,
  ...mcpEndpoints,
  ...mentorEndpoints,
  ...modelEndpoints,
  ...modelServiceEndpoints,
  ...purposeModelEndpoints,
  ...passwordEndpoints,
  ...paymentEndpoints,
  ...ratingEndpoints,
  ...resultEndpoints,
  ...revisionEndpoints,
  ...sessionEndpoints,
  ...sharingEndpoints,
  ...taskEndpoints,
  ...verificationEndpoints,
  externalSignIn,
  externalSignInDone,
  taskEvents,
};

/** The handlers of every call over one context: plain functions from request to response. */
export function createHandlers(context: ServerContext): Handlers {
  return async (request, given) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api' && !url.pathname.startsWith('/api/')) return undefined;
    const jar = given ? undefined : new HeaderCookieJar(request, url.protocol === 'https:');
    const connection = given ?? { address: 'local', cookies: jar! };
    const texts = await textsFor(localeOf(request));
    const answered = await answer(request, url, connection, texts, context);
    // A refusal of a HEAD has no body either.
    const response = request.method === 'HEAD' ? withoutBody(answered) : answered;
    for (const line of jar?.lines ?? []) response.headers.append('set-cookie', line);
    return response;
  };
}

async function answer(
  request: Request,
  url: URL,
  connection: Connection,
  texts: Texts,
  context: ServerContext,
): Promise<Response> {
  try {
    // Another server sends this, and signs it.
    if (url.pathname === paymentWebhookPath) return await paymentWebhook(request, context);
    checkOrigin(request, url.host, [context.site, ...context.allowedOrigins]);
    if (request.method === 'POST' && url.pathname === calls.externalSignIn.path)
      return await finishExternalSignIn({ request, url, connection, texts }, context);

    if (url.pathname === apiDocumentPath) return await apiDocument(request);
    if (url.pathname === docsPath || url.pathname.startsWith(`${docsPath}/`)) {
      // Loaded when somebody reads: no page that plays the server carries it.
      const { apiDocs } = await import('./docs/api-docs.js');
      return await apiDocs(request, url);
    }

    const match = matchRoute(request.method, url.pathname);
    const signedIn = await findSession(context, connection, request.headers.get('time-zone'));
    if (signedIn && request.method !== 'GET' && request.method !== 'HEAD')
      slowDown(
        context.throttle.begin(String(signedIn.user.id), connection.address, 'write'),
        'server.request.throttled',
      );
    const caller = { request, url, signedIn, texts, connection };
    if ('operation' in match) {
      const body = await readJson(request, writes.has(match.operation));
      if (signedIn && body !== undefined)
        context.storage.take(signedIn.user.id, body, match.operation === 'create' ? 1 : 0);
      const reply = await answerResource(
        match.operation,
        { ...match.resource, ...caller, body },
        context,
      );
      return toResponse(reply);
    }
    const { name, route, id, slug, version } = match;
    if (route.auth === 'session' && !signedIn) throw new Refusal(401, 'server.session.required');

    const call: Call = calls[name];
    if (
      call.permission &&
      !mayAdminister(adminOf(context.store, signedIn?.user.id), call.permission)
    )
      throw new Refusal(403, 'server.resource.forbidden');
    const sent = call.file
      ? checkFileType(request)
      : await readJson(request, call.body !== undefined);
    const body = call.body && check(call.body, sent);
    const query = call.query && check(call.query, Object.fromEntries(url.searchParams));
    const input = { ...caller, id, slug, version, body, query };
    const endpoint = endpoints[name] as Endpoint<RouteName>;
    const reply = await once(context, route, input, (remember) => {
      if (signedIn && stores.has(name)) context.storage.take(signedIn.user.id, body, 1);
      return endpoint({ ...input, remember } as CallInput, context);
    });
    return toResponse(reply);
  } catch (error) {
    // Nobody is there to read an answer, and leaving is no failure.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return failure(error, texts, context.log);
  }
}

/** The calls that store what they are sent. */
const stores: ReadonlySet<RouteName> = new Set([
  'createAgent',
  'updateAgent',
  'createTask',
  'createRun',
  'saveResult',
  'restoreVersion',
]);

/** The operations on records that take a body. */
const writes: ReadonlySet<string> = new Set(['create', 'update']);

/** The body's JSON. Requests without one still refuse a form another site may post. */
async function readJson(request: Request, needed: boolean): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const type = request.headers.get('content-type');
  if (type !== null ? !isJson(type) : needed) throw new Refusal(415, 'server.request.notJsonType');
  const text = await readText(request);
  return needed ? parseJson(text) : undefined;
}

/** A file is read by its call. Another site cannot send it: a form has no such type. */
function checkFileType(request: Request): undefined {
  if (!isFile(request.headers.get('content-type')))
    throw new Refusal(415, 'server.request.notFileType');
}

const toResponse = (reply: Reply): Response =>
  reply instanceof Response ? reply : json(reply.body ?? null, reply.status);

function withoutBody(response: Response): Response {
  void response.body?.cancel();
  return new Response(null, response);
}
