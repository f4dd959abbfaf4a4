import type { AssistantId } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';

import {
  once,
  storedLocale,
  textsFor,
  withContent,
  type Texts,
} from '../../base/language/texts.js';
import { offlineContent } from './index.js';

type Shared = 'compliance' | 'risk' | 'team';

/** The folders beside its own whose texts an assistant speaks. */
const shared: { readonly [Id in AssistantId]?: readonly Shared[] } = {
  'cognitive-flow': ['team'],
  collaboration: ['team'],
  'compliance-policy': ['compliance'],
  'compliance-risk': ['compliance', 'risk'],
  'risk-assessment': ['risk'],
};

const loaded = new Map<string, Promise<Texts>>();

/** The texts of an assistant's runs in a language: the server's and those of its content. */
export function runTexts(assistant: string, stored: string): Promise<Texts> {
  const locale = storedLocale(stored);
  return once(loaded, `${assistant} ${locale}`, () => load(assistant as AssistantId, locale));
}

async function load(assistant: AssistantId, locale: Locale): Promise<Texts> {
  const hasOwn = Object.keys(offlineContent[assistant] ?? {}).length > 0;
  const [texts, ...files] = await Promise.all([
    textsFor(locale),
    // An assistant with no content of its own speaks the server's words and the shared ones.
    ...(hasOwn ? [import(`./${assistant}/content/${locale}.json`)] : []),
    ...(shared[assistant] ?? []).map(
      (folder) => import(`./shared/${folder}/content/${locale}.json`),
    ),
  ]);
  return withContent(texts, files);
}
