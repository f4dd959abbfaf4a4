/**
 * The content of an offline answer, as data.
 *
 * A text is a template: `{name}` stands for a datum, `content.…` for a text of a `content/<locale>.json`, which is
 * said with all data of its scope; `{name}` in the id of a text chooses one. `{!name}` is a datum that
 * is Markdown already.
 */
export type Content = string | Repeated | readonly Content[] | ContentFields;

/** The content of an object, by the names of its fields. */
export interface ContentFields {
  readonly [field: string]: Content;
}

/** Content said once for every entry of a list; never for one that is empty or absent. */
export interface Repeated {
  /** The list: a datum, or a field of the request, whose lines and sentences are its entries. */
  readonly each: string;
  /** The name of an entry in its scope. Entries that are objects bring names of their own along. */
  readonly as?: string;
  /** The entries that are taken. @default all */
  readonly most?: number;
  /** Data of an entry's scope that are texts themselves, or lists of texts. */
  readonly with?: Readonly<Record<string, Content>>;
  /** The content of an entry. @default the entry */
  readonly say?: Content;
  /** One paragraph of all entries instead of one of each. */
  readonly list?: 'bullets' | 'numbers';
}

/** The content of an assistant's steps. */
export type StepContents = Readonly<Record<string, Content>>;

/** The content of every assistant, by its id. */
export type ContentLibrary = Readonly<Record<string, StepContents>>;
