import {
  BorderStyle,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';

import type { Span } from './read-lines';
import type { DocxText } from './docx-text';
import type { TableShape } from './table-widths';

/** A cell: its text, and whether that is a figure. */
export interface DocxCell {
  readonly spans: readonly Span[];
  readonly isFigure: boolean;
  /** Where it stands when it is no figure. @default 'start' */
  readonly side?: 'start' | 'center' | 'end' | undefined;
}

const border = { style: BorderStyle.SINGLE, size: 4, color: 'C3C9D2' };
const headShading = { type: ShadingType.CLEAR, color: 'auto', fill: 'EEF1F5' };

/** Half points. */
const sizes = { regular: 20, small: 16 };

/**
 * A table of fixed columns, in the document's direction. Its head comes again on every page, and no
 * row is torn apart.
 */
export function docxTable(
  head: readonly DocxCell[],
  rows: readonly (readonly DocxCell[])[],
  { isSmall, widths }: TableShape,
  { direction, paragraph }: DocxText,
): Table {
  const size = isSmall ? sizes.small : sizes.regular;
  const spacing = { before: 40, after: 40 };
  const start = { side: 'start', spacing, run: { size } } as const;
  // Signs before a figure stay before it: it runs from left to right everywhere.
  const figure = { ...start, side: 'end', way: 'ltr' } as const;
  const isFigure = (at: number) => rows.every((cells) => cells[at]?.isFigure ?? false);
  const cell = (at: number, isHead: boolean, children: TableCell['options']['children']) =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      ...(isHead && { shading: headShading }),
      children,
    });
  return new Table({
    width: { size: widths.reduce((all, one) => all + one, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    margins: { left: 100, right: 100 },
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    ...(direction === 'rtl' && { visuallyRightToLeft: true }),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map(({ spans, side = 'start' }, at) =>
          cell(at, true, [
            paragraph(spans, {
              ...start,
              side: isFigure(at) ? 'end' : side,
              keepNext: true,
              run: { size, bold: true },
            }),
          ]),
        ),
      }),
      ...rows.map(
        (cells) =>
          new TableRow({
            cantSplit: true,
            children: cells.map(({ spans, isFigure: isOne, side = 'start' }, at) =>
              cell(at, false, [paragraph(spans, isOne ? figure : { ...start, side })]),
            ),
          }),
      ),
    ],
  });
}
