import { ProviderError, type ListedModel, type ModelProvider } from '../provider.js';

/** One of several services, and what its models are called where another has the same. */
export interface ProviderPart {
  /** Stands before an id that is taken: `lmstudio`. */
  readonly slug: string;
  /** Stands after the name of such a model. */
  readonly name: string;
  readonly provider: ModelProvider;
}

/** A model's own service, and its id there. */
interface Place {
  readonly part: ProviderPart;
  readonly id: string;
}

/** A provider over several services. */
export interface CombinedProvider extends ModelProvider {
  /** The service that a model is asked of; undefined for one that no list has. */
  placeOf(modelId: string, signal?: AbortSignal): Promise<ProviderPart | undefined>;
}

/**
 * The services of a server as one. Ids stay as they are; the later of two that are the same has its
 * service before it. A service that gives no list is left out until it does.
 */
export function combineProviders(parts: readonly ProviderPart[]): CombinedProvider {
  let lists: readonly (readonly ListedModel[] | undefined)[] = [];
  let models: readonly ListedModel[] = [];
  let places = new Map<string, Place>();

  async function list(signal?: AbortSignal): Promise<readonly ListedModel[]> {
    const found = await Promise.allSettled(parts.map(({ provider }) => provider.models(signal)));
    signal?.throwIfAborted();
    const given = found.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    const [failed] = found.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as Error] : [],
    );
    if (failed && given.every((one) => one === undefined)) throw failed;
    // Every service keeps its list: as long as those are the same, so is what they come to.
    if (given.length !== lists.length || given.some((one, index) => one !== lists[index])) {
      lists = given;
      ({ models, places } = merge(parts, given));
    }
    return models;
  }

  /** A service whose list is empty takes any model. */
  async function find(modelId: string, signal?: AbortSignal): Promise<Place | undefined> {
    await list(signal);
    const place = places.get(modelId);
    if (place) return place;
    const open = parts.find((_part, index) => lists[index]?.length === 0);
    return open && { part: open, id: modelId };
  }

  return {
    offline: false,
    models: list,
    async measure(request) {
      const place = await find(request.model);
      return (await place?.part.provider.measure?.({ ...request, model: place.id })) ?? 0;
    },
    placeOf: async (modelId, signal) => (await find(modelId, signal))?.part,
    async *complete(request, signal) {
      const place = await find(request.model, signal);
      if (!place) throw new ProviderError('rejected');
      yield* place.part.provider.complete({ ...request, model: place.id }, signal);
    },
  };
}

function merge(
  parts: readonly ProviderPart[],
  lists: readonly (readonly ListedModel[] | undefined)[],
): { models: ListedModel[]; places: Map<string, Place> } {
  const models: ListedModel[] = [];
  const places = new Map<string, Place>();
  parts.forEach((part, index) => {
    const own = new Set<string>();
    for (const model of lists[index] ?? []) {
      // A list that has a model twice has one model.
      if (own.has(model.id)) continue;
      own.add(model.id);
      const isTaken = places.has(model.id);
      const id = isTaken ? freeId(`${part.slug}/${model.id}`, places) : model.id;
      places.set(id, { part, id: model.id });
      models.push(isTaken ? { ...model, id, name: `${model.name} (${part.name})` } : model);
    }
  });
  return { models, places };
}

function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}
