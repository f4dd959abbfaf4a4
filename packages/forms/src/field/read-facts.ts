export { typedFacts } from '@constella/i18n';
