import { direction, type Locale } from '@constella/i18n';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
  type ISectionOptions,
} from 'docx';

import type { ResultDocument } from '../result-document';
import type { CellFormats } from './cell-text';
import { blockWriter, type DocxBlock, type DocxPart } from './docx-blocks';
import { docxNumbering, docxStyles, muted } from './docx-styles';
import { docxText, legible } from './docx-text';
import { outline } from './outline';
import { paperOf } from './paper';
import { documentLanguage } from './document-language';

/** Who reads a document, and what every page of it says. */
export interface DocxReader {
  readonly locale: Locale;
  readonly intl: CellFormats;
  /** The languages their browser names. */
  readonly preferred?: readonly string[];
  /** That AI wrote it: under the title and at the foot of every page. */
  readonly label: string;
}

/** Letters of a title that fit at the head of a page. */
const headLetters = 90;

const shortened = (title: string) =>
  title.length > headLetters ? `${title.slice(0, headLetters).trimEnd()}…` : title;

interface Pages {
  readonly isTurned: boolean;
  readonly parts: readonly DocxPart[];
}

/** Pages that lie one way, one after another. A table takes the headings above it along. */
function pagesOf(title: readonly DocxPart[], blocks: readonly DocxBlock[]): Pages[] {
  const pages: { isTurned: boolean; blocks: DocxBlock[] }[] = [
    { isTurned: false, blocks: [{ isHeading: false, isWide: false, parts: title }] },
  ];
  for (const block of blocks) {
    const last = pages.at(-1);
    if (last?.isTurned === block.isWide) {
      last.blocks.push(block);
      continue;
    }
    const along: DocxBlock[] = [];
    while (block.isWide && last?.blocks.at(-1)?.isHeading) along.unshift(...last.blocks.splice(-1));
    pages.push({ isTurned: block.isWide, blocks: [...along, block] });
  }
  return pages
    .filter((one) => one.blocks.length > 0)
    .map(({ isTurned, blocks: own }) => ({ isTurned, parts: own.flatMap(({ parts }) => parts) }));
}

/**
 * A document as a file for word processors: in the direction, the faces and the spelling of the
 * language it was written in, on the reader's paper, with the reader's figures and days.
 */
export async function documentDocx(
  document: ResultDocument,
  { locale, intl, preferred, label }: DocxReader,
): Promise<Blob> {
  const written = documentLanguage(document, locale);
  const text = docxText(direction(written));
  const { width, height, margin } = paperOf(locale, preferred);
  const room = { upright: width - 2 * margin, turned: height - 2 * margin };
  const { write, starts } = blockWriter(text, room, intl);

  const title = [
    text.plain(document.title, { heading: HeadingLevel.TITLE, side: 'start' }),
    text.plain(label, { side: 'start', spacing: { after: 240 }, run: { color: muted } }),
  ];
  const pages = pagesOf(title, outline(document).map(write));
  const head = new Header({
    children: [text.plain(shortened(document.title), { side: 'start', style: 'Header' })],
  });
  const foot = new Footer({
    children: [
      text.plain(label, { side: 'start', style: 'Footer' }),
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
  const sections = pages.map(({ isTurned, parts }, at): ISectionOptions => ({
    properties: {
      // The first page has the title itself.
      ...(at === 0 && { titlePage: true }),
      page: {
        size: {
          width,
          height,
          orientation: isTurned ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      },
    },
    headers: {
      default: head,
      ...(at === 0 && { first: new Header({ children: [text.plain('')] }) }),
    },
    footers: { default: foot, ...(at === 0 && { first: foot }) },
    children: [...parts],
  }));
  return Packer.toBlob(
    new Document({
      title: legible(document.title),
      creator: 'Constella',
      lastModifiedBy: 'Constella',
      description: legible(label),
      styles: docxStyles(written, locale),
      numbering: docxNumbering(starts),
      sections,
    }),
  );
}
