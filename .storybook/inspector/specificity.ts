/** Weight of a selector: ids, then classes and their like, then elements. */
export type Specificity = readonly [ids: number, classes: number, elements: number];

/** Cuts at a character that is in no bracket and in no string. */
export function splitTop(text: string, isCut: (character: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && isCut(character)) {
      parts.push(part);
      part = '';
      continue;
    }
    part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

export const selectorsOf = (list: string): string[] =>
  splitTop(list, (character) => character === ',');

const heaviest = (list: readonly Specificity[]): Specificity =>
  list.toSorted((one, other) => compareSpecificity(other, one))[0] ?? [0, 0, 0];

export const compareSpecificity = (one: Specificity, other: Specificity): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The text between the bracket at `start` and the one that closes it. */
const inBrackets = (text: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return text.slice(start + 1);
};

const name = String.raw`(?:\\.|[\w-]|[^\x00-\x7f])+`;
const token = new RegExp(
  String.raw`(?<id>#${name})|(?<trait>\.${name}|\[(?:"[^"]*"|'[^']*'|[^\]])*\])|(?<part>::${name})|(?<pseudo>:${name})(?<open>\()?|(?<element>${name})|.`,
  'suy',
);

/** Of one selector, by Selectors Level 4: `:where()` weighs nothing, `:is()` what is heaviest in it. */
export function specificityOf(selector: string): Specificity {
  let [ids, classes, elements] = [0, 0, 0];
  for (let at = 0; at < selector.length;) {
    token.lastIndex = at;
    const found = token.exec(selector);
    if (!found?.groups) break;
    at = token.lastIndex;
    const { id, trait, part, pseudo, open, element } = found.groups;
    if (id) ids += 1;
    else if (trait) classes += 1;
    else if (part || element) elements += 1;
    else if (pseudo) {
      const inner = open ? inBrackets(selector, at - 1) : '';
      if (open) at += inner.length + 1;
      if (/^:(is|not|has)$/.test(pseudo)) {
        const most = heaviest(selectorsOf(inner).map(specificityOf));
        ids += most[0];
        classes += most[1];
        elements += most[2];
      } else if (pseudo !== ':where') classes += 1;
    }
  }
  return [ids, classes, elements];
}
