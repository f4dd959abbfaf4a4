import { useIntl, useLocale } from '@constella/i18n/react';
import { Panel, Stack, Text } from '@constella/ui';
import { GeoMap } from '@constella/ui/charts';

import type { ResultViewProps } from '../../runs/blocks/block';
import { countryName, countryShapes } from '../shared/geo/countries';
import { distanceOf, stopsOf } from './trip';

/** Degrees of land that are shown around the places of a trip, at least. */
const around = 3;

/** Kilometers below which two places are one on this map. */
const near = 5;

/** The places of a trip on the land they are on, in their order; nothing where none is known. */
export function RouteMap({ result }: ResultViewProps<'travel-plan'>) {
  const intl = useIntl();
  const locale = useLocale();
  const stops = stopsOf(result);
  if (stops.length === 0) return null;
  const longitudes = stops.map(({ longitude }) => longitude);
  const latitudes = stops.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const pad = Math.max(around, (east - west) / 4, (north - south) / 4);
  const legs = stops.slice(1).flatMap((stop, at) => {
    const from = stops[at];
    const distance = from ? distanceOf(from, stop) : 0;
    return from && distance > near ? [{ from, stop, distance }] : [];
  });
  return (
    <Panel
      title={intl.formatMessage({ id: 'travel.map' })}
      footer={intl.formatMessage({ id: 'travel.map.note' })}
    >
      <Stack gap={12}>
        <GeoMap
          title={intl.formatMessage({ id: 'travel.map' })}
          titleHidden
          projection="mercator"
          shapes={countryShapes}
          isRoute
          points={stops.map(({ name, latitude, longitude, day }) => ({
            name,
            latitude,
            longitude,
            value: day,
          }))}
          bounds={[
            Math.max(-180, west - pad),
            Math.max(-80, south - pad),
            Math.min(180, east + pad),
            Math.min(80, north + pad),
          ]}
          valueLabel={intl.formatMessage({ id: 'travel.day' })}
          nameLabel={intl.formatMessage({ id: 'travel.map.place' })}
          regionName={({ id, properties }) => {
            if (typeof id === 'string' && /^[A-Z]{2}$/.test(id)) return countryName(id, locale);
            const name = properties?.['name'];
            return typeof name === 'string' ? name : String(id ?? '');
          }}
        />
        {legs.map(({ from, stop, distance }) => (
          <Text key={stop.name} size={13} tone="muted">
            {intl.formatMessage(
              { id: 'travel.map.leg' },
              {
                from: from.name,
                to: stop.name,
                distance: intl.formatNumber(Math.round(distance), {
                  style: 'unit',
                  unit: 'kilometer',
                }),
              },
            )}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
