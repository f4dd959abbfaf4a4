interface Named {
  id: string;
  name: string;
}

/**
 * Words that give a model away: its id and the parts of it, its name and the word that begins it.
 */
const namesOf = ({ id, name }: Named): string[] => [
  id,
  name,
  ...id.split('/'),
  ...(/^\p{L}{3,}/u.exec(name) ?? []),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A model's words with the names of models put out of sight. What is still being written may end
 * within a name: so much of it waits for the rest.
 */
export function hideModelNames(
  text: string,
  { models, mark, isWriting }: { models: readonly Named[]; mark: string; isWriting: boolean },
): string {
  const names = [...new Set(models.flatMap(namesOf))]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(
    `(?<!\\p{Script=Latin})(?:${names.map(escaped).join('|')})(?!\\p{Script=Latin})`,
    'giu',
  );
  // The tail is cut first: what would be replaced there may be the beginning of a longer name.
  const end = isWriting ? text.length - beginningOf(names, text) : text.length;
  return text.slice(0, end).replace(pattern, mark);
}

/** How many characters at the end of a text may be the beginning of a name. */
function beginningOf(names: readonly string[], text: string): number {
  const lower = text.toLowerCase();
  return Math.max(
    0,
    ...names.map((name) => {
      const wanted = name.toLowerCase();
      for (let length = Math.min(wanted.length, lower.length); length > 0; length -= 1)
        if (lower.endsWith(wanted.slice(0, length))) return length;
      return 0;
    }),
  );
}
