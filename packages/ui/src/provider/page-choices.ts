/** The themes a page can have; `system` is the reader's. */
export const themes = ['light', 'dark', 'system'] as const;
/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** How strong contrast is; `system` is the reader's. */
export const contrastChoices = ['standard', 'more', 'system'] as const;
/** One of {@link contrastChoices}. */
export type ContrastChoice = (typeof contrastChoices)[number];

/** How close things stand. */
export const densities = ['comfortable', 'compact'] as const;
/** One of {@link densities}. */
export type Density = (typeof densities)[number];

/** Whose elements begin without the browser's looks: the page's, or this library's alone. */
export type Reset = 'page' | 'none';
