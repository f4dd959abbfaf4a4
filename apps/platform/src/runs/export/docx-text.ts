import {
  AlignmentType,
  ExternalHyperlink,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';

import { readSpans, type Span } from './read-lines';
import { directionOf, scriptRuns, type Direction } from './script-runs';

type RunStyle = Omit<IRunOptions, 'text' | 'children' | 'break' | 'rightToLeft'>;

/** How a paragraph differs from the others. */
export interface ParagraphStyle extends Omit<
  IParagraphOptions,
  'children' | 'text' | 'bidirectional'
> {
  readonly run?: RunStyle;
  /** Where it stands as the document's own lines run, whichever way it does: a heading, a cell. */
  readonly side?: 'start' | 'center' | 'end';
  /** @default that of most of its letters */
  readonly way?: Direction;
}

/** A text's paragraphs, each in the direction of its letters. */
export interface DocxText {
  /** The document's. */
  readonly direction: Direction;
  readonly paragraph: (spans: readonly Span[], style?: ParagraphStyle) => Paragraph;
  /** A text without marks. */
  readonly plain: (text: string, style?: ParagraphStyle) => Paragraph;
  /** A text of one piece, with its marks. */
  readonly marked: (text: string, style?: ParagraphStyle) => Paragraph;
}

/** Characters illegal in XML: a word processor would refuse the whole file. */
// eslint-disable-next-line no-control-regex
const illegible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Of a paragraph's own direction. */
const sides = [AlignmentType.START, AlignmentType.END] as const;

const codeStyle: RunStyle = { font: 'Consolas', noProof: true };

/** A text without what no XML may hold. */
export const legible = (text: string): string => text.replaceAll(illegible, '');

function textRuns({ text, bold, italic, code, href }: Span, way: Direction, own: RunStyle) {
  const style: RunStyle = {
    ...own,
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(code && codeStyle),
    ...(href !== undefined && { style: 'Hyperlink' }),
  };
  return legible(text)
    .split(/\r?\n|\r/)
    .flatMap((line, at) => [
      ...(at > 0 ? [new TextRun({ ...style, break: 1 })] : []),
      ...scriptRuns(line, way).map(
        ({ text: piece, direction }) =>
          new TextRun({
            ...style,
            text: piece.replaceAll('\t', ' '),
            ...(direction === 'rtl' && { rightToLeft: true }),
          }),
      ),
    ]);
}

/** Paragraphs of a document that runs one way. */
export function docxText(direction: Direction): DocxText {
  const paragraph: DocxText['paragraph'] = (
    spans,
    { run = {}, side, way: given, ...style } = {},
  ) => {
    const way = given ?? directionOf(spans.map(({ text }) => text).join(''), direction);
    const children = spans.flatMap((span): ParagraphChild[] => {
      const runs = textRuns(span, way, run);
      return span.href === undefined
        ? runs
        : [new ExternalHyperlink({ link: legible(span.href), children: runs })];
    });
    return new Paragraph({
      ...(side === 'center' && { alignment: AlignmentType.CENTER }),
      ...(side &&
        side !== 'center' && {
          alignment: sides[(side === 'start') === (way === direction) ? 0 : 1],
        }),
      ...style,
      ...(way === 'rtl' && { bidirectional: true }),
      children,
    });
  };
  return {
    direction,
    paragraph,
    plain: (text, style) => paragraph([{ text }], style),
    marked: (text, style) => paragraph(readSpans(text), style),
  };
}
