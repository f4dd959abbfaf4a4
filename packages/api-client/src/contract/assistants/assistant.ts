import type * as z from 'zod';

import type { AssistantAgentRole, AssistantArea, CognitiveLayer, ModelPurpose } from '../enums.js';

/** One step of an assistant's work. Its name in the reader's language comes from the server. */
export interface StepDefinition {
  /** Kebab-case, unique within its assistant. */
  readonly id: string;
  /** Who does it. */
  readonly role: AssistantAgentRole;
  /** The cognitive layer that lights up when it begins. */
  readonly layer?: CognitiveLayer;
  /** The request's list this step is repeated for, one step an entry, side by side. */
  readonly forEach?: string;
  /**
   * The choice of the request it belongs to: a run of another value goes without it. Unlike a list
   * it is repeated for, the steps of a choice run one after the other and have roles of their own.
   */
  readonly when?: { readonly field: string; readonly is: string };
  /** Neighbours of one group run side by side; steps without one run after each other. */
  readonly group?: string;
  /** The registered tools it calls. */
  readonly tools?: readonly string[];
  /** Worked out by the server: no model is asked and nothing is paid. */
  readonly computed?: true;
  /**
   * The run goes on when it fails: `each`, as long as one of those it is repeated for does not;
   * `all`, whatever happens.
   */
  readonly optional?: 'each' | 'all';
  /** Its text may fill pages: a model may write more of it than of others. */
  readonly longText?: true;
  /**
   * What its model is chosen for: `fast` for a step that only reads or routes.
   * @default 'long' for a long text, else 'careful'
   */
  readonly purpose?: ModelPurpose;
  /** Its text is the run's result while it is written. */
  readonly writesResult?: true;
  /** It gathers facts: where a run searches the web, this step does. */
  readonly searches?: true;
}

/** What the model of a step is chosen for. */
export const purposeOf = ({ purpose, longText }: StepDefinition): ModelPurpose =>
  purpose ?? (longText ? 'long' : 'careful');

/** The step that reads the request before any model is asked; many teams begin with it. */
export const briefStep = {
  role: 'coordinator',
  layer: 'perception',
  tools: ['brief.read'],
  computed: true,
} as const satisfies Omit<StepDefinition, 'id'>;

/**
 * The cost of a run: this, and for every text the points of the model that writes it. What the
 * offline model writes costs nothing.
 */
export interface CostRule {
  /** Points. */
  readonly base: number;
}

/**
 * Everything an assistant is to the contract. What it says and how it works without a model is the
 * server's; its form and the view of its result are the app's.
 */
export interface AssistantDefinition<
  Id extends string = string,
  Request extends z.ZodObject = z.ZodObject,
  Result extends z.ZodObject = z.ZodObject,
> {
  /** Kebab-case; stored in `tasks.assistant` and part of its calls' paths. */
  readonly id: Id;
  readonly area: AssistantArea;
  /** The route of its screen. */
  readonly path: string;
  readonly request: Request;
  /** The texts of the request figures and dates are read out of, for the person to confirm. */
  readonly reads: readonly (keyof z.input<Request> & string)[];
  readonly steps: readonly StepDefinition[];
  /** Fields of `tasks.result` besides those every result has. */
  readonly result: Result;
  /**
   * Parts of the result that follow from the others, as dotted paths, `*` for every entry of a list.
   * `derive` works them out, whoever wrote the rest; an editor shows them and lets nobody type.
   */
  readonly computed?: readonly string[];
  /**
   * A result with its computed parts worked out from the others. The server applies it after a run
   * and after an edit, a screen after every change; it reads nothing but what it is given. `before`
   * is the result somebody changes: what depends on the order of changes follows from it.
   */
  derive?(
    result: z.output<Result>,
    request: z.output<Request>,
    before?: z.output<Result>,
  ): z.output<Result>;
  /** Fields of the request that hold documents somebody attached: they are among the sources. */
  readonly documents?: readonly string[];
  /**
   * Something decisive may be missing from a request: a connected model may ask one question about it
   * before a run.
   */
  readonly clarifies?: true;
  /** Parts of the result a share leaves out: they repeat what was asked and attached. */
  readonly unshared?: readonly string[];
  /** The tables it writes besides `tasks` and the traces every run leaves. */
  readonly records: readonly string[];
  readonly cost: CostRule;
  /** Seconds a run may take. */
  readonly timeoutSeconds: number;
}

/** A result with everything in it worked out that follows from the rest of it. */
export const deriveResult = <R extends object>(
  definition: AssistantDefinition | undefined,
  result: R,
  request: unknown,
  before?: R,
): R =>
  (definition?.derive?.(
    result as Record<string, unknown>,
    request as Record<string, unknown>,
    before as Record<string, unknown> | undefined,
  ) as R | undefined) ?? result;

/** Keeps the types of a definition's schemas. */
export const defineAssistant = <
  const Id extends string,
  Request extends z.ZodObject,
  Result extends z.ZodObject,
>(
  definition: AssistantDefinition<Id, Request, Result>,
): AssistantDefinition<Id, Request, Result> => definition;
