/** A number to press, or the place of numbers left out. */
export type PageSlot =
  | { kind: 'page'; page: number; /** Left out where the screen is narrow. */ optional: boolean }
  | { kind: 'gap'; /** Unique among the gaps. */ key: 'before' | 'after' };

const wholeNumber = (value: number, fallback: number): number =>
  Number.isFinite(value) ? Math.trunc(value) : fallback;

/** How many pages `total` things fill; at least one, also for totals nobody can count with. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(
    1,
    Math.ceil(Math.max(0, wholeNumber(total, 0)) / Math.max(1, wholeNumber(pageSize, 1))),
  );

/** The page itself, or the nearest there is. */
export const clampPage = (page: number, count: number): number =>
  Math.min(Math.max(1, wholeNumber(page, 1)), count);

/**
 * First page, last page and the current one with its neighbours. There are as many slots on every
 * page, so that the buttons stand still while one leafs through.
 */
export const pageSlots = (page: number, count: number, neighbours: number): PageSlot[] => {
  const most = 2 * neighbours + 5;
  const slot = (number: number): PageSlot => ({
    kind: 'page',
    page: number,
    optional: number !== 1 && number !== count && number !== page,
  });
  const span = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => slot(from + index));
  if (count <= most) return span(1, count);
  const atEdge = most - 2;
  if (page <= neighbours + 3)
    return [...span(1, atEdge), { kind: 'gap', key: 'after' }, slot(count)];
  if (page >= count - neighbours - 2)
    return [slot(1), { kind: 'gap', key: 'before' }, ...span(count - atEdge + 1, count)];
  return [
    slot(1),
    { kind: 'gap', key: 'before' },
    ...span(page - neighbours, page + neighbours),
    { kind: 'gap', key: 'after' },
    slot(count),
  ];
};

/** Places of the first and the last thing of a page, from 1; 0 and 0 when there is nothing. */
export const rangeOf = (page: number, total: number, pageSize: number) => {
  const things = Math.max(0, wholeNumber(total, 0));
  const size = Math.max(1, wholeNumber(pageSize, 1));
  return {
    first: things === 0 ? 0 : (page - 1) * size + 1,
    last: Math.min(page * size, things),
    total: things,
  };
};
