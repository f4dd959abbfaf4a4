import { createGlobalThemeContract } from '@vanilla-extract/css';

import { contract } from './generated/contract.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every value a component may use, by meaning. Each is a custom property with a readable name
 * (`vars.surface.raised` is `--constella-surface-raised`), which a consumer may redefine.
 */
export const vars = createGlobalThemeContract(
  contract,
  (_value, path) => `constella-${path.map(kebab).join('-')}`,
);
