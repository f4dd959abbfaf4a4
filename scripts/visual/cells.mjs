// Which pictures there are: every story × theme × direction.

export const themes = ['light', 'dark'];
export const directions = ['ltr', 'rtl'];

/**
 * What the toolbar says for a picture. Left to right is a story as it is written: one in Arabic runs
 * from right to left there, or its play function would speak of another picture.
 */
export const globalsOf = (theme, direction) => ({
  theme,
  direction: direction === 'rtl' ? 'rtl' : 'language',
  motion: 'reduced',
});

/** The same for Chromatic: a name for each pair of toolbar choices. */
export const modes = Object.fromEntries(
  directions.flatMap((direction) =>
    themes.map((theme) => [`${theme} ${direction}`, globalsOf(theme, direction)]),
  ),
);

/**
 * @typedef {{ story: string, title: string, theme: string, direction: string, key: string }} Cell
 */

/**
 * Stories file by file, each file's in the order they are written in.
 *
 * @param {{ entries: Record<string, { id: string, type: string, title: string, name: string, importPath: string }> }} index Storybook's index.json
 * @param {string | undefined} only part of a story's id: files without one are left out
 * @returns {{ id: string, title: string, name: string }[][]}
 */
export function filesOf(index, only) {
  const files = new Map();
  for (const entry of Object.values(index.entries))
    if (entry.type === 'story')
      files.set(entry.importPath, [...(files.get(entry.importPath) ?? []), entry]);
  return [...files.values()].filter(
    (stories) => !only || stories.some(({ id }) => id.includes(only)),
  );
}

/** @returns {Cell[]} the pictures of a story in one direction */
export const cellsOf = ({ id, title, name }, direction) =>
  themes.map((theme) => ({
    story: id,
    title: `${title}: ${name}`,
    theme,
    direction,
    key: `${id}.${theme}.${direction}`,
  }));

/** The address of a cell's story by the cell's key, relative to Storybook's root. */
export const addressOf = (/** @type {string} */ key) => {
  const [story, theme, direction] = key.split('.');
  const globals = Object.entries(globalsOf(theme, direction)).map((entry) => entry.join(':'));
  return `iframe.html?id=${story}&viewMode=story&globals=${globals.join(';')}`;
};
