/** One paragraph of a changelog: `**Button, Link:** what and why`. */
export interface Change {
  /** `Unreleased`, or a version. */
  version: string;
  names: readonly string[];
  text: string;
}

const paragraph = /^\*\*([^*]+):\*\*\s*([\s\S]+?)$/;

const changesIn = (text: string, version: string): Change[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\s*-\s+/, '').trim())
    .flatMap((part) => {
      const [, names, said] = paragraph.exec(part) ?? [];
      return names && said
        ? [{ version, names: names.split(/,\s*/), text: said.replaceAll(/\s*\n\s*/g, ' ') }]
        : [];
    });

/**
 * Everything changesets and changelogs say, the newest first.
 *
 * @param pending texts of the changesets that wait for a version
 * @param changelogs texts of the packages' `CHANGELOG.md`
 */
export function readChanges(pending: readonly string[], changelogs: readonly string[]): Change[] {
  const waiting = pending.flatMap((text) =>
    changesIn(text.replace(/^---[\s\S]*?---/, ''), 'Unreleased'),
  );
  const released = changelogs.flatMap((text) =>
    text
      .split(/^## /m)
      .slice(1)
      .flatMap((part) => {
        const end = part.indexOf('\n');
        return changesIn(part.slice(end), part.slice(0, end).trim());
      }),
  );
  return [...waiting, ...released];
}

/** Changes of these components. */
export const changesOf = (changes: readonly Change[], components: readonly string[]): Change[] =>
  changes.filter(({ names }) => names.some((name) => components.includes(name)));
