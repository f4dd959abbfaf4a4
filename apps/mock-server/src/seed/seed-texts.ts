import type { Locale } from '@constella/i18n';

import type english from './texts/en.json';

/**
 * Texts people of the seeded company have written, in one language: titles, descriptions, notes.
 * They are data, not interface, so they stand in the rows as they are and nobody translates them
 * later; that is why they are no catalogue. `{name}` stands for what the seed fills in.
 */
export type SeedTexts = typeof english;

/** Loads the texts of one language, and no other file. */
export async function loadSeedTexts(locale: Locale): Promise<SeedTexts> {
  // One expression for all files: Vite makes a chunk of each match, Node resolves it as it stands.
  const file = (await import(`./texts/${locale}.json`)) as { default: SeedTexts };
  return file.default;
}

/** Puts values where a text names them in braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
