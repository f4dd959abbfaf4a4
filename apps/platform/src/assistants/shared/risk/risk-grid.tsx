import { bounds, rateRisk } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Text, VisuallyHidden } from '@constella/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import type { MatrixRisk, PlacesProps } from './matrix-risk';
import { scale } from './risk-options';
import * as styles from './risk-matrix.css';
import { useChipDrag, type Cell } from './use-chip-drag';

const steps: Record<string, Cell> = {
  ArrowUp: { likelihood: 1, impact: 0 },
  ArrowDown: { likelihood: -1, impact: 0 },
  ArrowRight: { likelihood: 0, impact: 1 },
  ArrowLeft: { likelihood: 0, impact: -1 },
};
const within = (place: number): number =>
  Math.min(bounds.riskScale.max, Math.max(bounds.riskScale.min, place));

/** Every risk in its cell, moved by dragging or with the arrow keys. */
export function RiskGrid({ risks, chosen, onChoose, onMove }: PlacesProps) {
  const intl = useIntl();
  const root = useRef<HTMLTableElement>(null);
  const moved = useRef<string>(undefined);
  const isMovable = onMove !== undefined;
  const move = (id: string, cell: Cell) => {
    const isThere = risks.some(
      (risk) =>
        risk.id === id && risk.likelihood === cell.likelihood && risk.impact === cell.impact,
    );
    if (isThere) return;
    moved.current = id;
    onMove?.(id, cell);
  };
  const drag = useChipDrag(move);
  // A chip that moved is another element in another cell.
  useEffect(() => {
    if (!moved.current) return;
    root.current?.querySelector<HTMLElement>(`[data-risk="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = undefined;
  }, [risks]);

  const onKeyDown = (event: KeyboardEvent, { id, likelihood, impact }: MatrixRisk) => {
    const step = steps[event.key];
    if (!isMovable || !step) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const across = isMirrored ? -step.impact : step.impact;
    move(id, { likelihood: within(likelihood + step.likelihood), impact: within(impact + across) });
  };

  return (
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
                    {risks
                      .filter(
                        (risk) =>
                          risk.likelihood === Number(likelihood) && risk.impact === Number(impact),
                      )
                      .map((risk) => (
                        <button
                          key={risk.id}
                          type="button"
                          data-risk={risk.id}
                          data-movable={isMovable ? '' : undefined}
                          data-lifted={drag.lifted?.id === risk.id ? '' : undefined}
                          aria-label={risk.name}
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
  );
}
