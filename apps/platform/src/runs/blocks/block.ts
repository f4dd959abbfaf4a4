import type { AssistantFields, AssistantId, AssistantResult } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import type { ComponentType, ReactNode } from 'react';

import type { ResultBlock, ResultCell } from '../result-document';
import type { Any, EntryOf, Intl, KeyOf, Note, Part, ViewProps, WordsOf } from './block-base';
import type { AnyItemsBlock, ItemsBlock, Words } from './items-block';

/** The result's own title, or what its file is called where it has none. */
export interface TitleBlock<Key, Result> extends Part {
  readonly kind: 'title';
  readonly of: Key;
  /** @default 20 */
  readonly size?: 20 | 24;
  /** It runs as the text under it does, not as the page. */
  readonly ownDirection?: true;
  /** Said while it is empty; the last one stays. @default that it is needed */
  readonly missing?: MessageId;
  /** A muted line under it. */
  readonly note?: (result: Result, intl: Intl) => string;
}

/** The name of its file where the result has no title that is shown: a part of it, or what is made of it. */
export type FileTitleBlock<Key, Result> =
  | { readonly kind: 'fileTitle'; readonly of: Key; readonly heading: MessageId }
  | {
      readonly kind: 'fileTitle';
      readonly written: (result: Result, intl: Intl) => string;
    };

/** Something to know before the rest, where a field of the result has a value. In files its title alone. */
export interface NoticeBlock<Key> {
  readonly kind: 'notice';
  readonly title: MessageId;
  readonly text: MessageId;
  readonly when: { readonly field: Key; readonly is: string | number | boolean };
}

/** A text in Markdown; a person may write it anew. */
export interface TextBlock<Key, Result> extends Part {
  readonly kind: 'text';
  readonly of: Key;
  /** `notice` is for what has to be known first, `fold` is closed at the beginning. @default 'panel' */
  readonly look?: 'panel' | 'notice' | 'fold';
  /** It may only be read. */
  readonly fixed?: true;
  /** In files it has no heading. */
  readonly bare?: true;
  /** Lines of its field. @default 12 */
  readonly rows?: number;
  readonly words?: Words<'write' | 'done'>;
  /** Said before it, a list as one; undefined for nothing. */
  readonly note?: (result: Result, intl: Intl) => Note | undefined;
}

/** Texts one under another. */
export interface ListBlock<Key> extends Part {
  readonly kind: 'list';
  readonly of: Key;
  /** `notice` is for what has to be known first. @default 'panel' */
  readonly look?: 'panel' | 'notice';
  readonly ordered?: true;
  /** An entry that has been dealt with is ticked, and goes. */
  readonly ticks?: true;
  /** Said where there is none. @default nothing is shown */
  readonly empty?: MessageId;
}

/** A column of a table. */
export interface Column<Row, Result> {
  readonly heading: MessageId;
  readonly only?: 'page' | 'file';
  /** The field it shows. */
  readonly of?: keyof Row & string;
  /** `mark` is for a flag: where it is set, the column's heading as a badge. */
  readonly as?: 'share' | 'day' | 'mark';
  /** The field holds a choice that is said by these words. */
  readonly words?: string;
  /** The cell's content where no field has it, a list as its names; null for none. */
  readonly cell?: (row: Row, result: Result, intl: Intl) => ResultCell | readonly string[] | null;
  /** The cell's content on the page. @default the same as in files */
  readonly View?: ComponentType<{ row: Row; result: Result; at: number }>;
  readonly numeric?: true;
  /** Where rows are cards: at the end of the first line, or a line without a label. */
  readonly stack?: 'end' | 'line';
}

/** A table, to be read; without a row there is none. */
export interface TableBlock<Key, Row, Result> extends Part {
  readonly kind: 'table';
  readonly of: Key;
  /** The first names its row. */
  readonly columns: readonly Column<Row, Result>[];
  /** Says under it how it is to be read. */
  readonly note?: MessageId;
  /** Of its rows. @default 1 */
  readonly lines?: 2;
}

interface FactPart {
  readonly heading: MessageId;
  /** It may only be read. */
  readonly fixed?: true;
}

/** One fact: a field of the result, or what a component makes of it. */
export type Fact<Result> =
  | (FactPart & { readonly of: KeyOf<Result, string>; readonly as?: 'text' | 'day' })
  | {
      [Key in KeyOf<Result, string>]: FactPart & {
        readonly of: Key;
        readonly as: 'choice';
        readonly choices: readonly Result[Key][];
        readonly words: WordsOf<Result[Key]>;
      };
    }[KeyOf<Result, string>]
  | (FactPart & {
      readonly of: KeyOf<Result, readonly string[]>;
      readonly as: 'names';
      readonly max: number;
    })
  | { readonly heading: MessageId; readonly View: ComponentType<{ result: Result }> };

/** Names and values; those of a field can be changed. */
export interface FactsBlock<Result> extends Part {
  readonly kind: 'facts';
  readonly facts: readonly Fact<Result>[];
}

