// Tokens and provider
export { vars } from './tokens/contract.css.js';
export { layers } from './tokens/layers.css.js';
export { media } from './tokens/media.js';
export { type, type TypeSize } from './tokens/type.js';
export {
  UiProvider,
  type UiProviderProps,
  themes,
  type Theme,
  contrastChoices,
  type ContrastChoice,
} from './provider/ui-provider.js';
export {
  useUi,
  type Direction,
  type LinkComponentProps,
  type UiContextValue,
} from './provider/ui-context.js';
export { defaultLabels, type UiLabels } from './provider/labels.js';

// Icons
export * from './icons/index.js';
