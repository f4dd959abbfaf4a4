import { sameText } from '../same-text.js';
import { ar } from './words/ar.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import { fr } from './words/fr.js';
import { it } from './words/it.js';
import { ja } from './words/ja.js';
import { ko } from './words/ko.js';
import { pt } from './words/pt.js';
import { zh } from './words/zh.js';
import type { EmergencySign } from '../emergency-sign.js';
import type { EmergencyWords } from './words/emergency-words.js';

const languages: readonly EmergencyWords[] = [en, de, fr, es, it, pt, zh, ja, ko, ar];

/** What is listed beside the signs themselves. */
const cueKinds = [
  'not',
  'notAfter',
  'notNot',
  'but',
  'or',
  'past',
  'now',
  'fear',
  'never',
  'compares',
] as const;
type CueKind = (typeof cueKinds)[number];

/** A line of a list: the sign it stands for, and of how many words. */
interface Line {
  readonly category: EmergencySign['category'];
  readonly names: boolean;
  readonly groups: number;
  readonly language: number;
}

/** A word or phrase of the lists, with all it stands for. */
interface Term {
  readonly uses: { readonly line: number; readonly group: number }[];
  readonly cues: { readonly kind: CueKind; readonly language: number }[];
}

/** A letter on the way to the ends of words. */
interface Node {
  readonly next: Map<number, Node>;
  /** The word that ends here, and must. */
  whole?: Term;
  /** The word that ends here, with any ending. */
  stem?: Term;
}

/** Where a term stands in a text. */
interface Hit {
  readonly start: number;
  readonly end: number;
}
/** Where a word of a sign stands, and what denies it. */
interface Use extends Hit {
  readonly denial?: Hit | undefined;
}

const code = (letter: string): number => letter.codePointAt(0) ?? 0;
const anyWord = code('@');
const anyYear = code('%');
const manyOf = code('#');
const anyEnding = code('*');

/** Letters between which a word of these scripts has edges. */
const spaced = (letter: number): boolean =>
  (letter >= 97 && letter <= 122) ||
  (letter >= 0xc0 && letter < 0x250) ||
  (letter >= 0x600 && letter < 0x700);
const digit = (letter: number): boolean => letter >= 48 && letter <= 57;
const inWord = (letter: number): boolean => spaced(letter) || digit(letter);
const arabic = (letter: number): boolean => letter >= 0x600 && letter < 0x700;

/** Prefixes Arabic writes together with the word. */
const arabicPrefixes = [
  'ال',
  'و',
  'ف',
  'ب',
  'ك',
  'ل',
  'وال',
  'بال',
  'فال',
  'لل',
  'ولل',
  'وب',
  'ول',
].map((text) => Array.from(text, code));

/** Figures that are signs: a fever in °C or °F, and sugar in mg/dL. */
const figures: Readonly<Record<string, (value: number) => boolean>> = {
  '<fever>': (value) => (value >= 38 && value <= 43) || (value >= 100.4 && value <= 110),
  '<glucose>': (value) => value >= 300 && value <= 1500,
};

/** The lists as they are searched, made when the first text is read. */
interface Lists {
  readonly root: Node;
  readonly lines: readonly Line[];
  readonly figures: readonly (readonly [name: string, term: Term])[];
}
let made: Lists | undefined;

