/** From "anybody guesses it" to "nobody does". */
export const passwordLevels = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;
/** An index into the levels. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Bits a guess takes, from which each level begins: about 10^6, 10^8.5, 10^12 and 10^16 guesses. */
const bounds = [20, 28, 40, 54] as const;

/** The runs of keys and words that guessing programs try first; no dictionary, only the worst. */
const common = [
  'password',
  'passwort',
  'contraseña',
  'motdepasse',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'admin',
  'login',
  'constella',
];

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const reversed = (text: string) => Array.from(text).toReversed().join('');

/** Parts of the common runs that stand in the text, at least four characters long, and what is left. */
const withoutRuns = (text: string): { parts: string[]; rest: string } => {
  const parts: string[] = [];
  let rest = text;
  for (let length = Math.min(rest.length, 26); length >= 4; length -= 1)
    for (let start = 0; start + length <= rest.length; start += 1) {
      const part = rest.slice(start, start + length);
      if (!common.some((run) => run.includes(part) || reversed(run).includes(part))) continue;
      parts.push(part);
      rest = `${rest.slice(0, start)} ${rest.slice(start + length)}`;
    }
  return { parts, rest };
};

/** Share of vowels from which letters read as a word, whose letters follow from one another. */
const wordVowels = 0.25;

/** Characters that what looks like words and common runs gives away. */
const givenAway = (text: string): number => {
  const { parts, rest } = withoutRuns(text);
  let characters = parts.join('').length - parts.length * 1.5;
  for (const [word] of rest.matchAll(/\p{Script=Latin}{5,}/gu)) {
    const vowels = word.normalize('NFD').match(/[aeiouy]/g)?.length ?? 0;
    if (vowels / word.length >= wordVowels) characters += word.length / 2;
  }
  return characters;
};

/** How many different characters somebody trying all of them must reckon with. */
const alphabet = (text: string): number => {
  let size = 0;
  if (/\p{Ll}/u.test(text)) size += 26;
  if (/\p{Lu}/u.test(text)) size += 26;
  if (/\d/.test(text)) size += 10;
  if (/[\p{P}\p{S}\s]/u.test(text)) size += 33;
  // Scripts without case.
  if (/\p{Lo}/u.test(text)) size += 100;
  return size;
};

/**
 * An estimate of how long a password resists guessing: the characters it draws from and how many
 * there are, where repetitions, runs along the keyboard, years and the most common words, also with
 * look-alikes for letters, count as one character or two, and the letters of other words by half. 0 for an empty one. It knows no
 * dictionary, so that it costs nothing: servers should still refuse passwords known from leaks.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === '') return 0;
  // Longer than any guess: what follows would only take time.
  const text = password.slice(0, 128);
  const plain = text
    .toLowerCase()
    .replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);
  const lower = text.toLowerCase();
  let length = Array.from(text).length;
  length -= Math.max(givenAway(lower), givenAway(plain));
  for (const [year] of text.matchAll(/(?:19|20)\d\d/g)) length -= year.length - 2;
  // The same character again, or the same few.
  for (const [run, unit = ''] of text.matchAll(/(.{1,8}?)\1+/gu))
    length -= run.length - unit.length - 0.5;
  const bits = Math.max(1, length) * Math.log2(Math.max(2, alphabet(text)));
  return bounds.filter((bound) => bits >= bound).length as PasswordStrength;
};