/** Named numbers on one scale. */
export interface ScoreBlock<Key> extends Part {
  readonly kind: 'score';
  readonly of: Key;
  readonly names: readonly string[];
  /** Before each name: what it is called, and with `.hint` what it means. */
  readonly words: string;
  readonly scale: { readonly min: number; readonly max: number };
  readonly note?: MessageId;
}

/** Entries by their day, or by the words that say when. */
export interface TimelineBlock<Key, Row> extends Part {
  readonly kind: 'timeline';
  readonly of: Key;
  readonly title: KeyOf<Row, string>;
  readonly when: KeyOf<Row, string>;
  /** The heading of the moments in files. */
  readonly whenHeading: MessageId;
  readonly text?: KeyOf<Row, string>;
}

/** Entries as bars, the longest first. */
export interface ChartBlock<Key, Row> extends Part {
  readonly kind: 'chart';
  readonly of: Key;
  readonly name: KeyOf<Row, string>;
  readonly nameHeading: MessageId;
  readonly values: readonly { readonly of: KeyOf<Row, number>; readonly heading: MessageId }[];
}

/** A view of one's own, and what it is in files. */
export interface ViewBlock<Result, Request> {
  readonly kind: 'view';
  readonly only?: 'page' | 'file';
  readonly last?: true;
  /** The parts it shows, and what they are called. */
  readonly parts: Readonly<Partial<Record<keyof Result & string, MessageId>>>;
  readonly View?: (props: ViewProps<Result, Request>) => ReactNode;
  readonly toDocument?: (result: Result, intl: Intl) => readonly ResultBlock[];
}

/** Blocks on one sheet of paper. */
export interface SheetBlock<Inner> {
  readonly kind: 'sheet';
  /** @default its title */
  readonly label?: MessageId;
  /** A button changes between reading and changing all of it. @default both at once */
  readonly modes?: { readonly edit: MessageId; readonly read: MessageId };
  readonly blocks: readonly Inner[];
}

/** Blocks beside each other where there is room. */
export interface ColumnsBlock<Inner> {
  readonly kind: 'columns';
  /** Where the narrow column stands. */
  readonly side: 'start' | 'end';
  readonly main: readonly Inner[];
  readonly aside: readonly Inner[];
  /** Under the narrow column; where there is no room, under the others. */
  readonly after?: readonly Inner[];
}

/** Blocks one after another behind tabs. */
export interface TabsBlock<Inner, Result> {
  readonly kind: 'tabs';
  readonly label: MessageId;
  /** The open tab's parameter in the address. @default it is not in the address */
  readonly param?: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: MessageId;
    /** Its entries are counted. */
    readonly count?: KeyOf<Result, readonly unknown[]>;
    /** Results that have it. @default all */
    readonly when?: (result: Result) => boolean;
    readonly blocks: readonly Inner[];
  }[];
}

/** A block of a result with these parts. */
export type BlockOf<Result, Request = unknown> =
  | TitleBlock<KeyOf<Result, string>, Result>
  | FileTitleBlock<KeyOf<Result, string>, Result>
  | NoticeBlock<(keyof Result & string) | 'offline'>
  | TextBlock<KeyOf<Result, string>, Result>
  | ListBlock<KeyOf<Result, readonly string[]>>
  | {
      [Key in KeyOf<Result, readonly object[]>]:
        | TableBlock<Key, EntryOf<Result, Key>, Result>
        | TimelineBlock<Key, EntryOf<Result, Key>>
        | ChartBlock<Key, EntryOf<Result, Key>>
        | ItemsBlock<Key, EntryOf<Result, Key>, Result, Request>;
    }[KeyOf<Result, readonly object[]>]
  | FactsBlock<Result>
  | ScoreBlock<KeyOf<Result, Readonly<Record<string, number>>>>
  | ViewBlock<Result, Request>
  | SheetBlock<BlockOf<Result, Request>>
  | ColumnsBlock<BlockOf<Result, Request>>
  | TabsBlock<BlockOf<Result, Request>, Result>;

/** A block of an assistant's result: one list of them draws it, edits it, exports it and names its parts. */
export type Block<Id extends AssistantId = AssistantId> = BlockOf<
  AssistantResult<Id>,
  AssistantFields<Id>
>;

/** A block of any result, as the renderer knows it. */
export type AnyBlock =
  | TitleBlock<string, Any>
  | FileTitleBlock<string, Any>
  | NoticeBlock<string>
  | TextBlock<string, Any>
  | ListBlock<string>
  | TableBlock<string, Any, Any>
  | TimelineBlock<string, Any>
  | ChartBlock<string, Any>
  | AnyItemsBlock
  | FactsBlock<Any>
  | ScoreBlock<string>
  | ViewBlock<Any, Any>
  | SheetBlock<AnyBlock>
  | ColumnsBlock<AnyBlock>
  | TabsBlock<AnyBlock, Any>;

/** Props of a view of an assistant's result. */
export type ResultViewProps<Id extends AssistantId = AssistantId> = ViewProps<
  AssistantResult<Id>,
  AssistantFields<Id>
>;

/** A result after a change, with everything that follows from it. */
export type Derive<Id extends AssistantId> = (
  next: AssistantResult<Id>,
  before: AssistantResult<Id>,
  request: AssistantFields<Id>,
  intl: Intl,
) => AssistantResult<Id>;
