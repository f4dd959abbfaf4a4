/**
 * Index of the option that typed letters lead to, undefined when none does. One letter, or the same
 * again and again, walks through the options that begin with it; several find the option that
 * begins with all of them, the current one included. All texts are folded.
 */
export const findByLetters = (
  labels: readonly string[],
  from: number,
  letters: string,
): number | undefined => {
  const [first = ''] = letters;
  const walks = letters === first.repeat(letters.length);
  const wanted = walks ? first : letters;
  const start = walks ? from + 1 : Math.max(0, from);
  for (let step = 0; step < labels.length; step += 1) {
    const place = (start + step) % labels.length;
    if (labels[place]?.startsWith(wanted)) return place;
  }
  return undefined;
};
