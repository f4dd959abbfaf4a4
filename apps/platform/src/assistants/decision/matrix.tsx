import { decisionWeights } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, Panel, ResetIcon, Select, VisuallyHidden } from '@constella/ui';
import { useState } from 'react';

import { MatrixCell } from './matrix-cell';
import {
  openSign,
  spanOf,
  weightsOf,
  withScore,
  withWeights,
  type Decision,
} from './decision-matrix';
import * as styles from './result-view.css';

interface DecisionMatrixProps {
  result: Decision;
  onChange?: ((result: Decision) => void) | undefined;
}

/**
 * Options by criteria. Weights and scores can be moved, and the ranking follows at once. Where there
 * is little room, one criterion is shown at a time.
 */
export function DecisionMatrix({ result, onChange }: DecisionMatrixProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const [firstWeights] = useState(() => weightsOf(result));
  const { options, criteria, scores, ranking, recommendation } = result;
  const [chosen, setChosen] = useState(0);
  // Another version may have fewer.
  const shown = Math.min(chosen, criteria.length - 1);
  const weights = weightsOf(result);
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  const isMoved = weights.some((weight, at) => weight !== firstWeights[at]);
  return (
    <Panel
      padding="none"
      title={intl.formatMessage({ id: 'decision.matrix' })}
      titleMeta={onChange && intl.formatMessage({ id: 'decision.matrix.hint' })}
      footer={intl.formatMessage({ id: 'decision.matrix.scale' })}
      actions={
        onChange &&
        isMoved && (
          <Button
            size="small"
            variant="quiet"
            icon={<ResetIcon />}
            onClick={() => onChange(withWeights(result, firstWeights))}
          >
            {intl.formatMessage({ id: 'decision.matrix.reset' })}
          </Button>
        )
      }
    >
      <div className={styles.chooser}>
        <Select
          label={intl.formatMessage(
            { id: 'decision.matrix.criterion' },
            { number: shown + 1, count: criteria.length },
          )}
          options={criteria.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(shown)}
          onValueChange={(value) => setChosen(Number(value))}
        />
      </div>
      <div
        className={styles.scroll}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        role="group"
        aria-label={intl.formatMessage({ id: 'decision.matrix' })}
      >
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.headCell}>
                <VisuallyHidden>
                  {intl.formatMessage({ id: 'decision.matrix.option' })}
                </VisuallyHidden>
              </th>
              {criteria.map(({ name, weight }, at) => (
                <th
                  key={name}
                  scope="col"
                  data-criterion={at === shown ? 'shown' : ''}
                  className={styles.headCell}
                >
                  <bdi>{name}</bdi>
                  <span className={styles.weight}>
                    <span>{intl.formatMessage({ id: 'decision.matrix.weight' })}</span>
                    <span>{percent(weight / sum)}</span>
                  </span>
                  {onChange && (
                    <input
                      type="range"
                      className={styles.slider}
                      aria-label={intl.formatMessage(
                        { id: 'decision.matrix.weightOf' },
                        { criterion: name },
                      )}
                      min={decisionWeights.lowest}
                      max={decisionWeights.highest}
                      step={1}
                      value={weight}
                      onChange={(event) =>
                        onChange(withWeights(result, weights.with(at, event.target.valueAsNumber)))
                      }
                    />
                  )}
                </th>
              ))}
              <th scope="col" className={styles.headCell}>
                {intl.formatMessage({ id: 'decision.matrix.score' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ option, share }, at) => (
              <tr key={option}>
                <th scope="row" className={styles.rowHead}>
                  {recommendation.option !== null && (
                    <span className={styles.place} data-first={at === 0 || undefined}>
                      {number(at + 1)}
                    </span>
                  )}
                  <bdi>{options[option]}</bdi>
                </th>
                {criteria.map(({ name }, criterion) => (
                  <MatrixCell
                    key={name}
                    isShown={criterion === shown}
                    cell={scores.find(
                      (one) => one.option === option && one.criterion === criterion,
                    )}
                    label={intl.formatMessage(
                      { id: 'decision.matrix.scoreOf' },
                      { option: options[option], criterion: name },
                    )}
                    onChange={
                      onChange && ((score) => onChange(withScore(result, option, criterion, score)))
                    }
                  />
                ))}
                <td className={styles.total}>
                  <Total span={spanOf(result, option)} share={share} percent={percent} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface TotalProps {
  span: ReturnType<typeof spanOf>;
  share: number;
  percent: (share: number) => string;
}

/** What an option comes to: a share, between two of them while scores are open, or nothing yet. */
function Total({ span, share, percent }: TotalProps) {
  const intl = useIntl();
  if (!span)
    return (
      <>
        <span aria-hidden="true">{openSign}</span>
        <VisuallyHidden>{intl.formatMessage({ id: 'decision.basis.unknown' })}</VisuallyHidden>
      </>
    );
  const { low, high } = span;
  if (low === high) return percent(share);
  return intl.formatMessage(
    { id: 'decision.matrix.span' },
    { low: percent(low), high: percent(high) },
  );
}
