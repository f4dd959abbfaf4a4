import type { ResultBlock, ResultDocument } from '../../assistants/result-document';

const cell = (value: string | number): string =>
  String(value)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, ' ');

const row = (cells: readonly (string | number)[]): string => `| ${cells.map(cell).join(' | ')} |`;

function blockMarkdown(block: ResultBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'text':
      return block.markdown.trim();
    case 'list':
      return block.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
    case 'table':
      return [
        `**${block.caption}**\n`,
        row(block.columns),
        row(block.columns.map(() => '---')),
        ...block.rows.map(row),
      ].join('\n');
  }
}

/** A document as Markdown. */
export const documentMarkdown = ({ title, blocks }: ResultDocument): string =>
  [`# ${title}`, ...blocks.map(blockMarkdown).filter(Boolean)].join('\n\n') + '\n';
