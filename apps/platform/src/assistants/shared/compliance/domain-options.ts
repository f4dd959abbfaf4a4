import { regulatoryDomains, type RegulatoryDomain } from '@constella/api-client';
import type { FormOption } from '@constella/forms';

/** What a rule can be about. */
export const domainOptions = regulatoryDomains.map((value): FormOption<RegulatoryDomain> => ({
  value,
  label: `compliance.domain.${value}`,
  description: `compliance.domain.${value}.hint`,
}));
