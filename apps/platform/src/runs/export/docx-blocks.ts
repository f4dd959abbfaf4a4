import { BorderStyle, HeadingLevel, ShadingType, type Paragraph, type Table } from 'docx';

import type { ResultCell } from '../result-document';
import { cellText, isFigure, type CellFormats } from './cell-text';
import { bulleted, listIndent, listLevel, muted } from './docx-styles';
import { docxTable } from './docx-table';
import type { DocxText } from './docx-text';
import type { PlacedBlock } from './outline';
import { readLines, type Line } from './read-lines';
import { directionOf } from './script-runs';
import { tableShape, type TableShape } from './table-widths';

/** A block's form in a word processor. */
export type DocxPart = Paragraph | Table;

/** A block, and whether its page is turned for it. */
export interface DocxBlock {
  readonly isHeading: boolean;
  readonly isWide: boolean;
  readonly parts: readonly DocxPart[];
}

interface BlockWriter {
  readonly write: (placed: PlacedBlock) => DocxBlock;
  /** The first number of every numbered list so far, by what its items refer to. */
  readonly starts: ReadonlyMap<string, number>;
}

// The title has a style of its own: what stands below it are the headings of the first level.
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const headingOf = (level: number) =>
  headings[Math.max(0, Math.min(level - 2, headings.length - 1))] ?? HeadingLevel.HEADING_6;

const line = { style: BorderStyle.SINGLE, size: 6, color: 'C3C9D2', space: 6 };
const codeShading = { type: ShadingType.CLEAR, color: 'auto', fill: 'F3F5F8' };

/** Writes a document's blocks as paragraphs and tables. */
export function blockWriter(
  text: DocxText,
  room: { readonly upright: number; readonly turned: number },
  intl: CellFormats,
): BlockWriter {
  const starts = new Map<string, number>();

  const table = (
    head: readonly string[],
    rows: readonly (readonly ResultCell[])[],
    shape: TableShape,
  ) =>
    docxTable(
      head.map((name) => ({ spans: [{ text: name }], isFigure: false })),
      rows.map((cells) =>
        cells.map((value) => ({
          spans: [{ text: cellText(value, intl) }],
          isFigure: isFigure(value),
        })),
      ),
      shape,
      text,
    );

  const listOf = (id: number, start: number, lists: Map<number, string>): string => {
    const reference = lists.get(id) ?? `list-${starts.size + 1}`;
    lists.set(id, reference);
    if (!starts.has(reference)) starts.set(reference, start);
    return reference;
  };

  const lineParts = (read: Line, shift: number, lists: Map<number, string>): DocxPart[] => {
    switch (read.kind) {
      case 'heading':
        return [
          text.paragraph(read.spans, { heading: headingOf(read.depth + shift), side: 'start' }),
        ];
      case 'item': {
        const level = listLevel(read.depth);
        const reference = read.list ? listOf(read.list.id, read.list.start, lists) : bulleted;
        return [
          text.paragraph(read.spans, { numbering: { reference, level }, spacing: { after: 60 } }),
        ];
      }
      case 'paragraph':
        return [
          text.paragraph(
            read.spans,
            read.depth > 0 ? { indent: { start: listIndent(read.depth - 1) } } : {},
          ),
        ];
      case 'quote':
        return [
          text.paragraph(read.spans, {
            indent: { start: listIndent(read.depth) },
            run: { color: muted, italics: true },
          }),
        ];
      case 'code':
        return [
          text.paragraph([{ text: read.text, code: true }], {
            way: 'ltr',
            shading: codeShading,
            run: { size: 18 },
          }),
        ];
      case 'rule':
        return [text.plain('', { border: { bottom: line } })];
      case 'table': {
        const { head, rows, sides } = read;
        const wordsOf = (cells: typeof head) =>
          cells.map((spans) => spans.map((span) => span.text).join(''));
        // Within a text no page is turned.
        const shape = tableShape([head, ...rows].map(wordsOf), {
          upright: room.upright,
          turned: room.upright,
        });
        const cellsOf = (cells: typeof head) =>
          cells.map((spans, at) => ({ spans, isFigure: false, side: sides[at] }));
        const made = docxTable(cellsOf(head), rows.map(cellsOf), shape, text);
        return [made, text.plain('', { spacing: { after: 60 } })];
      }
    }
  };

  const write = ({ block, level, caption }: PlacedBlock): DocxBlock => {
    const upright = (parts: readonly DocxPart[]) => ({ isHeading: false, isWide: false, parts });
    switch (block.kind) {
      case 'heading':
        return {
          ...upright([text.plain(block.text, { heading: headingOf(block.level), side: 'start' })]),
          isHeading: true,
        };
      case 'list': {
        // Its items begin on one side, whatever a name in one of them is written in.
        const way = directionOf(block.items.join('\n'), text.direction);
        return upright(
          block.items
            .filter((item) => item.trim() !== '')
            .map((item) =>
              text.marked(item, {
                way,
                numbering: { reference: bulleted, level: 0 },
                spacing: { after: 60 },
              }),
            ),
        );
      }
      case 'text': {
        const lines = readLines(block.markdown);
        const depths = lines.flatMap((read) => (read.kind === 'heading' ? [read.depth] : []));
        const lists = new Map<number, string>();
        return upright(
          lines.flatMap((read) => lineParts(read, level - Math.min(...depths, 6), lists)),
        );
      }
      case 'table': {
        const texts = block.rows.map((cells) => cells.map((cell) => cellText(cell, intl)));
        const shape = tableShape([block.columns, ...texts], room);
        return {
          isHeading: false,
          isWide: shape.isWide,
          parts: [
            ...(caption === undefined
              ? []
              : [text.plain(caption, { keepNext: true, side: 'start', run: { bold: true } })]),
            table(block.columns, block.rows, shape),
            // Two tables without anything between them would be one.
            text.plain('', { spacing: { after: 60 } }),
          ],
        };
      }
    }
  };
  return { write, starts };
}
