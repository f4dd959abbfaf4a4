/** An id none of those has. */
export function nextId(prefix: string, taken: readonly { readonly id: string }[]): string {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}
