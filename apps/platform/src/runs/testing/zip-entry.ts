import { inflateRawSync } from 'node:zlib';

/** Marks at the start of a zip archive's end and of an entry of its directory. */
const marks = { end: Buffer.from('PK\u{5}\u{6}'), entry: Buffer.from('PK\u{1}\u{2}') };

/** A file of a zip archive, unpacked; for tests. */
export function zipEntry(archive: Buffer, path: string): string {
  let at = archive.readUInt32LE(archive.lastIndexOf(marks.end) + 16);
  while (archive.subarray(at, at + marks.entry.length).equals(marks.entry)) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === path) {
      const size = archive.readUInt32LE(at + 20);
      const local = archive.readUInt32LE(at + 42);
      const start =
        local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const content = archive.subarray(start, start + size);
      return (archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString();
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`no ${path} in the archive`);
}
