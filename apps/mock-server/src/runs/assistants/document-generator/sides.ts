import { triggerAt } from '@constella/api-client/contract';
import { formatList, lastWord, sentencesOf, type Locale } from '@constella/i18n';

import { inline } from '../../../prose/markdown.js';
import type { ClauseKind } from '../shared/clauses/clause-library.js';

/** Who stands on which side of a document. */
export interface Sides {
  /** Everyone who is named, without the side they were typed with. */
  readonly parties: readonly string[];
  /** Who is on each side, by its name; empty where nobody said. */
  readonly sides: readonly { readonly role: string; readonly party: string }[];
  /** Parties whose side nobody said. */
  readonly unsaid: readonly string[];
}

/** Letters a label may have besides the side it names: "the landlord", "Tenant (lessee)". */
const labelSpare = 12;
/** Characters of a name, and of one written without spaces. */
const longestName = { spaced: 80, unspaced: 40 } as const;

const bracketed = String.raw`\s*[(（]([^()（）\n]{1,60})[)）]`;
/** A row of words in capitals: a name as prose has it. */
const capitals = String.raw`(?<!\p{L})\p{Lu}[^\s,;:()（）]*(?:\s+(?:&|\p{Lu}[^\s,;:()（）]*))*`;

/** A side as it is looked for: Arabic writes it with its article and without. */
const stem = (role: string): string => role.replace(/^ال/u, '');

/** The side some words name; of two of which one is in the other, the longer. */
const roleIn = (words: string, roles: readonly string[]): string | undefined =>
  roles
    .map((role) => ({ role, at: triggerAt(words, stem(role)) }))
    .filter(({ at }) => at >= 0)
    .toSorted(
      (one, other) =>
        Number(other.role.includes(one.role)) - Number(one.role.includes(other.role)) ||
        one.at - other.at,
    )[0]?.role;

/** The names some text gives after the side they are on: "Landlord: X", "出租人：X". */
function labelled(text: string, roles: readonly string[], locale: Locale) {
  return sentencesOf(text, locale)
    .flatMap((sentence) => sentence.split(/[;；\n]|[,，،、]\s*(?=[^,，،、:：]{1,40}[:：])/u))
    .flatMap((part) => {
      const [, label = '', rest = ''] = /^\s*([^:：]{1,60})[:：]\s*(.+)$/su.exec(part) ?? [];
      const role = roleIn(label, roles);
      const name = nameOf(rest);
      return role && label.length <= role.length + labelSpare && name ? [{ name, role }] : [];
    });
}

