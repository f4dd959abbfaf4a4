/** Milliseconds what a model refused is remembered; its server may be another one by then. */
const lifetime = 60 * 60_000;

/** A part of a request that some models refuse. */
interface Part {
  /** The parameter, as the protocol names it; `web_search` for the tools by which a service searches. */
  readonly name: string;
  /** A refusal because of it. */
  readonly refusal: RegExp;
}

/** The parts a request does without when a model refuses them, or has by another name. */
const parts = [
  { name: 'max_tokens', refusal: /max_completion_tokens/i },
  { name: 'temperature', refusal: /temperature/i },
  { name: 'stream_options', refusal: /stream_options/i },
  { name: 'disable_search', refusal: /disable_search/i },
  { name: 'web_search', refusal: /web[ _-]?search|server.tool|plugin/i },
  { name: 'tools', refusal: /\btools?\b|\bfunction.call/i },
] as const satisfies readonly Part[];
/** One of the parts. */
export type PartName = (typeof parts)[number]['name'];

interface Refused {
  /** The service's own words. */
  readonly reason: string;
  readonly until: number;
}

/** What the models of a service were found to refuse, each for itself, with the reason, for an hour. */
export class Learned {
  readonly #refused = new Map<string, Refused>();
  readonly #ways = new Map<string, Refused & { way: number }>();
  /** Answers came without their form, so the prompt names the schema. */
  readonly #told = new Set<string>();

  /** Why a model goes without a part of the request; `undefined` while it takes it. */
  refusal(model: string, part: PartName): string | undefined {
    return current(this.#refused, keyOf(model, part))?.reason;
  }

  /** Learns from a refusal which of the parts that were sent it is about, if any. */
  learn(model: string, reason: string, sent: ReadonlySet<PartName>): boolean {
    const part = parts.find(({ name, refusal }) => sent.has(name) && refusal.test(reason));
    if (!part) return false;
    this.#refused.set(keyOf(model, part.name), { reason, until: Date.now() + lifetime });
    return true;
  }

  /** The way of asking for a schema that the model took, or the one to try first. */
  wayFor(model: string, schema: string): number {
    return current(this.#ways, keyOf(model, schema))?.way ?? 0;
  }

  /** Remembers the way a model took a schema after it refused stricter ones. */
  took(model: string, schema: string, way: number, reason: string): void {
    this.#ways.set(keyOf(model, schema), { way, reason, until: Date.now() + lifetime });
  }

  /** Whether the prompt has to name a schema though the request has it. */
  mustBeTold(model: string, schema: string): boolean {
    return this.#told.has(keyOf(model, schema));
  }

  /** The model answered without the form it was asked for. */
  missed(model: string, schema: string): void {
    this.#told.add(keyOf(model, schema));
  }
}

const keyOf = (model: string, what: string): string => `${model}\n${what}`;

function current<T extends Refused>(map: Map<string, T>, key: string): T | undefined {
  const found = map.get(key);
  if (found && found.until > Date.now()) return found;
  map.delete(key);
  return undefined;
}
