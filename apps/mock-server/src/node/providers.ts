import { modelServiceFacts } from '@constella/api-client/contract';

import { createModels, type Models } from '../models/models.js';
import { createOfflineProvider } from '../models/offline/offline-provider.js';
import { offlineContent } from '../runs/assistants/index.js';
import { createMemoryAccess } from '../models/services/memory-access.js';
import { ModelServices, type EnvironmentService } from '../models/services/model-services.js';
import type { ServiceAccess } from '../models/services/service-access.js';
import { createServiceProvider } from '../models/services/service-provider.js';
import type { IdentityProvider } from '../handlers/http/identity-provider.js';
import type { Store } from '../store/store.js';
import { isLoopback } from './loopback.js';
import { createOidcIdentity } from './oidc-identity.js';
import type { Settings } from './settings.js';

/** The services that the settings name. Perplexity's own serves its own models, whatever else there is. */
function environmentServices(settings: Settings): EnvironmentService[] {
  const { LLM_BASE_URL, LLM_API_KEY, OPENROUTER_API_KEY, PERPLEXITY_API_KEY } = settings;
  const { openrouter, perplexity } = modelServiceFacts;
  const services: Omit<EnvironmentService, 'provider'>[] = [];
  if (LLM_BASE_URL)
    services.push({
      kind: 'compatible',
      name: new URL(LLM_BASE_URL).host,
      variable: 'LLM_BASE_URL',
      baseUrl: LLM_BASE_URL,
      apiKey: LLM_API_KEY,
    });
  else if (OPENROUTER_API_KEY)
    services.push({
      kind: 'openrouter',
      name: openrouter.name,
      variable: 'OPENROUTER_API_KEY',
      baseUrl: openrouter.baseUrl,
      apiKey: OPENROUTER_API_KEY,
    });
  if (PERPLEXITY_API_KEY)
    services.push({
      kind: 'perplexity',
      name: perplexity.name,
      variable: 'PERPLEXITY_API_KEY',
      baseUrl: perplexity.baseUrl,
      apiKey: PERPLEXITY_API_KEY,
    });
  return services.map((service) => ({ ...service, provider: createServiceProvider(service) }));
}

/** The services of a server: the settings', and those an administrator connects. */
export const servicesOf = (
  store: Store,
  settings: Settings,
  access: ServiceAccess,
): ModelServices =>
  new ModelServices({ store, access, environment: environmentServices(settings) });

/** Who answers model calls: the services there are at the moment, else the offline model. */
export function modelsOf(
  store: Store,
  settings: Settings,
  services = servicesOf(store, settings, createMemoryAccess()),
): Models {
  const perplexity = services.environment.find(
    ({ variable }) => variable === 'PERPLEXITY_API_KEY',
  )?.provider;
  const offline = createOfflineProvider(offlineContent, { pace: settings.OFFLINE_PACE_MS });
  return createModels(store, { offline, main: () => services.current(), perplexity });
}

/** Which models a server uses, for the line it prints at its start. */
export function describeModels(
  { LLM_BASE_URL, OPENROUTER_API_KEY, PERPLEXITY_API_KEY }: Settings,
  services?: ModelServices,
): string {
  const main = LLM_BASE_URL ?? (OPENROUTER_API_KEY ? 'OpenRouter' : undefined);
  const connected = (services?.connected() ?? [])
    .filter(({ row, overruled, provider }) => row.enabled && !overruled && provider)
    .map(({ row }) => row.name);
  const all = [main, PERPLEXITY_API_KEY && 'Perplexity', ...connected].filter(Boolean);
  if (all.length === 0) return 'offline model (no key, no network)';
  return main || connected.length > 0
    ? all.join(' and ')
    : `${all.join('')}, and the offline model`;
}

const google = 'https://accounts.google.com';

/** Who says who somebody is, if the settings name an issuer. */
export function identityOf(settings: Settings): IdentityProvider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = settings;
  if (OIDC_ISSUER && OIDC_CLIENT_ID)
    return createOidcIdentity({
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    });
  if (!GOOGLE_CLIENT_ID) return undefined;
  return createOidcIdentity({
    issuer: OIDC_ISSUER ?? google,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  });
}

/**
 * Whether mails are shown in the log, links and all. A link opens an account, so this is for a
 * developer's own machine: the server must listen there alone and not be a production's.
 */
export const showsMails = (settings: Settings): boolean =>
  settings.MAIL_LOG ? settings.MAIL_LOG === 'links' : isDeveloping(settings);

/**
 * Whether a request may name a scenario. Whoever may, signs in as anybody of the demo data and makes
 * this process work: not for strangers, though what they reach is never the real data.
 */
export const offersScenarios = (settings: Settings): boolean =>
  settings.SCENARIOS ? settings.SCENARIOS === 'on' : isDeveloping(settings);

/**
 * Whether the seeded accounts can be used as they are: by passwords anybody can read here, and the
 * demo account without one. Whoever looks around on their own machine may, however it was built.
 */
export const hasDemoAccounts = (settings: Settings): boolean =>
  settings.DEMO_ACCOUNTS ? settings.DEMO_ACCOUNTS === 'on' : isHere(settings);

/**
 * Writes a minute of one account. None is counted on a machine of one's own, where a script is no
 * flood; elsewhere nobody changes ten things a second by hand.
 */
export const writesPerMinute = (settings: Settings): number =>
  settings.WRITES_PER_MINUTE ?? (isHere(settings) ? Infinity : 600);

/** A server that nobody but this machine reaches, and that is no production's. */
const isDeveloping = (settings: Settings): boolean =>
  settings.NODE_ENV !== 'production' && isHere(settings);

/** A server that listens on this machine alone, behind no proxy and at no address of another. */
const isHere = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): boolean =>
  TRUST_PROXY === 0 &&
  isLoopback(HOST.includes(':') ? `[${HOST}]` : HOST) &&
  (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
