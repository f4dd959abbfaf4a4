import type { Locator } from '@playwright/test';

import type { Locale, Place } from './place';

/** Steps of an assistant's own walk, in every language. */
interface Steps<Typed> {
  /** The assistant's screen. */
  readonly path: string;
  /** Where its form is, when something else is on its screen. */
  readonly start?: string;
  /** The name of its form. */
  readonly form: string;
  /** Messages when the form is sent as it is first found. */
  readonly required: readonly string[];
  /** The label of the field that has the focus then. */
  readonly first: string;
  /** The typed texts, in each language. */
  readonly typed: Record<Locale, Typed>;
  /** The title of the run. */
  readonly title: (typed: Typed) => string;
  /** Makes a form wrong that may stay empty. */
  readonly spoil?: (place: Place<Typed>) => Promise<void>;
  readonly fillIn: (place: Place<Typed>) => Promise<void>;
  /** Element only a finished result shows. */
  readonly result: (place: Place<Typed>) => Locator;
  /** Changes something in the result. */
  readonly edit: (place: Place<Typed>) => Promise<void>;
  /** Expects what was changed. */
  readonly edited: (place: Place<Typed>) => Promise<void>;
  /** Texts in every file: what was typed into the form, and what was changed in the result. */
  readonly files: (typed: Typed) => readonly string[];
  /** Text of its tables; absent for a result without any. */
  readonly table?: (place: Pick<Place<Typed>, 'say' | 'typed'>) => string;
}

/** A walk in one language: nobody outside needs to know what is typed. */
export interface Walk extends Pick<Steps<unknown>, 'path' | 'form' | 'required' | 'first'> {
  readonly start: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly at: (place: Omit<Place<unknown>, 'typed'>) => {
    readonly spoil: () => Promise<void>;
    readonly fillIn: () => Promise<void>;
    readonly result: Locator;
    readonly edit: () => Promise<void>;
    readonly edited: () => Promise<void>;
    /** Texts in a file of tables; none for a result without any. */
    readonly tables: readonly string[];
  };
}

/** An assistant's walk, in a language. */
export const defineWalk =
  <Typed>(steps: Steps<Typed>) =>
  (locale: Locale): Walk => {
    const typed = steps.typed[locale];
    return {
      path: steps.path,
      start: steps.start ?? steps.path,
      form: steps.form,
      required: steps.required,
      first: steps.first,
      title: steps.title(typed),
      files: steps.files(typed),
      at: (found) => {
        const place = { ...found, typed };
        return {
          spoil: async () => steps.spoil?.(place),
          fillIn: () => steps.fillIn(place),
          result: steps.result(place),
          edit: () => steps.edit(place),
          edited: () => steps.edited(place),
          tables: steps.table ? [steps.table(place)] : [],
        };
      },
    };
  };
