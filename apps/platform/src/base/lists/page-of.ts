/** Rows per page of every list. */
export const pageSize = 50;

/** The rows of one page, counted from 1; a page after the last is the last. */
export function pageOf<Item>(items: readonly Item[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const current = Math.min(page, pages);
  const from = (current - 1) * pageSize;
  return { page: current, pages, from, items: items.slice(from, from + pageSize) };
}

/** The page the address asks for; anything but a whole number from 1 is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
