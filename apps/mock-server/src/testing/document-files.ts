import { strToU8, zipSync } from 'fflate';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

interface PdfOptions {
  /** Whether it asks for a password. */
  readonly locked?: boolean;
}

/** A PDF with the lines of each page. */
export function pdfFile(
  pages: readonly (readonly string[])[],
  { locked }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const first = 4;
  const objects = pages.flatMap((lines, at) => {
    const page = first + at * 2;
    const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`);
    const content = lines.length > 0 ? `BT /F1 12 Tf 14 TL 20 280 Td ${shown.join(' ')} ET` : '';
    return [
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${page + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>endobj`,
      `${page + 1} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    ];
  });
  const kids = pages.map((_lines, at) => `${first + at * 2} 0 R`).join(' ');
  const secret = '61'.repeat(32);
  return bytes(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>endobj`,
      '3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      ...objects,
      `99 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${secret}>/U<${secret}>>>endobj`,
      `trailer<</Root 1 0 R${locked ? '/Encrypt 99 0 R/ID[<6161><6161>]' : ''}>>`,
      '',
    ].join('\n'),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface DocxOptions {
  readonly type?: string;
  /** Other parts of it. */
  readonly parts?: Readonly<Record<string, Uint8Array>>;
}

/** A Word document with a paragraph for each text. */
export function docxFile(
  paragraphs: readonly string[],
  { type = word, parts = {} }: DocxOptions = {},
) {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`);
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const schemas = 'http://schemas.openxmlformats.org';
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
    ),
    ...parts,
  });
}
