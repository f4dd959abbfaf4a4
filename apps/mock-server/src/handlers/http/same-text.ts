/**
 * Whether two texts are the same, in a time that depends on the first one's length alone: how long
 * a comparison took must not tell how much of a guess was right.
 */
export function sameText(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < given.length; at += 1)
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at % (expected.length || 1));
  return difference === 0;
}
