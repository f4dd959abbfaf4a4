import { readPage } from '../base/lists/page-of';
import { filtersOf } from './columns';
import type { AskedRows } from './row-source';
import type { Section } from './section';

/** State of a list in the address. */
export interface ListView {
  readonly search: string;
  /** Filters of the list: field and value. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  /** Whether the rows are cards on a board. */
  readonly isBoard: boolean;
}

const usualPage = 50;

/** Rows of a page of a list. */
export const pageSizeOf = <Row>({ pageSize = usualPage }: Section<Row>): number => pageSize;

/** Reads a list's view from the address; what its section does not know falls back. */
export function readView<Row>(section: Section<Row>, params: URLSearchParams): ListView {
  const { columns, board } = section;
  const usual = section.sort.replace(/^-/, '');
  const sorts = columns.flatMap((column) =>
    column.sort ? ['field' in column ? column.field : column.id] : [],
  );
  const sort = sorts.find((field) => field === params.get('sort'));
  const order = params.get('order') ?? (sort ? 'desc' : '');
  const isBoard =
    board !== undefined && (params.get('view') ?? (board.first ? 'board' : 'list')) === 'board';
  const without = new Set<string>(isBoard ? board.without : []);
  return {
    search: params.get('q') ?? '',
    filters: Object.fromEntries(
      filtersOf(section).flatMap(({ field, values }) => {
        const value = params.get(field) ?? '';
        const isKnown = value !== '' && (values?.includes(value) ?? true);
        return isKnown && !without.has(field) ? [[field, value]] : [];
      }),
    ),
    sort: sort ?? usual,
    descending: order ? order !== 'asc' : section.sort[0] === '-',
    page: readPage(params),
    isBoard,
  };
}

/** Whether a view leaves rows out. */
export const isFiltered = ({ search, filters }: ListView): boolean =>
  search.trim() !== '' || Object.keys(filters).length > 0;

/** The request to a source for one page of a view. */
export function askedRows<Row>(section: Section<Row>, view: ListView): AskedRows {
  const wheres = Object.fromEntries(
    filtersOf(section).flatMap(({ field, where }) => {
      const value = view.filters[field];
      return value === undefined ? [] : [[field, where ? where(value) : value]];
    }),
  );
  return {
    where: { ...section.where, ...wheres },
    search: view.search.trim(),
    sort: [...(section.pinned ?? []), `${view.descending ? '-' : ''}${view.sort}`],
    page: view.page,
    limit: pageSizeOf(section),
  };
}
