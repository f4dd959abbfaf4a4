import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { docxFile, pdfFile } from '../../testing/document-files.js';
import { createProcessReader } from './process-reader.js';

const reader = createProcessReader();
const from = { sender: '1', signal: new AbortController().signal };
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (name: string, bytes: Uint8Array) => reader({ name, bytes }, from);
const reasonOf = (name: string, bytes: Uint8Array) =>
  read(name, bytes).then(
    () => 'read',
    (error: { reason?: string }) => error.reason,
  );

describe('what is read', () => {
  it('the pages of a PDF', async () => {
    const pdf = pdfFile([['The rent is 4,200 euros', 'a month.'], ['Notice: six weeks.']]);
    expect(await read('lease.pdf', pdf)).toEqual({
      kind: 'pdf',
      pages: 2,
      pieces: [
        { page: 1, text: 'The rent is 4,200 euros\na month.' },
        { page: 2, text: 'Notice: six weeks.' },
      ],
    });
  });

  it('the paragraphs of a Word document', async () => {
    const docx = docxFile(['Minutes', 'Ayşe & Björn were there.']);
    expect(await read('minutes.docx', docx)).toEqual({
      kind: 'docx',
      pages: null,
      pieces: [{ page: null, text: 'Minutes\n\nAyşe & Björn were there.' }],
    });
  });

  it('a table of values, each piece under its head', async () => {
    const rows = Array.from({ length: 120 }, (_row, at) => `Item ${at};"1,5";Two\nlines`);
    const { kind, pieces } = await read('prices.csv', utf8(`Name;Price;Note\n${rows.join('\n')}`));
    expect(kind).toBe('csv');
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every(({ text }) => text.startsWith('Name | Price | Note\n'))).toBe(true);
    expect(pieces[0]!.text).toContain('\nItem 0 | 1,5 | Two');
  });

  it.each([
    ['UTF-8', utf8('Müller, 東京'), 'Müller, 東京'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00), 'Mü'],
    [
      'Windows-1252',
      Uint8Array.from(Buffer.from('Die Prüfung für Müller läuft über größere Flächen.', 'latin1')),
      'Die Prüfung für Müller läuft über größere Flächen.',
    ],
    [
      'Shift_JIS',
      Uint8Array.of(0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x95, 0xb6, 0x8f, 0x91),
      '日本語の文書',
    ],
  ])('text in %s', async (_encoding, bytes, text) => {
    expect((await read('notes.txt', bytes)).pieces).toEqual([{ page: null, text }]);
  });

  it('what is in it, not what its name says', async () => {
    expect(await read('lease.txt', pdfFile([['Rent']]))).toMatchObject({ kind: 'pdf' });
    expect(await read('readme.pdf', utf8('# Plain'))).toMatchObject({ kind: 'txt' });
  });
});

describe('what is refused, and why', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
  const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
  const locked = utf8(Array.from('EncryptedPackage').join('\0'));
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const vba = { 'word/vbaProject.bin': utf8('macro') };
  const zeros = new Uint8Array(70_000_000);

  it.each<[reason: string, name: string, bytes: () => Uint8Array]>([
    ['type', 'photo.txt', () => png],
    ['type', 'letter.doc', () => old],
    ['type', 'letter.rtf', () => utf8(String.raw`{\rtf1\ansi Hello}`)],
    ['type', 'sheet.docx', () => zipSync({ 'xl/workbook.xml': utf8('<a/>') })],
    ['empty', 'nothing.md', () => utf8(' \n\n ')],
    ['encrypted', 'secret.pdf', () => pdfFile([['Rent']], { locked: true })],
    ['encrypted', 'secret.docx', () => Uint8Array.of(...old, ...locked)],
    ['macros', 'form.docm', () => docxFile(['Hello'], { type: macroType })],
    ['macros', 'form.docx', () => docxFile(['Hello'], { parts: vba })],
    ['noText', 'scan.pdf', () => pdfFile([[], []])],
    ['noText', 'blank.docx', () => docxFile([''])],
    ['tooMuch', 'bomb.docx', () => docxFile(['Hello'], { parts: { 'word/media/a.bmp': zeros } })],
    ['tooLong', 'endless.docx', () => docxFile(['word '.repeat(130_000)])],
    ['broken', 'cut.docx', () => docxFile(['Hello']).slice(0, 200)],
    ['broken', 'cut.pdf', () => utf8('%PDF-1.7 and nothing else')],
  ])('%s: %s', async (reason, name, bytes) => {
    expect(await reasonOf(name, bytes())).toBe(reason);
  });

  it('a part that unpacks to more than it says is not unpacked further', async () => {
    const bomb = docxFile(['x'.repeat(200_000)]);
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    // In the directory at the end: the size a part says it has.
    for (let at = 0; at < bomb.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 200_000)
        view.setUint32(at + 24, 10, true);
    expect(await reasonOf('lying.docx', bomb)).toBe('broken');
  });

  it('slow, when it takes too long', async () => {
    const impatient = createProcessReader({ timeout: 1 });
    const reading = impatient({ name: 'lease.pdf', bytes: pdfFile([['Rent']]) }, from);
    await expect(reading).rejects.toMatchObject({ reason: 'slow' });
  });
});
