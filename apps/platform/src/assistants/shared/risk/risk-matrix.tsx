import { rateRisk, riskBands, type RiskRegister } from '@constella/api-client';
import { isRated } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Badge, Panel, SegmentedControl, VisuallyHidden } from '@constella/ui';
import { useState } from 'react';

import type { MatrixRisk } from './matrix-risk';
import { RiskGrid } from './risk-grid';
import { levelTones } from './risk-options';
import * as styles from './risk-matrix.css';
import { RiskScores } from './risk-scores';
import type { Cell } from './use-chip-drag';

interface RiskMatrixProps {
  register: RiskRegister;
  chosen: string | undefined;
  /** There is no room for five columns: the risks are listed by score. */
  isNarrow: boolean;
  onChoose: (id: string) => void;
  /** A risk was put into a cell. Absent where it may only be read. */
  onMove?: ((id: string, cell: Cell) => void) | undefined;
}

/** Likelihood by impact: every risk at its place, now and after its treatment. */
export function RiskMatrix({ register, chosen, isNarrow, onChoose, onMove }: RiskMatrixProps) {
  const intl = useIntl();
  const [time, setTime] = useState('before');
  const [said, setSaid] = useState('');
  const isMovable = onMove !== undefined && time === 'before';
  const named = (risk: Omit<MatrixRisk, 'name'>): MatrixRisk => ({
    ...risk,
    name: intl.formatMessage(
      { id: 'risk.matrix.chip' },
      { ...risk, level: intl.formatMessage({ id: `risk.level.${risk.level}` }) },
    ),
  });
  const risks = register.items.flatMap(({ id, title, residual, ...now }, at) => {
    if (!isRated(now)) return [];
    const { likelihood, impact } = time === 'before' ? now : residual;
    return [named({ id, title, number: at + 1, ...rateRisk(likelihood, impact) })];
  });
  const move = (id: string, { likelihood, impact }: Cell) => {
    const risk = risks.find((one) => one.id === id);
    if (risk) setSaid(named({ ...risk, ...rateRisk(likelihood, impact) }).name);
    onMove?.(id, { likelihood, impact });
  };
  const Places = isNarrow ? RiskScores : RiskGrid;

  return (
    <Panel
      title={intl.formatMessage({ id: 'risk.matrix' })}
      padding="none"
      actions={
        <SegmentedControl
          label={intl.formatMessage({ id: 'risk.matrix.time' })}
          labelHidden
          size="small"
          value={time}
          onValueChange={setTime}
          options={[
            { value: 'before', label: intl.formatMessage({ id: 'risk.matrix.before' }) },
            { value: 'after', label: intl.formatMessage({ id: 'risk.matrix.after' }) },
          ]}
        />
      }
      footer={
        isNarrow ? undefined : (
          <span className={styles.legend}>
            {riskBands.map((level) => (
              <Badge key={level} tone={levelTones[level]}>
                {intl.formatMessage({ id: `risk.level.${level}` })}
              </Badge>
            ))}
            <span>
              {intl.formatMessage({ id: isMovable ? 'risk.matrix.hint' : 'risk.matrix.read' })}
            </span>
          </span>
        )
      }
    >
      <Places
        risks={risks}
        chosen={chosen}
        onChoose={onChoose}
        onMove={isMovable ? move : undefined}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  );
}
