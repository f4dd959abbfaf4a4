import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

/** The languages every assistant is walked through in. */
export const locales = ['en', 'zh', 'ar'] as const;
/** One of {@link locales}. */
export type Locale = (typeof locales)[number];
/** The app's text of an id; those with values in them as they stand in the catalogue. */
export type Say = (id: string) => string;

type Texts = Record<string, string>;

/** The app's texts in a language, by id. */
export function textsOf(locale: Locale): Say {
  const known = new Map<string, Texts>();
  return (id) => {
    const namespace = id.slice(0, id.indexOf('.'));
    const texts =
      known.get(namespace) ??
      (JSON.parse(
        readFileSync(`packages/i18n/catalogues/${locale}/${namespace}.json`, 'utf8'),
      ) as Texts);
    known.set(namespace, texts);
    const text = texts[id];
    if (text === undefined) throw new Error(`no text ${id} in ${locale}`);
    return text;
  };
}

/** A pattern that finds a text as it is written. */
export const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Where somebody is on their walk, what they read there, and what they type. */
export interface Place<Typed> {
  readonly page: Page;
  /** The assistant's form. */
  readonly form: Locator;
  readonly say: Say;
  readonly typed: Typed;
}

/** A field's name: its label, and that it may stay empty where it may. */
const nameOf = (say: Say, label: string): RegExp =>
  new RegExp(`^${literal(say(label))}\\s*(?:${literal(say('ui.optional'))})?$`);

/** A field to type into, by the id of its label; one with suggestions is a combobox. */
export const field = (
  { page, say }: Pick<Place<unknown>, 'page' | 'say'>,
  label: string,
  within: Locator | Page = page,
): Locator =>
  within
    .getByRole('textbox', { name: nameOf(say, label) })
    .or(within.getByRole('combobox', { name: nameOf(say, label) }));

/** Types into fields of the form, by the ids of their labels. */
export async function typeInto(
  place: Place<unknown>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await field(place, label, place.form).fill(text);
}

/** Types tags, each ended by Enter. */
export async function typeTags(
  place: Place<unknown>,
  label: string,
  tags: readonly string[],
): Promise<void> {
  const input = field(place, label, place.form);
  for (const tag of tags) {
    await input.fill(tag);
    await input.press('Enter');
  }
}

/** Chooses options of the form, by the ids of their names. */
export async function choose(
  { form, say }: Place<unknown>,
  role: 'checkbox' | 'radio',
  options: readonly string[],
): Promise<void> {
  for (const option of options)
    await form
      .getByRole(role, { name: new RegExp(`^${literal(say(option))}`) })
      .first()
      .check();
}

/** Presses a button, by the id of its name. */
export const press = ({ page, say }: Pick<Place<unknown>, 'page' | 'say'>, name: string) =>
  page.getByRole('button', { name: say(name), exact: true }).click();
