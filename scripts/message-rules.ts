// What every message has to satisfy, whatever code uses it.
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

/** Words that stay as they are in every language: names, protocols, and what has no other word. */
const names = new Set(
  'constella openai anthropic perplexity meta google stripe openrouter ollama llama claude gpt sonar mistral cookie cookies faq api url id ai csv json pdf svg markdown sse http https swot pestel doi bibtex bib ris csl-json svg email name@example.com ok'.split(
    ' ',
  ),
);

const nativeScript: Record<string, RegExp> = {
  zh: /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
};

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  // A language without plural forms may show the bare number instead.
  [TYPE.plural]: 'number',
};

/** The arguments and tags of a message, and what each one is: `count: number`, `kind: select(a,b)`. */
export function shapeOf(elements: readonly MessageFormatElement[]): Map<string, string> {
  const shape = new Map<string, string>();
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (isTagElement(element)) {
        shape.set(`<${element.value}>`, 'tag');
        visit(element.children);
      } else if (isSelectElement(element)) {
        shape.set(element.value, `select(${Object.keys(element.options).toSorted().join(',')})`);
      } else if ('value' in element && kinds[element.type]) {
        shape.set(element.value, kinds[element.type] ?? '');
      }
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(elements);
  return shape;
}

function pluralsOf(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsOf(option.value));
    return isPluralElement(element) ? [element, ...inner] : inner;
  });
}

/** The literal words of a message, without arguments. */
export function wordsOf(elements: readonly MessageFormatElement[]): string {
  const text = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (isTagElement(element)) return wordsOf(element.children);
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options)
        .map((option) => wordsOf(option.value))
        .join(' ');
    return ' ';
  });
  return text.join('').trim();
}

// Counts people see; beyond them only round millions differ (French, Spanish, Italian, Portuguese
// `many`), which falls back to `other`.
const counts = Array.from({ length: 201 }, (_, count) => count);

/** The plural categories a language uses for the counts people see. */
function categoriesOf(tag: string, plural: PluralElement): Set<string> {
  const rules = new Intl.PluralRules(tag, { type: plural.pluralType ?? 'cardinal' });
  const open = counts.filter((count) => !(`=${count}` in plural.options));
  return new Set([...open.map((count) => rules.select(count)), 'other']);
}

/** Problems in the plural forms of one message in one language. */
export function pluralProblems(tag: string, elements: readonly MessageFormatElement[]): string[] {
  return pluralsOf(elements).flatMap((plural) => {
    const known: readonly string[] = new Intl.PluralRules(tag, {
      type: plural.pluralType ?? 'cardinal',
    }).resolvedOptions().pluralCategories;
    const given = Object.keys(plural.options).filter((key) => !key.startsWith('='));
    const missing = [...categoriesOf(tag, plural)].filter((key) => !given.includes(key));
    const foreign = given.filter((key) => !known.includes(key));
    return [
      ...missing.map((key) => `{${plural.value}, plural} lacks "${key}"`),
      ...foreign.map(
        (key) => `{${plural.value}, plural} has "${key}", which the language never uses`,
      ),
    ];
  });
}

function untranslated(locale: string, words: string, english: string): string | undefined {
  if (locale === 'en') return undefined;
  const latin = words.match(/[a-z][a-z.@'’-]*/gi) ?? [];
  const translatable = latin.filter((word) => !names.has(word.toLowerCase()));
  if (translatable.length === 0) return undefined;
  if (words === english && latin.length > 3) return 'is the English text';
  if (nativeScript[locale] && !nativeScript[locale].test(words))
    return `has no word in the language: "${words}"`;
  return undefined;
}

/** A message of one locale, beside the English one. */
export interface MessageCase {
  locale: string;
  /** The tag `Intl` knows the locale by. */
  tag: string;
  text: string;
  english: string;
}

/** Everything wrong with one message, each as a clause that follows its id. */
export function messageProblems({ locale, tag, text, english }: MessageCase): string[] {
  if (text.trim() === '') return ['is empty'];
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`is not valid ICU: ${error instanceof Error ? error.message : String(error)}`];
  }
  const problems = pluralProblems(tag, elements);
  if (text !== text.trim()) problems.push('starts or ends with a space');
  if (/[!！¡]/.test(wordsOf(elements))) problems.push('has an exclamation mark');
  if (locale === 'en') return problems;
  let source: MessageFormatElement[];
  try {
    source = parse(english);
  } catch {
    return problems; // reported for English itself
  }
  const [mine, theirs] = [shapeOf(elements), shapeOf(source)];
  for (const [name, kind] of theirs)
    if (!mine.has(name)) problems.push(`lacks ${name}`);
    else if (mine.get(name) !== kind)
      problems.push(`has ${name} as ${mine.get(name)}, not ${kind}`);
  for (const name of mine.keys()) if (!theirs.has(name)) problems.push(`has ${name}, English not`);
  const same = untranslated(locale, wordsOf(elements), wordsOf(source));
  if (same) problems.push(same);
  return problems;
}