/** The name a label is followed by; empty where it is a rule. */
function nameOf(said: string): string {
  const [first = ''] = said.split(/[(（،，、。]|,(?!\s*(?:Inc|Ltd|LLC|LLP|Corp|S\.|SL|SA)\b)/u);
  const name = inline(first).replace(/[.\s]+$/u, (end) =>
    /\p{L}\.\p{L}\.$/u.test(first) ? end : '',
  );
  const hasCase = /\p{Ll}|\p{Lu}/u.test(name);
  const isName = hasCase ? /^[\p{Lu}\p{Nd}]/u.test(name) : /^\p{L}/u.test(name);
  return isName && name.length <= (hasCase ? longestName.spaced : longestName.unspaced) ? name : '';
}

/** A party as it was typed: its name, and its side where that stands beside it. */
function typedParty(typed: string, roles: readonly string[], locale: Locale) {
  const party = inline(typed) || typed;
  const [label] = labelled(party, roles, locale);
  if (label) return label;
  const [whole = '', words = ''] = new RegExp(`${bracketed}$`, 'u').exec(party) ?? [];
  const role = roleIn(words, roles);
  return role ? { name: party.slice(0, -whole.length), role } : { name: party, role: undefined };
}

/** Words by which prose puts somebody on a side: "X as the tenant". */
const as = String.raw`(?:as|als|comme|como|come)\s+(?:\p{L}{1,3}\s+)?`;

/** Verbs of the first side, after which the other stands behind a word; the other way round for those of the second. */
const verbs: readonly (readonly [role: 0 | 1, verb: string, to: string])[] = [
  [0, 'lets|leases|rents out|sells|lends|hires out', 'to'],
  [1, 'rents|leases|buys|borrows', 'from'],
  [0, 'vermietet|verpachtet|verkauft', 'an'],
  [1, 'mietet|pachtet|kauft', 'von'],
  [0, 'donne à bail|donne en location|vend', 'à'],
  [1, 'prend à bail|prend en location|achète', 'à|de'],
  [0, 'da en arrendamiento|cede en arrendamiento|vende', 'a'],
  [1, 'toma en arrendamiento|compra', 'a|de'],
  [0, 'concede in locazione|dà in locazione|vende', 'a'],
  [1, 'prende in locazione|compra', 'da'],
  [0, 'dá de arrendamento|dá em locação|vende', 'a|ao|à'],
  [1, 'toma de arrendamento|toma em locação|compra', 'a|ao|à|de|da|do'],
];

/** The names a sentence puts on two sides by its verb: "X lets the ground floor to Y". */
const byVerb = (text: string, roles: readonly string[], locale: Locale) =>
  roles.length < 2
    ? []
    : sentencesOf(text, locale).flatMap((sentence) =>
        verbs.flatMap(([side, verb, to]) => {
          const [, first, , second] =
            new RegExp(
              `^(${capitals})\\s+(?:${verb})\\s(.*?)\\s(?:${to})\\s+(${capitals})`,
              'u',
            ).exec(sentence) ?? [];
          return first && second
            ? [
                { name: first, role: roles[side]! },
                { name: second, role: roles[1 - side]! },
              ]
            : [];
        }),
      );

/** The two names of "between X and Y": whose side is whose it does not say. */
function between(text: string, locale: Locale): { name: string; role: undefined }[] {
  const and = lastWord(locale, 'conjunction');
  const found = new RegExp(
    `(?<!\\p{L})(?:between|zwischen|entre|tra|fra)\\s+(${capitals})\\s+${and}\\s+(${capitals})`,
    'u',
  ).exec(text);
  return found ? [found[1]!, found[2]!].map((name) => ({ name, role: undefined })) : [];
}

/** The side a text gives a name it has: in brackets or as words after it, or right before it. */
function roleBeside(name: string, text: string, roles: readonly string[]): string | undefined {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [ahead, behind] = [text.slice(0, at), text.slice(at + name.length)];
    const [, words] = new RegExp(`^${bracketed}`, 'u').exec(behind) ?? [];
    const role =
      (words === undefined ? undefined : roleIn(words, roles)) ??
      roles.find(
        (one) =>
          new RegExp(`${stem(one)}[:：\\s]*$`, 'iu').test(ahead) ||
          new RegExp(`^\\s+${as}${stem(one)}`, 'iu').test(behind),
      );
    if (role) return role;
  }
  return undefined;
}

/**
 * The sides of a document as they are written: beside a party, in a line with the side's name, or in
 * the text. Of two, who is left is on the other one. By the order they were typed in nobody is on any,
 * but where the sides are alike.
 */
export function sidesOf(
  { parties: typed, purpose }: { readonly parties: readonly string[]; readonly purpose: string },
  { roles, isMutual }: ClauseKind,
  locale: Locale,
): Sides {
  const given = typed.map((party) => typedParty(party, roles, locale));
  const inText = [
    ...labelled(purpose, roles, locale),
    ...byVerb(purpose, roles, locale),
    ...[...purpose.matchAll(new RegExp(`(${capitals})${bracketed}`, 'gu'))].flatMap(
      ([, name = '', words = '']) => {
        const role = roleIn(words, roles);
        return role ? [{ name, role }] : [];
      },
    ),
  ];
  const isKnown = (name: string) =>
    given.some((one) => one.name.includes(name) || name.includes(one.name));
  const isSaid = ({ name }: { name: string }) => inText.some((one) => one.name === name);
  const found = [...inText, ...between(purpose, locale).filter((one) => !isSaid(one))].filter(
    ({ name }, at, all) => !isKnown(name) && all.findIndex((one) => one.name === name) === at,
  );
  const all = [...given, ...found].map(({ name, role }) => ({
    name,
    role:
      role ??
      inText.find((one) => one.name.includes(name) || name.includes(one.name))?.role ??
      roleBeside(name, purpose, roles),
  }));
  const named = roles.map((role) => all.filter((one) => one.role === role).map(({ name }) => name));
  let open = all.filter(({ role }) => role === undefined).map(({ name }) => name);
  if (isMutual || roles.length === 1)
    for (const [at, side] of named.entries()) {
      const isLast = at === named.length - 1;
      if (side.length === 0 || isLast) side.push(...open.splice(0, isLast ? open.length : 1));
    }
  else if (named.filter((side) => side.length > 0).length === 1) {
    named.find((side) => side.length === 0)!.push(...open);
    open = [];
  }
  return {
    parties: all.map(({ name }) => name),
    sides: roles.map((role, at) => ({ role, party: formatList(locale, named[at] ?? []) })),
    unsaid: open,
  };
}
