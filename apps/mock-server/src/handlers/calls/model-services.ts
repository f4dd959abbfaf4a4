import {
  modelServiceFacts,
  type Model,
  type ModelService,
  type ModelServiceKind,
  type ModelServiceProblem,
} from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import { findLocalServers } from '../../models/services/find-local-servers.js';
import {
  originOf,
  type ConnectedService,
  type EnvironmentService,
} from '../../models/services/model-services.js';
import { problemOf } from '../../models/services/service-problem.js';
import { connectedProvider } from '../../models/services/connected-provider.js';
import { firstModels, tryService } from '../../models/services/try-service.js';
import type { ModelProvider } from '../../models/provider.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext } from '../http/context.js';
import { audit } from '../resources/audit.js';
import { checkMatch, etagOf } from '../resources/etag.js';
import { json } from '../http/respond.js';
import { administratorOf, adminOf, mayAdminister } from '../resources/permissions.js';

/** Milliseconds a list of services waits for the models of each. */
const patience = 1_500;
/** Characters of a key that are shown, and how long it has to be for them to say little. */
const hint = { shown: 4, from: 12 };
/** Names of administrators that are told. */
const toldAdministrators = 3;

type Row = RowOf<'model_services'>;

const modelServices: Endpoint<'modelServices'> = async ({ request }, context) => {
  const { services } = context;
  const views = await Promise.all([
    ...services.environment.map((service) => environmentView(service, request.signal)),
    ...services.connected().map((service) => connectedView(service, request.signal)),
  ]);
  return { body: { services: views } };
};

const localModelServers: Endpoint<'localModelServers'> = async ({ request }, context) => {
  const { access, environment } = context.services;
  const taken = new Set([
    ...environment.map(({ baseUrl }) => baseUrl),
    ...context.store.all('model_services').map(({ baseUrl }) => baseUrl),
  ]);
  const servers = await findLocalServers(access, request.signal);
  return {
    body: {
      servers: servers.map(({ kind, baseUrl, models }) => ({
        kind,
        name: modelServiceFacts[kind].name,
        baseUrl,
        found: models !== undefined,
        modelCount: models?.length ?? 0,
        models: firstModels(models ?? []),
        connected: taken.has(baseUrl),
      })),
    },
  };
};

const createModelService: Endpoint<'createModelService'> = async (input, context) => {
  const { body, signedIn, request } = input;
  const admin = administratorOf(context.store, signedIn.user.id);
  const { store, clock } = context;
  const { kind, key = '', allowPrivate, enabled } = body;
  const facts = modelServiceFacts[kind];
  const baseUrl = addressOf(kind, body.baseUrl);
  checkAddress(context, baseUrl, allowPrivate);
  if (facts.key && key === '') throw refuseField('key', 'validation.modelService.keyRequired');
  const kept = keep(context, key, baseUrl);
  const row = await store.write(() => {
    const inserted = store.insert('model_services', {
      kind,
      name: body.name ?? facts.name,
      baseUrl,
      ...kept,
      allowPrivate,
      enabled,
      createdAt: instant(clock.now()),
    });
    audit(context, input, { admin, action: 'create', record: 'model_services', id: inserted.id });
    return inserted;
  });
  return { status: 201, body: await viewOf(context, row.id, request.signal) };
};

const changeModelService: Endpoint<'changeModelService'> = async (input, context) => {
  const { body, signedIn, id, request } = input;
  const admin = administratorOf(context.store, signedIn.user.id);
  const { store } = context;
  const after = await store.write(() => {
    const before = rowOf(context, id);
    checkMatch(request, before, { ...seenOf(serviceOf(context, id)), ...noModels });
    const row = store.update('model_services', id, changesOf(context, before, body));
    if (!row) throw notThere();
    const fields = Object.keys(body);
    audit(context, input, { admin, action: 'update', record: 'model_services', id, fields });
    return row;
  });
  return json(await viewOf(context, id, request.signal), 200, { etag: etagOf(after) });
};

type Change = Parameters<Endpoint<'changeModelService'>>[0]['body'];

