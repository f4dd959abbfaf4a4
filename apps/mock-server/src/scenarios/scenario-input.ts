import { Refusal } from '../base/refusal.js';
import { scenarios, type Scenario } from './scenarios.js';

/** The header that names a scenario: `scenario=past_due&seed=7`, or its name alone. */
export const scenarioHeader = 'x-constella-scenario';

/** The moment of a scenario that names none (milliseconds since 1970): traffic is the same every day. */
export const scenarioMoment = Date.parse('2026-01-31T09:30:00.000Z');

/** Everything that decides what a scenario's server answers. */
export interface ScenarioInput {
  readonly scenario: Scenario;
  /** Chooses measurements, tokens, ids and which requests fail. */
  readonly seed: number;
  /** The moment it is, standing still (milliseconds since 1970). */
  readonly clock: number;
  /** Milliseconds every answer waits. */
  readonly latency: number;
  /** The share of requests that fail, 0 to 1. */
  readonly failureRate: number;
  /** Whose visit it is: each begins with the data as it was. It changes no answer. */
  readonly visit: string;
}

/** An input that cannot be used; says which, and what it takes. */
export class ScenarioInputError extends TypeError {
  override name = 'ScenarioInputError';
  constructor(
    readonly input: string,
    readonly value: string,
    /** Values that would be possible. */
    readonly allowed: string,
    /** Whether there is no such input at all. */
    readonly unknown = false,
  ) {
    super(
      unknown
        ? `A scenario has no input "${input}". It has ${allowed}.`
        : `The scenario's ${input} is "${value}". It takes ${allowed}.`,
    );
  }

  /** The answer to a request that asked for it. */
  refusal(): Refusal {
    const { input, value, allowed } = this;
    return this.unknown
      ? new Refusal(400, 'server.scenario.unknownInput', { values: { input, allowed } })
      : new Refusal(400, 'server.scenario.wrongInput', { values: { input, value, allowed } });
  }
}

interface InputRule<T> {
  readonly otherwise: T;
  /** Values it takes; signs and examples, the same in every language. */
  readonly allowed: string;
  /** `undefined` for what cannot be used. */
  read(text: string): T | undefined;
}

const numberUpTo = (max: number, pattern: RegExp) => (text: string) =>
  pattern.test(text) && Number(text) <= max ? Number(text) : undefined;

const whole = /^\d{1,10}$/;
const seeds = { max: 2_147_483_647 };
/** Milliseconds: as long as the longest request may take. */
const latencies = { max: 600_000 };
const moment = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;
const years = { from: '2000-01-01', to: '2099-12-31' };

const rules: { readonly [K in keyof ScenarioInput]: InputRule<ScenarioInput[K]> } = {
  scenario: {
    otherwise: 'default',
    allowed: scenarios.join(', '),
    read: (text) => scenarios.find((name) => name === text),
  },
  seed: { otherwise: 1, allowed: `0 – ${seeds.max}`, read: numberUpTo(seeds.max, whole) },
  clock: {
    otherwise: scenarioMoment,
    allowed: `${years.from} – ${years.to}, 2026-01-31T09:30:00Z`,
    read: readMoment,
  },
  latency: {
    otherwise: 0,
    allowed: `0 – ${latencies.max}`,
    read: numberUpTo(latencies.max, whole),
  },
  failureRate: {
    otherwise: 0,
    allowed: '0 – 1',
    read: numberUpTo(1, /^\d+(\.\d+)?(e-\d{1,2})?$/),
  },
  visit: {
    otherwise: '',
    allowed: 'a-z A-Z 0-9 - _ (1 – 64)',
    read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  },
};

/** The names of all inputs. */
export const scenarioInputs = Object.keys(rules) as (keyof ScenarioInput)[];

/** A date is its first moment; the 31st of February is none. */
function readMoment(text: string): number | undefined {
  const date = moment.exec(text)?.[1];
  const at = Date.parse(text);
  if (!date || Number.isNaN(at) || date < years.from || date > years.to) return undefined;
  return new Date(at).toISOString().startsWith(date) ? at : undefined;
}

/**
 * Reads what is asked for; what is absent has its default.
 *
 * @throws {ScenarioInputError} naming the first input that cannot be used.
 */
export function readScenarioInput(params: URLSearchParams): ScenarioInput {
  for (const name of params.keys())
    if (!Object.hasOwn(rules, name))
      throw new ScenarioInputError(short(name), '', scenarioInputs.join(', '), true);
  const read = scenarioInputs.map((name) => {
    const rule: InputRule<unknown> = rules[name];
    const given = params.getAll(name);
    const text = given.join(', ');
    const value = given.length === 0 ? rule.otherwise : rule.read(text);
    if (value === undefined) throw new ScenarioInputError(name, short(text), rule.allowed);
    return [name, value];
  });
  return Object.fromEntries(read) as ScenarioInput;
}

/** Reads the header's value. @throws {ScenarioInputError} */
export const readScenarioHeader = (value: string): ScenarioInput =>
  readScenarioInput(
    value.includes('=') ? new URLSearchParams(value) : new URLSearchParams({ scenario: value }),
  );

/** The inputs as a header or a query has them, always the same for the same. */
export const scenarioText = ({ clock, ...input }: ScenarioInput): string =>
  new URLSearchParams(
    Object.entries({ ...input, clock: new Date(clock).toISOString() })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
