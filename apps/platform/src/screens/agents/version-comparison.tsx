import type { RowOfRecord } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { ArrowLeftIcon, Button, Select, Stack } from '@constella/ui';
import { useMemo } from 'react';

import { AgentDifference } from './agent-difference';
import * as styles from './agent-versions.css';

/** A version of an agent. */
export type AgentVersion = RowOfRecord<'agent_versions'>;

/** The numbers of two versions. */
export interface VersionPair {
  before: number;
  after: number;
}

interface VersionComparisonProps {
  rows: readonly AgentVersion[];
  pair: VersionPair;
  onPair: (pair: VersionPair) => void;
  onBack: () => void;
}

/** Two versions of an agent, whichever they are, and what differs between them. */
export function VersionComparison({ rows, pair, onPair, onBack }: VersionComparisonProps) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const titleOf = (number: number) =>
    intl.formatMessage({ id: 'run.versions.name' }, { number: String(number) });
  const options = useMemo(
    () =>
      rows.map(({ number, createdAt }) => ({
        value: String(number),
        label: intl.formatMessage({ id: 'run.versions.name' }, { number: String(number) }),
        description: dateTime(createdAt),
      })),
    [rows, intl, dateTime],
  );
  const stateOf = (number: number) => {
    const found = rows.find((row) => row.number === number);
    return found && { title: titleOf(number), agent: found.agent };
  };
  const [before, after] = [stateOf(pair.before), stateOf(pair.after)];
  return (
    <Stack gap={16}>
      <div>
        <Button size="small" variant="quiet" icon={<ArrowLeftIcon />} onClick={onBack}>
          {intl.formatMessage({ id: 'agents.versions.back' })}
        </Button>
      </div>
      <div className={styles.ends}>
        {(['before', 'after'] as const).map((end) => (
          <Select
            key={end}
            label={intl.formatMessage({ id: `agents.versions.${end}` })}
            value={String(pair[end])}
            onValueChange={(value) => onPair({ ...pair, [end]: Number(value) })}
            options={options}
          />
        ))}
      </div>
      {before && after && <AgentDifference before={before} after={after} />}
    </Stack>
  );
}
