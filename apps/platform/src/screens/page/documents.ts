import { fallbackLocale, isLocale } from '@constella/i18n';

import { fetchPatiently, onceMore } from '../../base/loading/fetch-patiently';
import type { PageDocument, PageName } from './page-document';

const files = import.meta.glob<PageDocument>('../../../content/*/*.md', { import: 'default' });
const fetched = new Map<string, Promise<PageDocument>>();

/**
 * A page's document in a language. What could not be fetched is asked for again the next time.
 *
 * @throws LoadFailure when it cannot be fetched
 */
export function documentOf(name: PageName, language: string): Promise<PageDocument> {
  const path = `../../../content/${isLocale(language) ? language : fallbackLocale}/${name}.md`;
  const pending = fetched.get(path) ?? fetchPatiently(files[path]!, onceMore);
  fetched.set(path, pending);
  pending.catch(() => fetched.delete(path));
  return pending;
}
