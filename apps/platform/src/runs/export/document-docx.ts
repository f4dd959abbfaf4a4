import { direction, type Locale } from '@constella/i18n';
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

import type { ResultBlock, ResultDocument } from '../../assistants/result-document';
import { markdownLines, spansOf, type Span } from './markdown-lines';

/** The face of scripts Latin fonts have no signs for, as every system names one. */
const eastAsian: Partial<Record<Locale, string>> = {
  zh: 'Microsoft YaHei',
  'zh-TW': 'Microsoft JhengHei',
  ja: 'Yu Gothic',
  ko: 'Malgun Gothic',
};

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

/** A document as a file for word processors, in the direction and the faces of its language. */
export async function documentDocx(
  { title, blocks }: ResultDocument,
  locale: Locale,
): Promise<Blob> {
  const isRtl = direction(locale) === 'rtl';
  const runs = (spans: readonly Span[]) =>
    spans.map(
      ({ text, bold, italic }) => new TextRun({ text, bold, italics: italic, rightToLeft: isRtl }),
    );
  const paragraph = (
    spans: readonly Span[],
    options: Omit<ConstructorParameters<typeof Paragraph>[0] & object, 'children'> = {},
  ) => new Paragraph({ ...options, bidirectional: isRtl, children: runs(spans) });
  const plain = (text: string): Span[] => [{ text, bold: false, italic: false }];
  const headingOf = (level: number) =>
    headings[Math.min(level, headings.length) - 1] ?? headings[0];

  const drawn = (block: ResultBlock): (Paragraph | Table)[] => {
    switch (block.kind) {
      case 'heading':
        return [paragraph(plain(block.text), { heading: headingOf(block.level) })];
      case 'list':
        return block.items.map((item) => paragraph(spansOf(item), { bullet: { level: 0 } }));
      case 'text':
        return markdownLines(block.markdown).map(({ kind, level, spans }) =>
          kind === 'heading'
            ? paragraph(spans, { heading: headingOf(level + 1) })
            : kind === 'paragraph'
              ? paragraph(spans, { spacing: { after: 120 } })
              : kind === 'bullet'
                ? paragraph(spans, { bullet: { level } })
                : paragraph(spans, { numbering: { reference: 'numbers', level: 0 } }),
        );
      case 'table': {
        const row = (cells: readonly (string | number)[], isHead: boolean) =>
          new TableRow({
            tableHeader: isHead,
            children: cells.map(
              (value) =>
                new TableCell({
                  children: [paragraph([{ text: String(value), bold: isHead, italic: false }])],
                }),
            ),
          });
        return [
          paragraph([{ text: block.caption, bold: true, italic: false }], {
            keepNext: true,
            spacing: { before: 120, after: 60 },
          }),
          new Table({
            visuallyRightToLeft: isRtl,
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [row(block.columns, true), ...block.rows.map((cells) => row(cells, false))],
          }),
          paragraph([]),
        ];
      }
    }
  };

  const face = eastAsian[locale] ?? 'Calibri';
  const file = new Document({
    title,
    styles: {
      default: {
        document: {
          run: {
            font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: face },
            size: 22,
            language: { value: locale, eastAsia: locale, bidirectional: locale },
          },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [
            {
              level: 0,
              format: 'decimal',
              text: '%1.',
              style: { paragraph: { indent: { start: 480, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          paragraph(plain(title), { heading: HeadingLevel.TITLE }),
          ...blocks.flatMap(drawn),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}
