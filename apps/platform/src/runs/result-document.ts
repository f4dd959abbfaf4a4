import type { Locale } from '@constella/i18n';

/** Content of a cell of a table: texts are formatted already, the rest is by whoever writes it. */
export type ResultCell =
  | string
  | number
  /** `YYYY-MM-DD`. */
  | { readonly day: string }
  /** 0 to 1. */
  | { readonly share: number };

/** A part of a document. Texts are in the reader's language, already formatted. */
export type ResultBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4 | 5 | 6; readonly text: string }
  /** Markdown as a model or a person wrote it. */
  | { readonly kind: 'text'; readonly markdown: string; readonly warns?: true }
  /** What `warns` goes into every file, also into those of nothing but tables. */
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly warns?: true }
  | {
      readonly kind: 'table';
      /** Also the table's name where each becomes a file of its own. */
      readonly caption: string;
      readonly columns: readonly string[];
      /** Numbers stay numbers, so that a spreadsheet can count with them. */
      readonly rows: readonly (readonly ResultCell[])[];
    };

/** A result as a document, before it is a file of some format. */
export interface ResultDocument {
  readonly title: string;
  readonly blocks: readonly ResultBlock[];
  /** The language it was written in, where the result says. @default told from the text */
  readonly locale?: Locale;
}
