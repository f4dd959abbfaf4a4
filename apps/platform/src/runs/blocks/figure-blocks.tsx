import { bounds } from '@constella/api-client';
import { useLongestEntry } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import {
  DatePicker,
  Grid,
  KeyValue,
  Panel,
  Select,
  SliderField,
  Stack,
  TagInput,
  TextField,
  Timeline,
} from '@constella/ui';
import { Suspense, type ReactNode } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import { cellText } from '../export/cell-text';
import type { ChartBlock, Fact, FactsBlock, ScoreBlock, TimelineBlock } from './block';
import type { Any } from './block-base';
import { factCell } from './block-document';
import * as styles from './blocks.css';
import type { DrawnProps } from './drawn';
import { messageId } from './message-id';

const BarChart = lazyPart(() => import('@constella/ui/charts').then((m) => m.BarChart));

/** Names and values; those that can be changed are fields. */
export function FactsPart({ block, result, change }: DrawnProps<FactsBlock<Any>>) {
  const intl = useIntl();
  const { facts, level = 2 } = block;
  const isField = (fact: Fact<Any>) => change && 'of' in fact && !fact.fixed;
  const read = facts.filter((fact) => !isField(fact));
  return (
    <Panel titleAs={`h${level}`} title={intl.formatMessage({ id: block.heading })}>
      <Stack gap={12}>
        {read.length > 0 && (
          <KeyValue
            items={read.map((fact) => ({
              id: fact.heading,
              label: intl.formatMessage({ id: fact.heading }),
              value: <FactValue fact={fact} result={result} />,
            }))}
          />
        )}
        {facts.map(
          (fact) =>
            change &&
            isField(fact) && (
              <FactField key={fact.heading} fact={fact} result={result} change={change} />
            ),
        )}
      </Stack>
    </Panel>
  );
}

interface FactProps {
  fact: Fact<Any>;
  result: Any;
}

function FactValue({ fact, result }: FactProps): ReactNode {
  const intl = useIntl();
  return 'View' in fact ? (
    <fact.View result={result} />
  ) : (
    cellText(factCell(fact, result, intl), intl)
  );
}

function FactField({
  fact,
  result,
  change,
}: FactProps & { change: (part: Record<string, unknown>) => void }) {
  const intl = useIntl();
  const tooLong = useLongestEntry(bounds.shortText.max);
  if ('View' in fact) return null;
  const { of } = fact;
  const { [of]: value } = result;
  const label = intl.formatMessage({ id: fact.heading });
  const put = (next: unknown) => change({ [of]: next });
  switch (fact.as) {
    case 'choice':
      return (
        <Select
          label={label}
          value={value}
          onValueChange={put}
          options={fact.choices.map((choice: string) => ({
            value: choice,
            label: intl.formatMessage({ id: messageId(`${fact.words}.${choice}`) }),
          }))}
        />
      );
    case 'names':
      return (
        <TagInput
          label={label}
          value={value}
          onValueChange={put}
          max={fact.max}
          validate={tooLong}
        />
      );
    case 'day':
      return <DatePicker label={label} value={value} onValueChange={put} />;
    default:
      return (
        <TextField
          label={label}
          value={value}
          dir={value === '' ? undefined : 'auto'}
          maxLength={bounds.shortText.max}
          onChange={({ target }) => put(target.value)}
        />
      );
  }
}

/** Named numbers on one scale. */
export function ScorePart({ block, result, change }: DrawnProps<ScoreBlock<string>>) {
  const intl = useIntl();
  const { of, names, words, scale, note, level = 2 } = block;
  const scores: Readonly<Record<string, number>> = result[of];
  const say = (name: string) => intl.formatMessage({ id: messageId(`${words}.${name}`) });
  return (
    <Panel
      titleAs={`h${level}`}
      title={intl.formatMessage({ id: block.heading })}
      footer={note && intl.formatMessage({ id: note })}
    >
      {change ? (
        <Grid minColumn={220} gap={24}>
          {names.map((name) => (
            <SliderField
              key={name}
              label={say(name)}
              description={say(`${name}.hint`)}
              {...scale}
              step={1}
              value={scores[name] ?? scale.min}
              onValueChange={(score) => change({ [of]: { ...scores, [name]: score } })}
            />
          ))}
        </Grid>
      ) : (
        <KeyValue
          items={names.map((name) => ({
            id: name,
            label: say(name),
            value: intl.formatNumber(scores[name] ?? scale.min),
          }))}
        />
      )}
    </Panel>
  );
}

/** Entries along a line, in their order. */
export function TimelinePart({ block, result }: DrawnProps<TimelineBlock<string, Any>>) {
  const intl = useIntl();
  const { of, title, when, text, level = 2 } = block;
  const entries: readonly Any[] = result[of];
  return (
    <Panel titleAs={`h${level}`} title={intl.formatMessage({ id: block.heading })}>
      <Timeline
        timeZone="UTC"
        timeFormat={{ dateStyle: 'long' }}
        events={entries.map((entry, at) => ({
          id: String(at),
          title: <bdi>{entry[title]}</bdi>,
          time: entry[when],
          description: text && <bdi>{entry[text]}</bdi>,
        }))}
      />
    </Panel>
  );
}

/** Entries as bars, the longest first. */
export function ChartPart({ block, result }: DrawnProps<ChartBlock<string, Any>>) {
  const intl = useIntl();
  const { of, name, nameHeading, values, level = 2 } = block;
  const [first] = values;
  const entries = (result[of] as readonly Any[]).toSorted((a, b) =>
    first ? b[first.of] - a[first.of] : 0,
  );
  const title = intl.formatMessage({ id: block.heading });
  return (
    <Panel titleAs={`h${level}`} title={title}>
      <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
        <BarChart
          title={title}
          titleHidden
          orientation="horizontal"
          categoryLabel={intl.formatMessage({ id: nameHeading })}
          categories={entries.map((entry) => entry[name])}
          series={values.map((value) => ({
            name: intl.formatMessage({ id: value.heading }),
            values: entries.map((entry) => entry[value.of]),
          }))}
        />
      </Suspense>
    </Panel>
  );
}
