// `@constella/ui/tokens`: for `.css.ts` files outside the library, without loading a component.
export { vars } from './contract.css.js';
export { customProperties, type TokenName } from './generated/names.js';
export { type ColorToken, themeColors, type ThemeName, themes } from './generated/themes.js';
export { layers } from './layers.css.js';
export { media } from './media.js';
export { controlLine, type, type TypeSize } from './type.js';
export { appStyle, componentRule, componentStyle } from './component-style.js';
