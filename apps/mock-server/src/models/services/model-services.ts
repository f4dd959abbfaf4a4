import {
  modelServiceFacts,
  type ModelServiceKind,
  type ModelServiceVariable,
} from '@constella/api-client/contract';

import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { ModelProvider } from '../provider.js';
import { combineProviders, type CombinedProvider, type ProviderPart } from './combine-providers.js';
import type { ServiceAccess } from './service-access.js';
import { connectedProvider } from './connected-provider.js';

/** A service that the environment of the server names. */
export interface EnvironmentService {
  readonly kind: ModelServiceKind;
  readonly name: string;
  readonly variable: ModelServiceVariable;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly provider: ModelProvider;
}

/** A service that was connected here, and whether its models are on offer. */
export interface ConnectedService {
  readonly row: RowOf<'model_services'>;
  /** `lost` when this server cannot open the key it has. */
  readonly key: 'none' | 'held' | 'lost';
  /** The service of the environment that stands in its place. */
  readonly overruled: boolean;
  /** Absent without the key it needs. */
  readonly provider: ModelProvider | undefined;
}

interface Parts {
  readonly store: Store;
  readonly access: ServiceAccess;
  /** Those the environment names, in the order they count. @default none */
  readonly environment?: readonly EnvironmentService[] | undefined;
}

/** The services that models are reached at: the environment's, and those an administrator connected. */
export class ModelServices {
  readonly access: ServiceAccess;
  readonly environment: readonly EnvironmentService[];
  readonly #store: Store;
  /** By the revision they were made for: a change makes a new one. */
  readonly #providers = new Map<number, { row: object; provider: ModelProvider | undefined }>();
  #combined: { of: readonly ModelProvider[]; provider: CombinedProvider } | undefined;

  constructor({ store, access, environment = [] }: Parts) {
    this.#store = store;
    this.access = access;
    this.environment = environment;
  }

  /** Those connected here, in the order they came. */
  connected(): ConnectedService[] {
    const rows = this.#store.all('model_services');
    for (const id of this.#providers.keys())
      if (!rows.some((row) => row.id === id)) this.#providers.delete(id);
    return rows.map((row) => {
      const provider = this.#providerOf(row);
      const held = provider ? 'held' : 'lost';
      return {
        row,
        key: row.sealedKey === null ? 'none' : held,
        overruled: this.environment.some(
          ({ kind, baseUrl }) =>
            baseUrl === row.baseUrl || (kind === row.kind && kind !== 'compatible'),
        ),
        provider,
      };
    });
  }

  /** All that answer for models now, as one; undefined when there is none. */
  current(): CombinedProvider | undefined {
    // Perplexity's own setting serves its own models, whatever else there is.
    const [main] = this.environment.filter(({ variable }) => variable !== 'PERPLEXITY_API_KEY');
    const parts: ProviderPart[] = main ? [partOf(main.kind, main.name, main.provider)] : [];
    for (const { row, overruled, provider } of this.connected())
      if (provider && row.enabled && !overruled) parts.push(partOf(row.kind, row.name, provider));
    if (parts.length === 0) return undefined;
    const of = parts.map(({ provider }) => provider);
    const last = this.#combined;
    if (last && last.of.length === of.length && of.every((one, at) => one === last.of[at]))
      return last.provider;
    const provider = combineProviders(parts);
    this.#combined = { of, provider };
    return provider;
  }

  /** Whose a model is: its service's name and address, where they are known. */
  async placeOf(
    modelId: string,
    signal?: AbortSignal,
  ): Promise<{ name: string | null; baseUrl: string | null }> {
    const place = await this.current()
      ?.placeOf(modelId, signal)
      .catch(() => undefined);
    const all = [
      ...this.environment,
      ...this.connected().map(({ row, provider }) => ({ ...row, provider })),
    ];
    const service = all.find(({ provider }) => provider && provider === place?.provider);
    const [only] = all;
    const { name, baseUrl } = service ?? only ?? { name: null, baseUrl: null };
    return { name, baseUrl };
  }

  /** The key of a service; undefined when it has none, or this server cannot open it. */
  keyOf({ sealedKey, baseUrl }: RowOf<'model_services'>): string | undefined {
    return sealedKey === null ? undefined : this.access.open(sealedKey, originOf(baseUrl));
  }

  #providerOf(row: RowOf<'model_services'>): ModelProvider | undefined {
    const known = this.#providers.get(row.id);
    if (known?.row === row) return known.provider;
    const apiKey = this.keyOf(row);
    const isLost = row.sealedKey !== null && apiKey === undefined;
    const { kind, baseUrl, allowPrivate } = row;
    const provider = isLost
      ? undefined
      : connectedProvider(kind, this.access.provider({ kind, baseUrl, apiKey, allowPrivate }));
    this.#providers.set(row.id, { row, provider });
    return provider;
  }
}

/** The origin a key belongs to. */
export const originOf = (baseUrl: string): string => new URL(baseUrl).origin;

const partOf = (kind: ModelServiceKind, name: string, provider: ModelProvider): ProviderPart => ({
  slug: kind,
  name: name || modelServiceFacts[kind].name,
  provider,
});
