import type { AssistantId } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import type { BadgeProps } from '@constella/ui';
import type { ComponentType } from 'react';

import type { Any, EntryOf, Intl, KeyOf, Note, Nothing, Part } from './block-base';

/** Labels at the entries of a list that can be changed, by their action. */
export type Word =
  | 'add'
  | 'write'
  | 'edit'
  | 'remove'
  | 'up'
  | 'down'
  | 'done'
  | 'only'
  | 'removed'
  | 'save'
  | 'choose'
  | 'chosen'
  | 'rate'
  | 'refine'
  | 'wish';
/** Messages that take the place of the usual ones; they are given `item`, `title` and `at`. */
export type Words<Of extends Word = Word> = Readonly<Partial<Record<Of, MessageId>>>;

/** Props of a field of one's own. */
export interface FieldProps<Item> {
  item: Item;
  at: number;
  onChange: (item: Item) => void;
}

interface FieldPart {
  /** Given `at`, the entry's number from 1. @default its title, unseen */
  readonly label?: MessageId;
  readonly hint?: MessageId;
  /** Lines of its field; without them it is a single one. */
  readonly rows?: number;
}

/** A field of an entry as it is changed. */
export type ItemField<Item> =
  | (FieldPart & { readonly of: KeyOf<Item, string>; readonly missing?: MessageId })
  | (FieldPart & { readonly of: KeyOf<Item, readonly string[]>; readonly as: 'lines' })
  | (FieldPart & { readonly of: KeyOf<Item, number>; readonly as: 'number'; readonly min: number })
  | {
      [Key in KeyOf<Item, readonly object[]>]: {
        readonly of: Key;
        readonly as: 'items';
        readonly items: ItemRules<EntryOf<Item, Key>>;
      };
    }[KeyOf<Item, readonly object[]>]
  | { readonly Field: ComponentType<FieldProps<Item>> };

/** Rules for changing the entries of a list. */
export interface ItemRules<Item> {
  /** The field that names an entry. */
  readonly title: KeyOf<Item, string>;
  readonly fields: readonly ItemField<Item>[];
  /** Over an entry that is being changed, given `at`. */
  readonly entry?: MessageId;
  /** A new entry, whose id begins with `id`; absent where none is added. */
  readonly fresh?: {
    readonly id?: string;
    readonly item: (intl: Intl, items: readonly Item[]) => Omit<Item, 'id'>;
  };
  /** @default 0 */
  readonly fewest?: number;
  readonly most?: number;
  /** Entries stay. */
  readonly kept?: true;
  readonly words?: Words;
}

/** A short fact of an entry. */
export interface EntryBadge {
  readonly text: string;
  /** @default 'outline' */
  readonly tone?: BadgeProps['tone'];
}

/** What was found of an entry: as it should be, or to be mended. */
export interface Finding extends Note {
  readonly isGood: boolean;
}

/** A menu that leads to a form with the request, the text of an entry, and a wish what is to be different. */
export interface Refinement<Request> {
  /** The assistant whose form it is. */
  readonly to: AssistantId;
  /** The field of the form that takes the text. */
  readonly text: KeyOf<Required<Request>, string>;
  /** The field that takes the wish. */
  readonly wish: KeyOf<Required<Request>, string>;
  /** The beginning of the texts of wishes. */
  readonly words: string;
  /** The wishes to choose from; one's own is always among them. */
  readonly wishes: readonly string[];
}

/** What a card has under the text of its entry. */
interface CardParts<Item, Result, Request> {
  /** A muted line: a field of the entry, or what is said of it. */
  readonly note?: KeyOf<Item, string> | ((item: Item, intl: Intl) => string);
  readonly badges?: (item: Item, result: Result, intl: Intl) => readonly (EntryBadge | Nothing)[];
  /** What is to be mended first. */
  readonly findings?: (
    item: Item,
    result: Result,
    request: Request,
  ) => readonly (Finding | Nothing)[];
  /** The field of a person's rating; 0 for none. */
  readonly stars?: KeyOf<Item, number>;
  /** The flag of the one entry that is used. */
  readonly choice?: KeyOf<Item, boolean>;
  readonly refine?: Refinement<Request>;
}

/** Entries that can be changed, added, taken away, brought back and moved. */
export interface ItemsBlock<Key, Item, Result, Request>
  extends Part, ItemRules<Item>, CardParts<Item, Result, Request> {
  readonly kind: 'items';
  readonly of: Key;
  /**
   * `sections` are read and turn into fields one at a time, `cards` are changed in a dialog, `open`
   * ones are fields as long as they may be changed.
   */
  readonly look: 'sections' | 'cards' | 'open';
  readonly moves?: true;
  /** Of the text on a card: 16 where it is what the card is about. @default 13 */
  readonly textSize?: 13 | 16;
  /** How they are read, where not one under another. */
  readonly View?: ComponentType<{
    items: readonly Item[];
    result: Result;
    draftKey: string | undefined;
  }>;
  /** The number of each entry; stands before the title. */
  readonly numbers?: (items: readonly Item[]) => readonly string[];
  /** Whether an entry is a part of the one before it. */
  readonly isPart?: (item: Item) => boolean;
  /** The text of an entry as it is read. @default its field of that many lines */
  readonly text?: (item: Item, items: readonly Item[]) => string;
  /** The ids as they are shown. @default as they are stored */
  readonly order?: (result: Result) => readonly string[];
  /** Says how many there are, given `count`. @default the heading */
  readonly count?: MessageId;
  /** The title of an entry in files. @default its number and title */
  readonly fileTitle?: (item: Item, intl: Intl) => string;
  /** In files it has no heading of its own. */
  readonly bare?: true;
  /** Under which `#` entries can be found: `clause` for `#clause-payment`. */
  readonly anchor?: string;
}

/** Entries of any result. */
export type AnyItemsBlock = ItemsBlock<string, Any, Any, Any>;
