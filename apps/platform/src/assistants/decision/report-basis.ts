import type { useIntl } from '@constella/i18n/react';

import type { Decision } from './decision-matrix';

/** The figures a report was written for, in words, where they are those of the matrix no more. */
export function reportBasis(
  { options, writtenFor }: Decision,
  intl: ReturnType<typeof useIntl>,
): { places: string[]; confidence: string } | undefined {
  if (!writtenFor) return undefined;
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent' });
  return {
    places: writtenFor.ranking.map(
      ({ option, share }) => `${options[option] ?? ''} (${percent(share)})`,
    ),
    confidence: percent(writtenFor.confidence),
  };
}
