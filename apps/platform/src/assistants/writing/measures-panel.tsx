import type { TextMeasures } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Panel, PanelSection, Progress, StatusDot, Text } from '@constella/ui';
import { useDeferredValue } from 'react';

import type { ResultViewProps } from '../../runs/blocks/block';
import * as styles from './measures-panel.css';
import { scoreNames, wordsAway } from './scores';

const fitTones = { short: 'warning', within: 'success', long: 'warning' } as const;
const fitDots = { short: 'waiting', within: 'done', long: 'error' } as const;

/** The words of a text by the length that was chosen. */
function Length({ measures }: { measures: TextMeasures }) {
  const intl = useIntl();
  const { words, fit } = measures;
  const { min, max } = measures.range;
  return (
    <PanelSection>
      <Progress
        showLabel
        label={intl.formatMessage({ id: 'writing.measure.words' })}
        value={Math.min(words, max ?? min)}
        max={max ?? min}
        tone={fitTones[fit]}
        valueText={
          max === null
            ? intl.formatMessage({ id: 'writing.measure.wordsFrom' }, { words, min })
            : intl.formatMessage({ id: 'writing.measure.wordsBetween' }, { words, min, max })
        }
      />
      <p className={styles.note}>
        <StatusDot
          className={styles.fit}
          status={fitDots[fit]}
          label={intl.formatMessage({ id: `writing.fit.${fit}` }, { words: wordsAway(measures) })}
        />
      </p>
    </PanelSection>
  );
}

/** What a worksheet is, and the way to make a text of it. */
function WorksheetNote({ result, onChange: change }: MeasuresProps) {
  const intl = useIntl();
  return (
    <Panel
      titleAs="h3"
      title={intl.formatMessage({ id: 'writing.worksheet.title' })}
      footer={
        change && (
          <Button size="small" onClick={() => change({ ...result, isWorksheet: false })}>
            {intl.formatMessage({ id: 'writing.worksheet.finish' })}
          </Button>
        )
      }
    >
      <Text size={13}>{intl.formatMessage({ id: 'writing.worksheet.text' })}</Text>
    </Panel>
  );
}

type MeasuresProps = Pick<ResultViewProps<'writing'>, 'result' | 'onChange'>;

/** Measures of a text: words, scores, and the words it has to be about; a worksheet has none. */
export function MeasuresPanel({ result, onChange }: MeasuresProps) {
  // The figures may come a moment after the letters.
  const measures = useDeferredValue(result.measures);
  return measures ? (
    <Measures measures={measures} />
  ) : (
    <WorksheetNote result={result} onChange={onChange} />
  );
}

function Measures({ measures }: { measures: TextMeasures }) {
  const intl = useIntl();
  const { scores, readabilityMeasure, keywords } = measures;
  const hints = {
    keyword: intl.formatMessage({ id: 'writing.score.keyword.hint' }),
    readability: intl.formatMessage({ id: `writing.readability.${readabilityMeasure}` }),
    engagement: intl.formatMessage({ id: 'writing.score.engagement.hint' }),
    audienceMatch: intl.formatMessage({ id: 'writing.score.audienceMatch.hint' }),
  };
  return (
    <Panel
      padding="none"
      titleAs="h3"
      title={intl.formatMessage({ id: 'writing.measure.title' })}
      titleMeta={intl.formatMessage({ id: 'writing.measure.live' })}
    >
      <Length measures={measures} />
      {scoreNames.map((name) => (
        <PanelSection key={name}>
          <Progress
            showLabel
            label={intl.formatMessage({ id: `writing.score.${name}` })}
            value={scores[name]}
            valueText={intl.formatMessage({ id: 'writing.measure.of' }, { score: scores[name] })}
          />
          <p className={styles.note}>{hints[name]}</p>
        </PanelSection>
      ))}
      <PanelSection>
        <h4 className={styles.heading}>{intl.formatMessage({ id: 'writing.keywords' })}</h4>
        {keywords.length === 0 ? (
          <Text tone="muted">{intl.formatMessage({ id: 'writing.keywordsNone' })}</Text>
        ) : (
          <ul className={styles.keywords}>
            {keywords.map(({ word, count }) => (
              <li key={word} className={styles.keyword} data-missing={count === 0 || undefined}>
                <bdi>{word}</bdi>
                <span className={styles.count}>
                  {intl.formatMessage({ id: 'writing.keywordCount' }, { count })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
    </Panel>
  );
}
