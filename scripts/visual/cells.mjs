// Which pictures there are: every story × theme × direction.

export const themes = ['light', 'dark'];
export const directions = ['ltr', 'rtl'];

/** The same for Chromatic: a name for each pair of toolbar choices. */
export const modes = Object.fromEntries(
  directions.flatMap((direction) =>
    themes.map((theme) => [`${theme} ${direction}`, { theme, direction, motion: 'reduced' }]),
  ),
);

/**
 * @typedef {{ story: string, title: string, theme: string, direction: string, key: string }} Cell
 */

/**
 * @param {{ entries: Record<string, { id: string, type: string, title: string, name: string, tags?: string[] }> }} index Storybook's index.json
 * @param {string | undefined} only part of a story id
 * @returns {Cell[]} in a fixed order
 */
export function cellsOf(index, only) {
  return Object.values(index.entries)
    .filter(({ type, id }) => type === 'story' && (!only || id.includes(only)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, title, name }) =>
      directions.flatMap((direction) =>
        themes.map((theme) => ({
          story: id,
          title: `${title}: ${name}`,
          theme,
          direction,
          key: `${id}.${theme}.${direction}`,
        })),
      ),
    );
}

/** @param {Cell} cell the address of its story, relative to Storybook's root */
export const addressOf = ({ story, theme, direction }) =>
  `iframe.html?id=${story}&viewMode=story&globals=theme:${theme};direction:${direction};motion:reduced`;
