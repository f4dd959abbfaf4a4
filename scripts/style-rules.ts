export interface StyleProblem {
  /** From 1. */
  line: number;
  text: string;
}

const physical =
  /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\btextAlign: '(?:left|right)'|\bfloat: '(?:left|right)'/;
const physicalInset = /^\s*(?:left|right|top|bottom):/;
const rawColour = /#[0-9a-f]{3,8}\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;

/** Where colours are made, and where the raw value is the subject. */
const makesColours = /packages\/ui\/src\/tokens\//;

/**
 * Problems in the styles in one source file: physical sides anywhere, raw colours outside the
 * tokens, `:dir()`, which not every browser is sent (tokens/direction.css.ts). A line that must
 * break a rule says why in a comment starting `style-rule:`.
 */
export function styleProblems(file: string, source: string): StyleProblem[] {
  const isStyle = file.endsWith('.css.ts');
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    if (/style-rule:/.test(text) || /style-rule:/.test(lines[index - 1] ?? '')) return [];
    if (/^\s*(?:\/\/|\/?\*)/.test(text)) return [];
    const found: string[] = [];
    if (physical.test(text) || (isStyle && physicalInset.test(text)))
      found.push('physical side; use the logical property');
    if (isStyle && /:dir\(/.test(text)) found.push('`:dir()`; multiply by `forward`');
    if (isStyle && !makesColours.test(file) && rawColour.test(text))
      found.push('raw colour; use a token');
    return found.map((problem) => ({ line: index + 1, text: `${problem}: ${text.trim()}` }));
  });
}