/** What a change comes to, once the address is looked at again and the key belongs to it. */
function changesOf(context: ServerContext, before: Row, body: Change) {
  const baseUrl =
    body.baseUrl === undefined ? before.baseUrl : addressOf(before.kind, body.baseUrl);
  const allowPrivate = body.allowPrivate ?? before.allowPrivate;
  checkAddress(context, baseUrl, allowPrivate);
  if (body.key === '' && modelServiceFacts[before.kind].key)
    throw refuseField('key', 'validation.modelService.keyRequired');
  const moves = originOf(baseUrl) !== originOf(before.baseUrl);
  // A key goes where it was meant to go: whoever changes the address has to know it.
  if (moves && before.sealedKey !== null && body.key === undefined)
    throw refuseField('key', 'validation.modelService.keyAgain');
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.enabled !== undefined && { enabled: body.enabled }),
    ...(body.key !== undefined && keep(context, body.key, baseUrl)),
    baseUrl,
    allowPrivate,
  };
}

const deleteModelService: Endpoint<'deleteModelService'> = async (input, context) => {
  const { signedIn, id } = input;
  const admin = administratorOf(context.store, signedIn.user.id);
  const { store } = context;
  await store.write(() => {
    if (!store.remove('model_services', id)) throw notThere();
    audit(context, input, { admin, action: 'delete', record: 'model_services', id });
  });
  return { body: null };
};

const testModelService: Endpoint<'testModelService'> = async (
  { body, request, texts },
  context,
) => {
  const { provider, baseUrl } = toTry(context, body);
  return { body: await tryService({ provider, baseUrl, texts, signal: request.signal }) };
};

const modelConnection: Endpoint<'modelConnection'> = async ({ signedIn, request }, context) => {
  const { store } = context;
  const mayConnect = mayAdminister(adminOf(store, signedIn.user.id), 'model_management');
  const administrators = store
    .all('admins')
    .filter(({ userId }) => mayAdminister(adminOf(store, userId), 'model_management'))
    .flatMap(({ userId }) => store.find('users', userId)?.fullName || []);
  return {
    body: {
      ...(await connectionOf(context, request.signal)),
      mayConnect,
      administrators: administrators.slice(0, toldAdministrators),
    },
  };
};

/** The model that is asked when nobody chooses, and whose it is. */
async function connectionOf({ models, services }: ServerContext, signal: AbortSignal) {
  const none = { connected: false, model: null, provider: null, local: false };
  if (models.isOffline) return none;
  // A service without a chat model is connected all the same.
  const id = await models.forPurpose('careful').catch(() => '');
  const list = await soon(models.providerFor(id).models(signal));
  const model = list?.find((one) => one.id === id)?.name ?? null;
  const { name, baseUrl } = await services.placeOf(id, signal);
  return { connected: true, model, provider: name, local: baseUrl !== null && isHere(baseUrl) };
}

const isHere = (baseUrl: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname);

const notThere = (): Refusal => new Refusal(404, 'server.resource.notFound');

function rowOf({ store }: ServerContext, id: number): Row {
  const row = store.find('model_services', id);
  if (!row) throw notThere();
  return row;
}

