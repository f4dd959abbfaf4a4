import type { AssistantFields, AssistantId, AssistantResult, Task } from '@constella/api-client';
import type { assistants } from '@constella/api-client/contract';
import type { FormLayout } from '@constella/forms';
import type { MessageId, Namespace } from '@constella/i18n';
import type { ComponentType } from 'react';

import type { Block, Derive } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';

/** A view of an assistant's own beside its form. */
export interface AssistantView {
  /** Kebab-case; `?tab=<id>`. */
  readonly id: string;
  readonly label: MessageId;
  /** Takes the whole width. */
  readonly View: ComponentType;
}

/** One of several forms that share a screen: its name leads to its assistant. */
export interface AssistantForm {
  readonly label: MessageId;
  /** The path of the assistant it belongs to. */
  readonly path: string;
}

/** A choice of the request whose values are tabs of the screen, each with a form of its own. */
export interface AssistantTabs<Field> {
  readonly field: Field;
  /** Names the row of tabs. */
  readonly label: MessageId;
  readonly values: readonly string[];
  /** The beginning of the tabs' labels: `<words>.<value>`. */
  readonly words: string;
}

/** A file of a result in a format of its own. */
export interface AssistantFile<Result> {
  readonly label: MessageId;
  /** `fhir.json`. */
  readonly extension: string;
  readonly made: (result: Result, intl: Intl) => string;
}

/** The names that stored rows have in some columns. */
export interface NameSuggestions {
  readonly record: 'regulations';
  /** The column of each field of the form. */
  readonly fields: Readonly<Record<string, 'jurisdiction' | 'industry'>>;
}

/** What the workspace shows of itself, by its name in the address: `?tab=history`. */
export const workspaceViews = ['create', 'progress', 'result', 'history'] as const;

/** Views of an assistant, fetched with its screen. */
export interface AssistantParts<Id extends AssistantId = AssistantId> {
  /** The form's fields. The workspace is the form around them: draft, price, button. */
  readonly layout: FormLayout<(typeof assistants)[Id]['request']>;
  /** Suggestions in lists of the form: the names stored rows have, by field. */
  readonly suggestions?: NameSuggestions;
  /** The result: what it looks like, how it is changed, what it is in files, what its parts are called. */
  readonly result: readonly Block<Id>[];
  /**
   * Effects of a change besides those the contract works out: a text in the reader's language.
   * @default nothing
   */
  readonly derive?: Derive<Id>;
  /** The forms of one screen, this assistant's among them, in their order. */
  readonly forms?: readonly AssistantForm[];
  /** Views beside the workspace's own, after them. */
  readonly views?: readonly AssistantView[];
  /** The choice of the form that says what kind of thing was asked for: a column of the history. */
  readonly kind?: keyof AssistantFields<Id> & string;
  readonly tabs?: AssistantTabs<keyof AssistantFields<Id> & string>;
  /** What stands above a run on its way, before anything that is written. */
  readonly Warning?: ComponentType<{ request: AssistantFields<Id> }>;
  /** Figures of a finished run, beside its result. */
  readonly Metrics?: ComponentType<{ task: Task }>;
  /** Among the files of a result. */
  readonly file?: AssistantFile<AssistantResult<Id>>;
  /** The button's label while a request is on its way. @default Starting… */
  readonly submitting?: MessageId;
}

/** An assistant as the app knows it, before anything of its folder is fetched. */
export interface AssistantEntry<Id extends AssistantId = AssistantId> {
  /** The definition's id in the contract, which has its path, schemas and steps. */
  readonly id: Id;
  /** The title of its screens. */
  readonly title: MessageId;
  /** The title of the place its screens are at, which several may share. */
  readonly screen: MessageId;
  /** One sentence under it. */
  readonly about: MessageId;
  /** What comes out of it, in one line. */
  readonly outcome: MessageId;
  /** Other paths of its screen. */
  readonly aliases: readonly string[];
  /** The parts of the catalogue its form and result show. */
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<AssistantParts<Id>>;
}
