'use client';

import { labRangeSource, type Assessed, type LabRange } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Badge, Inline, Link, Text } from '@constella/ui';

type Intl = ReturnType<typeof useIntl>;

/** A range in words: `12 to 16 g/dL`, `up to 0.8 mg/dL`. */
export function rangeText({ low, high }: LabRange, unit: string, intl: Intl): string {
  const number = (value: number) => intl.formatNumber(value, { maximumSignificantDigits: 4 });
  if (low !== undefined && high !== undefined)
    return intl.formatMessage(
      { id: 'medical.range.between' },
      { low: number(low), high: number(high), unit },
    );
  return intl.formatMessage(
    { id: high === undefined ? 'medical.range.from' : 'medical.range.upTo' },
    { value: number(high ?? low ?? 0), unit },
  );
}

/** A value in the other system of units, in words. */
export const convertedText = ({ converted }: Assessed, intl: Intl): string =>
  converted
    ? `${intl.formatNumber(converted.value, { maximumSignificantDigits: 4 })} ${converted.unit.label}`
    : '';

const tones = {
  criticalLow: 'danger',
  criticalHigh: 'danger',
  implausible: 'warning',
  below: 'warning',
  within: 'success',
  above: 'warning',
  unclear: 'neutral',
} as const;

/** How a value stands to its range, with the range and the value in the other unit. */
export function LabStandingLine({ assessed }: { assessed: Assessed }) {
  const intl = useIntl();
  const { standing, range, unit } = assessed;
  const other = convertedText(assessed, intl);
  return (
    <Inline gap={8}>
      <Badge tone={tones[standing]}>
        {intl.formatMessage({ id: `medical.standing.${standing}` })}
      </Badge>
      <Text as="span" size={12} tone="muted">
        {[
          standing === 'implausible' && intl.formatMessage({ id: 'medical.implausible' }),
          range
            ? rangeText(range, unit.label, intl)
            : intl.formatMessage({ id: 'medical.range.unknown' }),
          other && intl.formatMessage({ id: 'medical.converted' }, { value: other }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Inline>
  );
}

/** The publication the ranges are from. */
export function LabRangeSource() {
  const intl = useIntl();
  return (
    <Inline gap={4}>
      <Text as="span" size={12} tone="muted">
        {intl.formatMessage({ id: 'medical.range.source' })}
      </Text>
      <Link href={labRangeSource.url} target="_blank" underlined>
        {labRangeSource.name}
      </Link>
    </Inline>
  );
}