function makeLists(): Lists {
  const root: Node = { next: new Map() };
  const lines: Line[] = [];
  const figureTerms = new Map<string, Term>();
  const termOf = (written: string): Term[] => {
    const trimmed = written.trim();
    if (figures[trimmed]) {
      let term = figureTerms.get(trimmed);
      if (!term) figureTerms.set(trimmed, (term = { uses: [], cues: [] }));
      return [term];
    }
    const open = trimmed.endsWith('*');
    const stem = open ? trimmed.slice(0, -1) : trimmed;
    // An umlaut is typed as two letters, an apostrophe left out, Korean written without spaces.
    const spellings = new Set([stem]);
    if (/[äöü]/.test(stem))
      spellings.add(stem.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
    if (/['’]/.test(stem)) spellings.add(stem.replaceAll(/['’]/g, ''));
    if (/\p{Script=Hangul}/u.test(stem)) spellings.add(stem.replaceAll(' ', ''));
    return [...spellings].map((spelling) => {
      let node = root;
      for (const letter of sameText(spelling).codes) {
        let next = node.next.get(letter);
        if (!next) node.next.set(letter, (next = { next: new Map() }));
        node = next;
      }
      const loose = open || !/[\p{Script=Latin}\p{Script=Arabic}\d)]$/u.test(stem);
      const end = loose ? 'stem' : 'whole';
      return (node[end] ??= { uses: [], cues: [] });
    });
  };
  for (const [language, words] of languages.entries()) {
    for (const line of words.signs.split('\n')) {
      const [, category, names, rest] = /^(\w+)(!?): (.+)$/.exec(line) ?? [];
      if (category === undefined || rest === undefined) continue;
      const groups = rest.split(' + ');
      const number = lines.push({
        category: category as Line['category'],
        names: names === '!',
        groups: groups.length,
        language,
      });
      for (const [group, alternatives] of groups.entries())
        for (const one of alternatives.split('|'))
          for (const term of termOf(one)) term.uses.push({ line: number - 1, group });
    }
    for (const kind of cueKinds)
      for (const one of words[kind].split('|'))
        if (one.trim() !== '') for (const term of termOf(one)) term.cues.push({ kind, language });
  }
  return { root, lines, figures: [...figureTerms] };
}

/** The last of some hits that begins before a place. */
function lastBefore(hits: readonly Hit[], place: number): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const anyWithin = (hits: readonly Hit[], from: number, to: number): boolean => {
  const found = hits[lastBefore(hits, to)];
  return found !== undefined && found.start >= from;
};

const sentenceEnd = /[.!?;。！？；\n]/;
const clauseEnd = /[.!?;,:。！？；，、،؛؟\n]/;

/** Words of one line that are looked at: more are in no complaint, and a text may have a million. */
const mostOfLine = 500;
/** Times one word is noted, for the same reason. */
const mostOfTerm = 2000;

/** Letters a word that is filled in may have. */
const longestFilling = 14;

/**
 * Emergency signs somebody wrote of, in any of the languages, each category once with the words it was
 * read from. What is denied, was long ago or is only feared is no sign; in doubt it is one.
 */
