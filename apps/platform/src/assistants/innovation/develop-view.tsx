import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { DatePicker, Grid, KeyValue, Panel, Progress, Select, Stack } from '@constella/ui';
import { useState } from 'react';

import { doneOf, type PartProps } from './innovation-result';
import * as styles from './result-view.css';
import { RoadmapPhases } from './roadmap-phases';
import { useDay } from './use-day';

/** Stands in the list for no idea at all; no idea has it as its id. */
const nobody = ' ';

/** The idea to develop, and the five phases of its road map. */
export function DevelopView({ result, onChange: change, draftKey }: PartProps) {
  const intl = useIntl();
  const day = useDay();
  const { ideas, ranking, chosen, roadmap } = result;
  const none = intl.formatMessage({ id: 'innovation.develop.none' });
  const { done, total } = doneOf(roadmap);
  return (
    <Stack gap={16} className={styles.part}>
      <Panel title={intl.formatMessage({ id: 'innovation.develop.idea' })}>
        {change ? (
          <Grid minColumn={260} gap={24}>
            <Select
              label={intl.formatMessage({ id: 'innovation.develop.choose' })}
              description={intl.formatMessage({ id: 'innovation.develop.hint' })}
              value={chosen ?? nobody}
              onValueChange={(id) => change({ ...result, chosen: id === nobody ? null : id })}
              options={[
                { value: nobody, label: none },
                ...ranking.map(({ idea }) => ({
                  value: idea,
                  label: ideas.find(({ id }) => id === idea)?.title ?? '',
                })),
              ]}
            />
            <FirstDay result={result} onChange={change} />
          </Grid>
        ) : (
          <KeyValue
            items={[
              {
                id: 'idea',
                label: intl.formatMessage({ id: 'innovation.develop.choose' }),
                value: ideas.find(({ id }) => id === chosen)?.title ?? none,
              },
              {
                id: 'start',
                label: intl.formatMessage({ id: 'innovation.develop.start' }),
                value: day(roadmap.start),
              },
            ]}
          />
        )}
      </Panel>
      <Panel padding="none" title={intl.formatMessage({ id: 'innovation.roadmap' })}>
        <Progress
          className={styles.progress}
          label={intl.formatMessage({ id: 'innovation.roadmap.progress' })}
          showLabel
          value={done}
          max={Math.max(total, 1)}
          valueText={intl.formatMessage({ id: 'innovation.roadmap.done' }, { done, total })}
        />
        <RoadmapPhases result={result} onChange={change} draftKey={draftKey} />
      </Panel>
    </Stack>
  );
}

/** The day all phases are counted from; while it is empty or no date, the last one counts. */
function FirstDay({ result, onChange: change }: PartProps) {
  const intl = useIntl();
  const { roadmap } = result;
  const [isEmpty, setEmpty] = useState(false);
  return (
    <DatePicker
      label={intl.formatMessage({ id: 'innovation.develop.start' })}
      description={intl.formatMessage({ id: 'innovation.develop.startHint' })}
      min={bounds.roadmapStart.firstDay}
      max={bounds.roadmapStart.lastDay}
      value={isEmpty ? '' : roadmap.start}
      onValueChange={(start) => {
        setEmpty(start === '');
        if (start) change?.({ ...result, roadmap: { ...roadmap, start } });
      }}
    />
  );
}
