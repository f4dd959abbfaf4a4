import { regulatoryDomains, riskCategories, type RegisteredRisk } from '@constella/api-client';
import type { useIntl } from '@constella/i18n/react';

/**
 * The name of a risk's kind in the reader's language; as the run said it where that is all there
 * is.
 */
export function categoryName(
  { kind, category }: Pick<RegisteredRisk, 'kind' | 'category'>,
  intl: ReturnType<typeof useIntl>,
): string {
  const ofRisk = riskCategories.find((one) => one === kind);
  if (ofRisk) return intl.formatMessage({ id: `risk.category.${ofRisk}` });
  const domain = regulatoryDomains.find((one) => one === kind);
  return domain ? intl.formatMessage({ id: `compliance.domain.${domain}` }) : category;
}
