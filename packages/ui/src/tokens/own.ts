/**
 * The class of every element of ours that has a style. Where the document's reset is left out, it
 * says which elements still have it. One name that never comes or goes: a selector over `[class]`
 * would make the browser look at everything inside an element whose class changes.
 */
export const own = 'cst';

/** The class of an element of ours in which everything is ours, with or without a class. */
export const ownThroughout = 'cst-throughout';
