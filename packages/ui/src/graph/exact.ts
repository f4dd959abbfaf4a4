/**
 * The nearest eighth of a px. Browsers add up where a part of a picture stands, how far the page is
 * scrolled included, in numbers of 24 bits: an eighth comes out of that as it went in, a third as
 * now this and now that neighbour of it, and edges drawn there are not the same pixels twice.
 */
export const exact = (px: number): number => Math.round(px * 8) / 8;
