import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';

import type { ResultCell } from '../result-document';

/** How a reader's language writes texts, figures and days. */
export type Intl = ReturnType<typeof useIntl>;

/** Props of a view of one's own. */
export interface ViewProps<Result, Request = unknown> {
  result: Result;
  /** The request. In a run somebody shares it is not told: every field is as it begins. */
  request: Request;
  /** The draft's name for what a reader types or chooses in it; absent, for the page. */
  draftKey?: string | undefined;
  /** Takes the whole result with something changed. Absent where it may only be read. */
  onChange?: ((result: Result) => void) | undefined;
}

/** The names of those parts that hold a kind of value. */
export type KeyOf<Result, Value> = {
  [Key in keyof Result & string]: Result[Key] extends Value ? Key : never;
}[keyof Result & string];

/** An entry of the list a part is. */
export type EntryOf<Result, Key extends keyof Result> = Result[Key] extends readonly (infer Entry)[]
  ? Entry
  : never;

/** The beginning of the message ids that end with a choice: `regulation.level` of `…level.high`. */
export type WordsOf<Choice> = Choice extends string
  ? MessageId extends infer Id
    ? Id extends `${infer Words}.${Choice}`
      ? Words
      : never
    : never
  : never;

/** An entry of a list that is left out. */
export type Nothing = false | null | undefined;

/** Where a part of a result stands, and its heading. */
export interface Part {
  /** The part's heading: over it, in files, and where a person's changes are listed. */
  readonly heading: MessageId;
  /** @default on the page and in files */
  readonly only?: 'page' | 'file';
  /** In files it stands after all others. */
  readonly last?: true;
  /** Of its heading on the page. @default 2 */
  readonly level?: 2 | 3 | 4;
}

/** A message and its values: names somebody wrote, each in its own direction, or figures. */
export interface Note {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, ResultCell | readonly string[] | undefined>>;
}

/** Any value of any result; blocks are checked where they are written. */
// oxlint-disable-next-line typescript/no-explicit-any -- one renderer draws the parts of every result
export type Any = any;
