/** A whole number from a text, the same everywhere (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One entry of a list, chosen by the key: the same key chooses the same entry. */
export function pick<T>(list: readonly [T, ...T[]], key: string): T {
  return list[hashOf(key) % list.length] ?? list[0];
}