export function emergencySigns(text: string): EmergencySign[] {
  const { root, lines, figures: figureTerms } = (made ??= makeLists());
  const same = sameText(text);
  const { codes, plain } = same;
  const { length } = codes;
  const cues = languages.map(
    () => Object.fromEntries(cueKinds.map((kind) => [kind, [] as Hit[]])) as Record<CueKind, Hit[]>,
  );
  const found: (Hit & { readonly uses: Term['uses'] })[] = [];

  const times = new Map<Term, number>();
  const take = (term: Term, start: number, end: number) => {
    const count = (times.get(term) ?? 0) + 1;
    times.set(term, count);
    if (count > mostOfTerm) return;
    const hit = { start, end, uses: term.uses };
    if (term.uses.length > 0) found.push(hit);
    for (const { kind, language } of term.cues) cues[language]?.[kind].push(hit);
  };
  /** The words that begin at a place. */
  const walk = (from: Node, start: number, place: number, filled: number) => {
    let node: Node | undefined = from;
    let at = place;
    while (node) {
      if (at > start) {
        const next = codes[at] ?? 32;
        if (node.whole && !inWord(next)) take(node.whole, start, at);
        if (node.stem) {
          let end = at;
          while (end < at + longestFilling && inWord(codes[end] ?? 32)) end += 1;
          take(node.stem, start, end);
        }
      }
      if (at >= length) return;
      const letter = codes[at] ?? 32;
      const year = digit(letter) ? node.next.get(anyYear) : undefined;
      if (year && /^(?:19|20)\d\d$/.test(plain.slice(at, at + 4)) && !digit(codes[at + 4] ?? 32))
        walk(year, start, at + 4, filled);
      const many = digit(letter) ? node.next.get(manyOf) : undefined;
      if (many && /^[1-9]\d(?!\d)/.test(plain.slice(at, at + 3))) walk(many, start, at + 2, filled);
      const ending = node.next.get(anyEnding);
      if (ending) {
        let end = at;
        while (end < at + longestFilling && inWord(codes[end] ?? 32)) end += 1;
        walk(ending, start, end, filled);
      }
      const word = node.next.get(anyWord);
      if (word && filled === 0) {
        let end = at;
        while (end < at + longestFilling && inWord(codes[end] ?? 32)) end += 1;
        if (end > at) walk(word, start, end, 1);
        // In Chinese a number may be one letter.
        else walk(word, start, at + 1, 1);
      }
      node = node.next.get(letter);
      at += 1;
    }
  };
  for (let at = 0; at < length; at += 1) {
    const letter = codes[at] ?? 32;
    if (letter === 32) continue;
    const before = at === 0 ? 32 : (codes[at - 1] ?? 32);
    if (inWord(letter) && inWord(before)) continue;
    if (digit(letter)) {
      let end = at;
      while (
        end < at + 8 &&
        (digit(codes[end] ?? 32) || (/[.,]/.test(plain[end] ?? '') && digit(codes[end + 1] ?? 32)))
      )
        end += 1;
      const value = Number(plain.slice(at, end).replace(',', '.'));
      for (const [name, term] of figureTerms)
        if (!digit(codes[end] ?? 32) && figures[name]?.(value)) take(term, at, end);
    }
    walk(root, at, at, 0);
    if (arabic(letter))
      for (const prefix of arabicPrefixes)
        if (
          prefix.every((one, index) => codes[at + index] === one) &&
          arabic(codes[at + prefix.length] ?? 32)
        )
          walk(root, at + prefix.length, at + prefix.length, 0);
  }
  for (const kinds of cues)
    for (const kind of cueKinds) kinds[kind].sort((one, other) => one.start - other.start);
  found.sort((one, other) => one.start - other.start || one.end - other.end);

  /** Whether a denial only compares: "never such pain", "never before like this". */
  const comparesOnly = (denial: Hit, hit: Hit): boolean => {
    let from = Math.min(denial.start, hit.start);
    const first = Math.max(0, from - 30);
    while (from > first && !sentenceEnd.test(plain[from - 1] ?? '')) from -= 1;
    let to = Math.max(denial.end, hit.end);
    const last = Math.min(length, to + 50);
    while (to < last && !clauseEnd.test(plain[to] ?? '')) to += 1;
    return cues.some(
      ({ never, compares }) =>
        anyWithin(never, denial.start - 12, Math.max(denial.end, hit.start)) &&
        anyWithin(compares, from, to),
    );
  };
  /** The denial that governs a place of a text, in one language. */
  const denialOf = (hit: Hit, language: number): Hit | undefined => {
    const kinds = cues[language];
    const words = languages[language];
    if (!kinds || !words) return undefined;
    for (let index = lastBefore(kinds.not, hit.start); index >= 0; index -= 1) {
      const denial = kinds.not[index];
      if (!denial || hit.start - denial.end > words.reach * 3) break;
      if (denial.end > hit.start) continue;
      const between = plain.slice(denial.end, hit.start);
      if (sentenceEnd.test(between)) break;
      if (comparesOnly(denial, hit)) continue;
      if (anyWithin(kinds.notNot, denial.start - 8, denial.end)) {
        const cancel = kinds.notNot[lastBefore(kinds.notNot, denial.end)];
        if (cancel && cancel.end >= denial.end) continue;
      }
      if (anyWithin(kinds.but, denial.end, hit.start)) break;
      const listed = anyWithin(kinds.or, denial.end, hit.start + 1);
      if (between.length > (listed ? words.reach * 3 : words.reach)) break;
      if (/[,，،]/.test(between)) {
        const ends = plain.slice(hit.end).slice(0, 60).search(sentenceEnd);
        const or = anyWithin(kinds.or, hit.end, hit.end + (ends < 0 ? 60 : ends));
        if (words.reach < 10 || !(listed || or)) break;
      }
      return denial;
    }
    const after = plain.slice(hit.end, hit.end + 6);
    const next = kinds.notAfter[lastBefore(kinds.notAfter, hit.end + (words.reach < 10 ? 5 : 8))];
    if (
      next &&
      next.start >= hit.end - 1 &&
      !comparesOnly(next, hit) &&
      !clauseEnd.test(after.slice(0, Math.max(0, next.start - hit.end)))
    )
      return next;
    return undefined;
  };
  /** Whether a clause says that something was long ago, or only names an illness that is feared. */
  const excused = (hit: Hit, line: Line): boolean => {
    const kinds = cues[line.language];
    if (!kinds) return false;
    let from = hit.start;
    while (
      from > 0 &&
      from > hit.start - 80 &&
      !(clauseEnd.test(plain[from - 1] ?? '') && !digit(codes[from] ?? 32))
    )
      from -= 1;
    let to = hit.end;
    while (
      to < length &&
      to < hit.end + 60 &&
      !(clauseEnd.test(plain[to] ?? '') && !digit(codes[to + 1] ?? 32))
    )
      to += 1;
    const but = kinds.but[lastBefore(kinds.but, hit.start)];
    if (but && but.start > from && but.end < hit.start) from = but.end;
    if (line.names && anyWithin(kinds.fear, from, to)) return true;
    // "Before, I never had such pain" tells of the pain of today.
    if (
      cues.some(
        ({ never, compares }) => anyWithin(never, from, to) && anyWithin(compares, from, to),
      )
    )
      return false;
    // Some words are one language's as much as another's, so whose past it is cannot be told from them.
    return cues.some(
      ({ past, now, not }) =>
        anyWithin(past, from, to) &&
        // "Now nothing" is no now.
        !now.some(
          (one) => one.start >= from && one.start < to && !anyWithin(not, one.end, one.end + 3),
        ),
    );
  };

  const signs = new Map<EmergencySign['category'], EmergencySign>();
  /** The last word of each group of a line: one that stands free, and one that is denied. */
  const seen = new Map<
    number,
    { free: (Hit | undefined)[]; denied: (Use | undefined)[]; count: number }
  >();
  for (const hit of found) {
    const denials = new Map<number, Hit | undefined>();
    for (const { line: number, group } of hit.uses) {
      const line = lines[number];
      if (!line || signs.has(line.category)) continue;
      let state = seen.get(number);
      if (!state) seen.set(number, (state = { free: [], denied: [], count: 0 }));
      state.count += 1;
      if (state.count > mostOfLine) continue;
      if (!denials.has(line.language)) denials.set(line.language, denialOf(hit, line.language));
      const denial = denials.get(line.language);
      if (denial) state.denied[group] = { start: hit.start, end: hit.end, denial };
      else state.free[group] = hit;
      const window = languages[line.language]?.window ?? 0;
      const near = (one: Hit | undefined) => one !== undefined && hit.end - one.start <= window;
      const parts: Use[] = [];
      for (let index = 0; index < line.groups; index += 1) {
        const [free, denied] = [state.free[index], state.denied[index]];
        const part =
          index === group
            ? denial
              ? denied
              : hit
            : near(free)
              ? free
              : near(denied)
                ? denied
                : undefined;
        if (part) parts.push(part);
      }
      if (parts.length < line.groups) continue;
      // A denial that is a word of the sign itself denies nothing: "cannot breathe".
      const denied = parts.some(
        ({ denial }) =>
          denial && !parts.some((part) => part.start < denial.end && part.end > denial.start),
      );
      if (denied) continue;
      const start = Math.min(...parts.map((part) => part.start));
      const end = Math.max(...parts.map((part) => part.end));
      if (excused({ start, end }, line)) continue;
      const [from, to] = same.range(start, end);
      signs.set(line.category, {
        category: line.category,
        message: `medicalTerms.sign.${line.category}`,
        words: text.slice(from, to),
        start: from,
        end: to,
      });
    }
  }
  return [...signs.values()].toSorted((one, other) => one.start - other.start);
}
