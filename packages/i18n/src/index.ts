export {
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  type Moment,
} from './formats.js';
export { createFormatter, formatterFor, type Formatter, type MessageValues } from './formatter.js';
export { loadMessages, type Messages, type MessageSource } from './load.js';
export {
  direction,
  fallbackLocale,
  intlTag,
  isLocale,
  itemSeparator,
  languageBadge,
  localeName,
  locales,
  type Locale,
} from './locales.js';
export type { MessageId, MessageIdOf } from './message-id.js';
export { namespaceOf, namespaces, type Namespace } from './namespaces.js';
export { localeForLanguage, negotiateLocale, type NegotiationInput } from './negotiate.js';
export { amountsIn, isCurrency, isDuration, type Amount } from './reading/amounts.js';
export { choicesIn, lastWord, listAfter, optionsIn } from './reading/lists.js';
export { namedAmounts, type NamedAmount } from './reading/named-amounts.js';
export { eachSentence, sentencesOf, withoutBullet } from './reading/sentences.js';
export {
  amountKind,
  dayAfter,
  dayOf,
  typedAmounts,
  withoutDays,
  type AmountKind,
  type TypedAmount,
} from './reading/typed-amounts.js';
export { typedFacts, type TypedFact } from './reading/typed-facts.js';
