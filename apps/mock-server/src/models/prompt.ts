import type { Texts } from '../base/language/texts.js';

/** The request of an assistant's step to a model. */
export interface Prompt {
  /** The assistant that asks; {@link modelTest} for a question to one model alone. */
  readonly assistant: string;
  /** The step of its definition. */
  readonly step: string;
  /** Who a real model is told to be; empty: itself. */
  readonly role: string;
  /** Everything a real model has to know and do. */
  readonly question: string;
  /** The person's request, as it was typed. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Data known without a model; the offline model writes from it and from the request. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The language to write in, where it is not the run's. */
  readonly texts?: Texts | undefined;
  /** An answer that did not have its form, sent back once. */
  readonly repair?: { readonly answer: string; readonly problems: string };
}

/** The assistant of a prompt by which a person tries out one model. */
export const modelTest = 'model-test';
