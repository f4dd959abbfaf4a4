import type { MedicalImageType } from '@constella/api-client/contract';

/** Why a picture is not taken. */
export type ImageProblem = 'svg' | 'dicom' | 'program' | 'other' | 'unreadable';

/** Bytes at the beginning that tell every kind. */
const headLength = 512;

const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** What a file is by its first bytes, whatever it is called. */
export function imageKind(head: Uint8Array): MedicalImageType | ImageProblem {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (head[0] === 0x89 && hasText(head, 'PNG\r\n\u001A\n', 1)) return 'image/png';
  if (hasText(head, 'RIFF') && hasText(head, 'WEBP', 8)) return 'image/webp';
  if (hasText(head, 'DICM', 128)) return 'dicom';
  if (hasText(head, 'MZ') || hasText(head, '\u007FELF')) return 'program';
  const words = new TextDecoder().decode(head).toLowerCase();
  return /<svg|<!doctype svg|<\?xml/.test(words) ? 'svg' : 'other';
}

/** Longest side of a picture that is kept, in pixels: what a radiology screen shows. */
const longestSide = 4096;

/**
 * A picture drawn anew, so that nothing but what is seen of it is left: no place, camera, name or date.
 * @throws {ImageProblem} when it is none, or cannot be read
 */
export async function cleanImage(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = imageKind(head);
  if (!kind.startsWith('image/')) throw kind;
  const unreadable: ImageProblem = 'unreadable';
  const picture = await createImageBitmap(new Blob([file], { type: kind })).catch(() => undefined);
  if (!picture) throw unreadable;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, kind, 0.92);
  });
  if (!blob) throw unreadable;
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}
