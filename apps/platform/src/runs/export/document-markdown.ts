import type { ResultCell, ResultDocument } from '../result-document';
import { cellText, type CellFormats } from './cell-text';
import { outline, type PlacedBlock } from './outline';

/** A text that is none of Markdown's: its signs stand for themselves. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]<~]/g, String.raw`\$&`)
    // Within a word they are no marks.
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`);

const oneLine = (text: string): string => escaped(text.trim().replaceAll(/\s*\n\s*/g, ' '));

const tableCell = (text: string): string =>
  escaped(text.trim())
    .replaceAll('|', String.raw`\|`)
    // A cell is one line of the file, and as many of the table.
    .replaceAll(/\s*\n\s*/g, '<br>');

const row = (cells: readonly string[]): string => `| ${cells.map(tableCell).join(' | ')} |`;

const ruler = (columns: readonly unknown[]): string =>
  `| ${columns.map(() => '---').join(' | ')} |`;

/** The text with its highest headings on a level, the others below them as they were. */
function headingsFrom(level: number, markdown: string): string {
  // Of a text between fences nothing is a heading.
  const parts = markdown.trim().split(/^( {0,3}(?:```|~~~)[\s\S]*?^ {0,3}(?:```|~~~)[ \t]*$)/m);
  const marks = /^ {0,3}(#{1,6})(?=\s|$)/gm;
  const found = parts.flatMap((part, at) =>
    at % 2 === 0 ? [...part.matchAll(marks)].map(([, signs = '']) => signs.length) : [],
  );
  const shift = level - Math.min(...found, 6);
  return parts
    .map((part, at) =>
      at % 2 === 0
        ? part.replaceAll(marks, (_all, signs: string) =>
            '#'.repeat(Math.max(1, Math.min(6, signs.length + shift))),
          )
        : part,
    )
    .join('');
}

function blockMarkdown({ block, level, caption }: PlacedBlock, intl: CellFormats): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${oneLine(block.text)}`;
    case 'text':
      return headingsFrom(level, block.markdown);
    case 'list':
      return block.items
        .filter((item) => item.trim() !== '')
        .map((item) => `- ${item.trim().replaceAll('\n', '\n  ')}`)
        .join('\n');
    case 'table': {
      const texts = (cells: readonly ResultCell[]) => cells.map((cell) => cellText(cell, intl));
      return [
        ...(caption === undefined ? [] : [`**${oneLine(caption)}**\n`]),
        row(block.columns),
        ruler(block.columns),
        ...block.rows.map((cells) => row(texts(cells))),
      ].join('\n');
    }
  }
}

/** A document as Markdown, its figures and days as the reader's language writes them. */
export const documentMarkdown = (document: ResultDocument, intl: CellFormats): string =>
  [
    `# ${oneLine(document.title)}`,
    ...outline(document).map((placed) => blockMarkdown(placed, intl)),
  ].join('\n\n') + '\n';
