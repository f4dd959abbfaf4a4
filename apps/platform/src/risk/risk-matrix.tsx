import { bounds, rateRisk, riskBands, type RiskRegister } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Panel, SegmentedControl, Text, VisuallyHidden } from '@constella/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { levelTones, scale } from './risk-options';
import * as styles from './risk-matrix.css';
import { useChipDrag, type Cell } from './use-chip-drag';

interface RiskMatrixProps {
  register: RiskRegister;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** A risk was put into a cell. Absent where it may only be read. */
  onMove?: ((id: string, cell: Cell) => void) | undefined;
}

const steps: Record<string, Cell> = {
  ArrowUp: { likelihood: 1, impact: 0 },
  ArrowDown: { likelihood: -1, impact: 0 },
  ArrowRight: { likelihood: 0, impact: 1 },
  ArrowLeft: { likelihood: 0, impact: -1 },
};
const within = (place: number): number =>
  Math.min(bounds.riskScale.max, Math.max(bounds.riskScale.min, place));

/** Likelihood by impact: every risk in its cell, moved by dragging or with the arrow keys. */
export function RiskMatrix({ register, chosen, onChoose, onMove }: RiskMatrixProps) {
  const intl = useIntl();
  const [time, setTime] = useState('before');
  const [said, setSaid] = useState('');
  const root = useRef<HTMLTableElement>(null);
  const moved = useRef<string>(undefined);
  const isMovable = onMove !== undefined && time === 'before';
  const placed = register.items.map((item, at) => {
    const { likelihood, impact } = time === 'before' ? item : item.residual;
    return { id: item.id, title: item.title, number: at + 1, ...rateRisk(likelihood, impact) };
  });
  const nameOf = ({ number, title, likelihood, impact, score, level }: (typeof placed)[number]) =>
    intl.formatMessage(
      { id: 'risk.matrix.chip' },
      {
        number,
        title,
        likelihood,
        impact,
        score,
        level: intl.formatMessage({ id: `risk.level.${level}` }),
      },
    );
  const move = (id: string, cell: Cell) => {
    const risk = placed.find((one) => one.id === id);
    if (!risk || (risk.likelihood === cell.likelihood && risk.impact === cell.impact)) return;
    moved.current = id;
    setSaid(nameOf({ ...risk, ...rateRisk(cell.likelihood, cell.impact) }));
    onMove?.(id, cell);
  };
  const drag = useChipDrag(move);
  // A chip that moved is another element in another cell.
  useEffect(() => {
    if (!moved.current) return;
    root.current?.querySelector<HTMLElement>(`[data-risk="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = undefined;
  }, [register]);

  const onKeyDown = (event: KeyboardEvent, { id, likelihood, impact }: (typeof placed)[number]) => {
    const step = steps[event.key];
    if (!isMovable || !step) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const across = isMirrored ? -step.impact : step.impact;
    move(id, { likelihood: within(likelihood + step.likelihood), impact: within(impact + across) });
  };

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
      }
    >
      <div className={styles.scroll}>
        <table ref={root} className={styles.table}>
          <caption>
            <VisuallyHidden>{intl.formatMessage({ id: 'risk.matrix' })}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <Text as="span" size={12}>
                  {intl.formatMessage({ id: 'risk.matrix.axes' })}
                </Text>
              </th>
              {scale.map((impact) => (
                <th key={impact} scope="col" className={styles.columnHead}>
                  <Text as="span" size={12}>
                    {intl.formatMessage({ id: `risk.impact.${impact}` })}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scale.toReversed().map((likelihood) => (
              <tr key={likelihood}>
                <th scope="row" className={styles.rowHead}>
                  <Text as="span" size={12}>
                    {intl.formatMessage({ id: `risk.likelihood.${likelihood}` })}
                  </Text>
                </th>
                {scale.map((impact) => {
                  const { score, level } = rateRisk(Number(likelihood), Number(impact));
                  const { over } = drag.lifted ?? {};
                  const isOver =
                    over?.likelihood === Number(likelihood) && over.impact === Number(impact);
                  return (
                    <td
                      key={impact}
                      data-likelihood={likelihood}
                      data-impact={impact}
                      data-level={level}
                      data-over={isOver ? '' : undefined}
                      className={styles.cell}
                    >
                      <span className={styles.score}>
                        <Text as="span" size={12}>
                          {intl.formatNumber(score)}
                        </Text>
                      </span>
                      <div className={styles.chips}>
                        {placed
                          .filter(
                            (risk) =>
                              risk.likelihood === Number(likelihood) &&
                              risk.impact === Number(impact),
                          )
                          .map((risk) => (
                            <button
                              key={risk.id}
                              type="button"
                              data-risk={risk.id}
                              data-movable={isMovable ? '' : undefined}
                              data-lifted={drag.lifted?.id === risk.id ? '' : undefined}
                              aria-label={nameOf(risk)}
                              aria-pressed={risk.id === chosen}
                              title={risk.title}
                              className={styles.chip}
                              onClick={() => onChoose(risk.id)}
                              onKeyDown={(event) => onKeyDown(event, risk)}
                              {...(isMovable && drag.handlers(risk.id))}
                            >
                              {intl.formatNumber(risk.number)}
                            </button>
                          ))}
                      </div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  );
}
