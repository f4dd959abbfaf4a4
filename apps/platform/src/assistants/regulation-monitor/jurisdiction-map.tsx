import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import { Stack, Text } from '@constella/ui';
import { GeoMap } from '@constella/ui/charts';

import type { MonitorResult } from './monitor-result';
import { countriesOf, countryName, countryShapes } from '../shared/geo/countries';

/** Countries by the score of the worst that holds there; what is no country stands below. */
export function JurisdictionMap({ items }: Pick<MonitorResult, 'items'>) {
  const intl = useIntl();
  const locale = useLocale();
  const { list } = useFormats();
  const scores = new Map<string, number>();
  const offMap = new Set<string>();
  for (const { jurisdiction, score } of items) {
    const countries = countriesOf(jurisdiction);
    if (countries.length === 0) offMap.add(jurisdiction);
    for (const country of countries) scores.set(country, Math.max(scores.get(country) ?? 0, score));
  }
  return (
    <Stack gap={8}>
      <GeoMap
        title={intl.formatMessage({ id: 'regulation.map' })}
        titleHidden
        shapes={countryShapes}
        bounds="values"
        values={[...scores].map(([region, value]) => ({ region, value }))}
        valueLabel={intl.formatMessage({ id: 'regulation.score' })}
        nameLabel={intl.formatMessage({ id: 'regulation.jurisdiction' })}
        regionName={({ id, properties }) => {
          if (typeof id === 'string' && /^[A-Z]{2}$/.test(id)) return countryName(id, locale);
          const name = properties?.['name'];
          return typeof name === 'string' ? name : String(id ?? '');
        }}
      />
      {offMap.size > 0 && (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'regulation.offMap' }, { places: list([...offMap]) })}
        </Text>
      )}
    </Stack>
  );
}
