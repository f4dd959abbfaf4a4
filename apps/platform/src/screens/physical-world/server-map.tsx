import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Panel } from '@constella/ui';
import { GeoMap } from '@constella/ui/charts';

import { countryName, countryShapes } from '../../assistants/shared/geo/countries';

interface ServerMapProps {
  servers: readonly RowOfRecord<'mcp_servers'>[];
  tools: readonly RowOfRecord<'tools'>[];
}

/** The servers whose place is known on the map; nothing where that is none. */
export function ServerMap({ servers, tools }: ServerMapProps) {
  const intl = useIntl();
  const locale = useLocale();
  const placed = servers.filter(
    ({ latitude, longitude }) => latitude !== null && longitude !== null,
  );
  if (placed.length === 0) return null;
  const title = intl.formatMessage({ id: 'tools.map' });
  return (
    <Panel title={title}>
      <GeoMap
        title={title}
        titleHidden
        shapes={countryShapes}
        points={placed.map(({ id, name, latitude, longitude }) => ({
          name,
          latitude,
          longitude,
          value: tools.filter(({ serverId, status }) => serverId === id && status === 'active')
            .length,
        }))}
        valueLabel={intl.formatMessage({ id: 'tools.tools' })}
        nameLabel={intl.formatMessage({ id: 'tools.server' })}
        regionName={({ id, properties }) => {
          if (typeof id === 'string' && /^[A-Z]{2}$/.test(id)) return countryName(id, locale);
          const name = properties?.['name'];
          return typeof name === 'string' ? name : String(id ?? '');
        }}
      />
    </Panel>
  );
}
