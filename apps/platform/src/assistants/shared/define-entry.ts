import type { AssistantId } from '@constella/api-client';
import { assistants } from '@constella/api-client/contract';
import { formNamespaces } from '@constella/forms';
import type { MessageId, Namespace } from '@constella/i18n';

import type { AssistantEntry, AssistantParts } from './assistant';

/** `document-generator` as `documentGenerator`. */
type Camel<Kebab extends string> = Kebab extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Kebab;

/** An id in the spelling of names and message ids. */
export const camel = <Kebab extends string>(kebab: Kebab): Camel<Kebab> =>
  kebab.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) as Camel<Kebab>;

/** An assistant with a form of its name in `@constella/forms`. */
type FormedId = {
  [Id in AssistantId]: Camel<Id> extends keyof typeof formNamespaces ? Id : never;
}[AssistantId];

/** Parts of an entry that do not follow from the assistant's id and path. */
interface OwnParts {
  /** @default `shell.title.<the place of its path>` */
  readonly title?: MessageId;
  /** Other paths of its screen. @default none */
  readonly aliases?: readonly string[];
  /** Parts of the catalogue its result shows besides those of its form. @default none */
  readonly namespaces?: readonly Namespace[];
}

/** The place of a path within its area, `decision-assistant`, or an area that is one place. */
const placeOf = (path: string): string => path.split('/')[2] ?? path.slice(1);

/** The name of an assistant's place, in a word. */
export const placeName = (path: string): MessageId =>
  `workspace.place.${camel(placeOf(path))}` as MessageId;

/** An entry: its texts follow from the assistant's id and path, its catalogues from its form. */
export function defineEntry<const Id extends FormedId>(
  id: Id,
  load: () => Promise<{ parts: AssistantParts<Id> }>,
  { title, aliases = [], namespaces = [] }: OwnParts = {},
): AssistantEntry {
  const screen = `shell.title.${camel(placeOf(assistants[id].path))}` as MessageId;
  return {
    id,
    title: title ?? screen,
    screen,
    about: `workspace.sentence.${id}`,
    outcome: `workspace.outcome.${id}`,
    aliases,
    namespaces: [...formNamespaces[camel(id) as keyof typeof formNamespaces], ...namespaces],
    // Its own request and result types meet again in its parts; a list of all forgets them.
    load: async () => (await load()).parts as unknown as AssistantParts,
  };
}