/** The address as it is kept: without what clients of the API put after it. */
function addressOf(kind: ModelServiceKind, typed: string | undefined): string {
  const address = typed ?? modelServiceFacts[kind].baseUrl;
  if (address === '') throw refuseField('baseUrl', 'validation.modelService.addressRequired');
  return new URL(address).href.replace(/(?:\/chat\/completions|\/models)?\/*$/, '');
}

/** @throws {Refusal} 422 for an address in a private network where that is not allowed. */
function checkAddress({ services }: ServerContext, baseUrl: string, allowPrivate: boolean): void {
  if (services.access.refuses(baseUrl, { allowPrivate }))
    throw refuseField('baseUrl', 'validation.modelService.privateAddress');
}

/** A key as it is kept. */
const keep = ({ services }: ServerContext, key: string, baseUrl: string) =>
  key === ''
    ? { sealedKey: null, keyHint: null }
    : { sealedKey: services.access.seal(key, originOf(baseUrl)), keyHint: hintOf(key) };

const hintOf = (key: string): string =>
  key.length < hint.from ? '…' : `…${key.slice(-hint.shown)}`;

type Trial = Parameters<Endpoint<'testModelService'>>[0]['body'];

/** The service that is tried out: what is kept of it, with what was typed in its place. */
function toTry(
  context: ServerContext,
  { id, variable, kind: given, ...typed }: Trial,
): { provider: ModelProvider; baseUrl: string } {
  const { services } = context;
  if (variable !== undefined) {
    const service = services.environment.find((one) => one.variable === variable);
    if (!service) throw notThere();
    return service;
  }
  const row = id === undefined ? undefined : rowOf(context, id);
  const kind = row?.kind ?? given;
  if (!kind) throw refuseField('kind', 'validation.generic.required');
  const baseUrl = addressOf(kind, typed.baseUrl ?? row?.baseUrl);
  const moves = row !== undefined && originOf(baseUrl) !== originOf(row.baseUrl);
  if (moves && row.sealedKey !== null && typed.key === undefined)
    throw refuseField('key', 'validation.modelService.keyAgain');
  const apiKey = typed.key ?? (row && services.keyOf(row));
  const allowPrivate = typed.allowPrivate ?? row?.allowPrivate ?? false;
  const provider = services.access.provider({ kind, baseUrl, apiKey, allowPrivate });
  return { baseUrl, provider: connectedProvider(kind, provider) };
}

function serviceOf({ services }: ServerContext, id: number): ConnectedService {
  const service = services.connected().find(({ row }) => row.id === id);
  if (!service) throw notThere();
  return service;
}

const viewOf = (context: ServerContext, id: number, signal: AbortSignal): Promise<ModelService> =>
  connectedView(serviceOf(context, id), signal);

async function connectedView(
  service: ConnectedService,
  signal: AbortSignal,
): Promise<ModelService> {
  const seen = seenOf(service);
  return { ...seen, ...(await modelsOf(seen.used ? service.provider : undefined, signal)) };
}

type Listed = Pick<ModelService, 'models' | 'modelCount' | 'problem'>;

const noModels: Listed = { models: [], modelCount: 0, problem: null };

/** A service as it is kept, which nobody has to be asked for. */
function seenOf({
  row,
  key,
  overruled,
  provider,
}: ConnectedService): Omit<ModelService, keyof Listed> {
  const { id, revision, kind, name, baseUrl, keyHint, allowPrivate, enabled, createdAt } = row;
  return {
    id,
    version: revision,
    kind,
    name,
    baseUrl,
    variable: null,
    key,
    keyHint,
    allowPrivate,
    enabled,
    used: enabled && !overruled && provider !== undefined,
    createdAt,
  };
}

async function environmentView(
  { kind, name, baseUrl, variable, apiKey, provider }: EnvironmentService,
  signal: AbortSignal,
): Promise<ModelService> {
  return {
    id: null,
    version: null,
    kind,
    name,
    baseUrl,
    variable,
    key: apiKey ? 'held' : 'none',
    keyHint: apiKey ? hintOf(apiKey) : null,
    allowPrivate: true,
    enabled: true,
    used: true,
    createdAt: null,
    ...(await modelsOf(provider, signal)),
  };
}

/** The models of a service, as far as they can be had soon. */
async function modelsOf(provider: ModelProvider | undefined, signal: AbortSignal): Promise<Listed> {
  let models: readonly Model[] = [];
  let problem: ModelServiceProblem | null = null;
  try {
    const list = provider ? await soonOrThrow(provider.models(signal)) : [];
    if (list) models = list;
    else problem = 'timeout';
  } catch (error) {
    signal.throwIfAborted();
    ({ problem } = problemOf(error));
  }
  return { problem, modelCount: models.length, models: firstModels(models) };
}

/** What comes soon; undefined when it takes longer. */
async function soonOrThrow<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => (timer = setTimeout(done, patience, undefined)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
  soonOrThrow(work.catch(() => undefined));

/** The calls of this file. */
export const modelServiceEndpoints = {
  modelServices,
  localModelServers,
  createModelService,
  changeModelService,
  deleteModelService,
  testModelService,
  modelConnection,
};
