import type { CssRule, Styles } from './rules';
import { variable } from './css';

const layers = ['reset', 'base', 'components', 'app'] as const;

const block = (
  { selector, media, use, colorScheme, font }: CssRule,
  declarations: Styles['declarations'],
): string[] => {
  const lines = Object.entries(declarations[use] ?? {}).map(
    ([name, value]) => `${name}: ${value};`,
  );
  if (lines.length === 0) return [];
  if (colorScheme) lines.unshift(`color-scheme: ${colorScheme};`);
  if (font) lines.push(`font-family: var(${variable('font.sans')});`);
  const rule = `${selector} {\n${lines.join('\n')}\n}`;
  return [media ? `@media ${media} {\n${rule}\n}` : rule];
};

/** The rules as a style sheet for pages that load no component. */
export const plainCss = (
  { declarations, rules }: Styles,
  layer: (typeof layers)[number],
  says: string,
): string =>
  `/* ${says}\n   Written by \`npm run tokens\`. */
@layer ${layers.map((name) => `constella.${name}`).join(', ')};

@layer constella.${layer} {
${rules.flatMap((rule) => block(rule, declarations)).join('\n')}
}
`;
