import type { RowsName } from '@constella/api-client';
import { rowQueries, useApi } from '@constella/api-client/react';
import { Badge, Link, StatusDot, type BadgeProps, type DotStatus } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Moment } from '../base/moment';
import { plainColumn, resolvedColumn } from './columns';
import * as styles from './records.css';
import type { Column } from './column';
import type { ListRow } from './row-source';
import type { Section } from './section';
import { useColumnValue, useRowName, useValueText } from './use-value-text';

interface CellProps<Row> {
  section: Section<Row>;
  column: Column<Row>;
  row: Row;
}

/** The value of a column in a row: as its kind is shown, or in a cell of its own. */
export function Cell<Row>({ section, column, row }: CellProps<Row>): ReactNode {
  const textOf = useValueText();
  const valueOf = useColumnValue();
  if (column.Cell) return <column.Cell row={row} name={undefined} />;
  const resolved = resolvedColumn(column, section.source);
  const value = valueOf(column, row);
  if (resolved.references)
    return <ReferredRow record={resolved.references as RowsName} field={resolved.id} id={value} />;
  if (resolved.kind === 'moment' && typeof value === 'string') return <Moment at={value} />;
  const text = textOf(resolved, value);
  const { tones, dots } = column as Looks;
  const [tone, dot] = [tones?.[String(value)], dots?.[String(value)]];
  if (dot) return <StatusDot status={dot} label={text} />;
  return tone ? <Badge tone={tone}>{text}</Badge> : <bdi>{text}</bdi>;
}

interface Looks {
  readonly tones?: Readonly<Record<string, BadgeProps['tone']>>;
  readonly dots?: Readonly<Record<string, DotStatus>>;
}

/** The rows of the page a cell stands in: what all of them need is asked for at once. */
export const PageRows = createContext<readonly object[]>([]);
/** {@link PageRows}, of the cell's own list. */
export const usePageRows = <Row,>(): readonly Row[] => use(PageRows) as readonly Row[];

interface ReferredRowProps {
  record: RowsName;
  field: string;
  id: unknown;
}

/** The name of a row that another one refers to: a person, a company. */
function ReferredRow({ record, field, id }: ReferredRowProps) {
  const textOf = useValueText();
  const rows = usePageRows<Readonly<Record<string, unknown>>>();
  const ids = [...new Set(rows.map((row) => row[field]).filter(Boolean))];
  const asked = { where: { id: ids }, limit: Math.max(ids.length, 1) } as object;
  const found = useQuery(rowQueries.list(useApi(), record, asked)).data?.rows;
  const row = found?.find((one) => one.id === id) as Readonly<Record<string, unknown>> | undefined;
  const name = ['name', 'title', 'fullName', 'username'].map((key) => row?.[key]).find(Boolean);
  return <bdi>{typeof name === 'string' ? name : textOf(plainColumn(field), id)}</bdi>;
}

/** The address that shows a row of a list. */
export function useRowHref<Row extends ListRow>({
  href,
  Detail,
  param = 'row',
}: Section<Row>): (row: Row) => string | undefined {
  const [params] = useSearchParams();
  return (row) => {
    const elsewhere = href?.(row);
    if (elsewhere !== undefined || !Detail) return elsewhere;
    const next = new URLSearchParams(params);
    next.set(param, String(row.id));
    return `?${next.toString()}`;
  };
}

interface RowNameProps {
  /** Where it leads. */
  href: string | undefined;
  children: string;
}

/** The name of a row: a link, where it leads anywhere. */
export const RowName = ({ href, children }: RowNameProps) =>
  href === undefined ? (
    <bdi className={styles.name}>{children}</bdi>
  ) : (
    <Link tone="strong" href={href} dir="auto" className={styles.name}>
      {children}
    </Link>
  );

/** The first cell of a row: its name, which leads to it. */
export function NameCell<Row extends ListRow>({ section, column, row }: CellProps<Row>) {
  const href = useRowHref(section)(row);
  const text = useRowName(section)(row);
  const name = <RowName href={href}>{text}</RowName>;
  return column.Cell ? <column.Cell row={row} name={name} /> : name;
}
