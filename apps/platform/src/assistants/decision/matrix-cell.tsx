import { decisionScale } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Select } from '@constella/ui';

import { openSign, type Decision } from './decision-matrix';
import * as styles from './result-view.css';

interface MatrixCellProps {
  cell: Decision['scores'][number] | undefined;
  /** Names the field. */
  label: string;
  /** Its criterion is the one that is shown where there is room for one. */
  isShown: boolean;
  /** Takes the chosen score; null leaves it open. */
  onChange: ((score: number | null) => void) | undefined;
}

/** Stands for no score. */
const open = 'open';
/** Scores somebody can choose. */
const scale = Array.from(
  { length: decisionScale.highest - decisionScale.lowest + 1 },
  (_, at) => decisionScale.lowest + at,
);

/** How well an option does by a criterion, and what says so. */
export function MatrixCell({ cell, label, isShown, onChange }: MatrixCellProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const written = (value: number) => number(value, { maximumFractionDigits: 1 });
  const basis = cell?.basis ?? 'unknown';
  const score = basis === 'unknown' ? undefined : cell?.score;
  const choices =
    score === undefined || scale.includes(score)
      ? scale
      : [...scale, score].toSorted((a, b) => a - b);
  return (
    <td
      className={styles.cell}
      data-criterion={isShown ? 'shown' : ''}
      data-level={score === undefined ? undefined : Math.round(score)}
      data-basis={basis}
    >
      {onChange ? (
        <div className={styles.score}>
          <Select
            size="small"
            label={label}
            labelHidden
            value={score === undefined ? open : String(score)}
            onValueChange={(value) => onChange(value === open ? null : Number(value))}
            options={[
              { value: open, label: openSign },
              ...choices.map((value) => ({ value: String(value), label: written(value) })),
            ]}
          />
        </div>
      ) : score === undefined ? (
        <span aria-hidden="true">{openSign}</span>
      ) : (
        written(score)
      )}
      <span className={styles.basis} title={cell?.reason}>
        {intl.formatMessage({ id: `decision.basis.${basis}` })}
      </span>
    </td>
  );
}
