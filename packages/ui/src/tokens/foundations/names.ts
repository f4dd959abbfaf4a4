import { declarations } from '../generated/styles.js';
import { customProperties, type TokenName } from '../generated/names.js';

/** The tokens of a group, in their order. */
export const tokensOf = (group: string): TokenName[] =>
  (Object.keys(customProperties) as TokenName[]).filter((name) => name.startsWith(`${group}.`));

/** `space.16` → `16`. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** A token as a value of CSS, for a sample that follows the theme. */
export const tokenVar = (name: TokenName): string => `var(${customProperties[name]})`;

/** A token's value where nothing changes it: light theme, fine pointer, Latin script. */
export const plainValue = (name: TokenName): string => {
  const declared: Record<string, string> = {
    ...declarations.light,
    ...declarations.base,
    ...declarations.latin,
  };
  return declared[customProperties[name]] ?? '';
};
