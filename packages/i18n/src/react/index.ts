export { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

export { useFormats, useLocale, type Formats } from './hooks.js';
export { I18nProvider, type I18nProviderProps } from './provider.js';
