import { riskCategories, type RegisteredRisk } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

/** What a risk's kind is called in the reader's language; as the run said it where that is all there is. */
export function categoryName(
  { kind, category }: Pick<RegisteredRisk, 'kind' | 'category'>,
  intl: ReturnType<typeof useIntl>,
): string {
  if (kind === undefined) return category;
  const own = riskCategories.find((one) => one === kind);
  return own
    ? intl.formatMessage({ id: `risk.category.${own}` })
    : intl.formatMessage({ id: `compliance.domain.${kind as Exclude<typeof kind, typeof own>}` });
}
