import type { RowOfRecord } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Heading, KeyValue, Link, Stack, StatusDot, Text } from '@constella/ui';

import * as styles from './result-view.css';

/** Facts of a source: where, whose law, how much it can be trusted, when it was read. */
export function SourceFacts({ source }: { source: RowOfRecord<'regulation_sources'> }) {
  const intl = useIntl();
  const { number, relative } = useFormats();
  const { name, url, description, jurisdiction, reliability, lastFetched, enabled } = source;
  const say = (id: 'jurisdiction' | 'reliability' | 'lastFetched' | 'never') =>
    intl.formatMessage({ id: `regulation.${id}` });
  return (
    <Stack gap={8}>
      <Heading level={3}>
        {url ? (
          <Link tone="strong" href={url} target="_blank">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Heading>
      <StatusDot
        status={enabled ? 'idle' : 'offline'}
        label={intl.formatMessage({ id: enabled ? 'regulation.in' : 'regulation.out' })}
      />
      {description && (
        <Text size={13} tone="muted">
          <bdi>{description}</bdi>
        </Text>
      )}
      <KeyValue
        className={styles.facts}
        items={[
          { label: say('jurisdiction'), value: jurisdiction },
          { label: say('reliability'), value: number(reliability, { style: 'percent' }) },
          { label: say('lastFetched'), value: lastFetched ? relative(lastFetched) : say('never') },
        ]}
      />
    </Stack>
  );
}
