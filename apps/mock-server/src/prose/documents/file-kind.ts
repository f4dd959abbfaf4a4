/** The form of a file by its first bytes, whatever its name says. */
export type FileForm = 'pdf' | 'zip' | 'ole' | 'text' | 'other';

/** Bytes that are looked at for what no text has. */
const looked = 65_536;
/** A PDF may begin with so many bytes of something else. */
const pdfWithin = 1_024;

/** The form of a file. */
export function formOf(bytes: Uint8Array): FileForm {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  if (latin(bytes.subarray(0, pdfWithin)).includes('%PDF-')) return 'pdf';
  // Rich text is a format of its own that looks like text.
  if (startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])) return 'other';
  if (hasByteOrder(bytes)) return 'text';
  const head = bytes.subarray(0, looked);
  return head.every((byte) => byte >= 0x20 || isSpacing(byte)) ? 'text' : 'other';
}

/** Whether a file of an old office format holds an encrypted new one. */
export const holdsEncrypted = (bytes: Uint8Array): boolean =>
  latin(bytes).includes(Array.from('EncryptedPackage').join('\0'));

/** A UTF-16 text says in which order its bytes come; it has zeros as no other text. */
const hasByteOrder = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);

/** Tab, line feed, form feed, carriage return, and what old Japanese texts change their signs with. */
const isSpacing = (byte: number): boolean => (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b;

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
