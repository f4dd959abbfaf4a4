import type { RunSourceKind } from '@constella/api-client/contract';

import type { Texts } from '../base/language/texts.js';

/** The request of an assistant's step to a model. */
export interface Prompt {
  /** The assistant that asks; {@link modelTest} for a question to one model alone. */
  readonly assistant: string;
  /** The step of its definition. */
  readonly step: string;
  /**
   * The name of the document a real model is asked with: `prompts/<name>.md` in the assistant's
   * folder. None for a text that goes to the model as it stands.
   */
  readonly document?: string | undefined;
  /** Who a real model is told to be and the text it is asked, where there is no document. */
  readonly role?: string | undefined;
  readonly question?: string | undefined;
  /** The person's request, as it was typed. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Data known without a model: the offline model writes from it, the document names it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What every document may name besides: the day, the company, earlier findings, passages. */
  readonly context?: PromptContext | undefined;
  /** The figures and dates the person was shown before the run; none where they were not. */
  readonly facts?: PromptFacts | undefined;
  /** The language to write in, where it is not the run's. */
  readonly texts?: Texts | undefined;
  /** An answer that did not have its form, sent back once. */
  readonly repair?: { readonly answer: string; readonly problems: string };
}

/** What the prompts of a run have in common. */
export interface PromptContext {
  /** `2026-01-31`. */
  readonly today: string;
  /** The company it is for, as its profile says. */
  readonly company: Readonly<Record<string, unknown>> | null;
  /** The texts of earlier steps, by the step. */
  readonly found: Readonly<Record<string, string>>;
  /** Passages a text may rest on, cited by their number. */
  readonly passages: readonly Passage[];
}

/** Figures and dates read out of a request, as the person left them. */
export interface PromptFacts {
  readonly confirmed: readonly string[];
  readonly dismissed: readonly string[];
}

/** A passage a text may rest on. */
export interface Passage {
  /** From 1; a text cites it as `[1]`. */
  readonly number: number;
  readonly kind: Exclude<RunSourceKind, 'tool'>;
  /** The name of the document, the law or the page. */
  readonly name: string;
  /** The page of a file. */
  readonly page?: number | undefined;
  readonly url?: string | undefined;
  /** The earlier run whose result it is. */
  readonly run?: number | undefined;
  /** The words themselves. */
  readonly text: string;
}

/** The assistant of a prompt by which a person tries out one model. */
export const modelTest = 'model-test';
