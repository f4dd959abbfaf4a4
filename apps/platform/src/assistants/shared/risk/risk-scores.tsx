import { useIntl } from '@constella/i18n/react';
import { Button, Select } from '@constella/ui';
import { useEffect, useRef } from 'react';

import { LevelBadge } from './level-badge';
import type { MatrixRisk, PlacesProps } from './matrix-risk';
import { factName } from './register.css';
import * as styles from './risk-matrix.css';
import type { Cell } from './use-chip-drag';
import { usePlaces } from './use-places';

const axes = ['likelihood', 'impact'] as const;

/** Every risk with its place in words, the highest score first: the matrix where it has no room. */
export function RiskScores({ risks, chosen, onChoose, onMove }: PlacesProps) {
  const intl = useIntl();
  const root = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    // It went where its score belongs, and whoever moved it goes along.
    if (moved.current)
      root.current
        ?.querySelector(`[data-risk="${CSS.escape(moved.current)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    moved.current = undefined;
  }, [risks]);
  return (
    <ol ref={root} className={styles.scores} aria-label={intl.formatMessage({ id: 'risk.matrix' })}>
      {risks
        .toSorted((a, b) => b.score - a.score)
        .map((risk) => (
          <li
            key={risk.id}
            data-risk={risk.id}
            data-chosen={risk.id === chosen ? '' : undefined}
            className={styles.scored}
          >
            <div className={styles.scoredHead}>
              <span className={styles.scoredNumber}>{intl.formatNumber(risk.number)}</span>
              <Button
                variant="quiet"
                className={styles.scoredTitle}
                aria-label={risk.name}
                aria-pressed={risk.id === chosen}
                onClick={() => onChoose(risk.id)}
              >
                <bdi>{risk.title}</bdi>
              </Button>
              <LevelBadge score={risk.score} level={risk.level} />
            </div>
            <Place
              risk={risk}
              onMove={
                onMove &&
                ((cell) => {
                  moved.current = risk.id;
                  onMove(risk.id, cell);
                })
              }
            />
          </li>
        ))}
    </ol>
  );
}

interface PlaceProps {
  risk: MatrixRisk;
  onMove: ((cell: Cell) => void) | undefined;
}

/** How likely and how bad, in words; where it may be changed, as two fields. */
function Place({ risk, onMove }: PlaceProps) {
  const intl = useIntl();
  const placesOf = usePlaces();
  return onMove ? (
    <div role="group" aria-label={risk.title} className={styles.place}>
      {axes.map((axis) => (
        <Select
          key={axis}
          label={intl.formatMessage({ id: `risk.${axis}` })}
          options={placesOf(axis)}
          value={String(risk[axis])}
          onValueChange={(value) =>
            onMove({ likelihood: risk.likelihood, impact: risk.impact, [axis]: Number(value) })
          }
        />
      ))}
    </div>
  ) : (
    <dl className={styles.place}>
      {axes.map((axis) => (
        <div key={axis}>
          <dt className={factName}>{intl.formatMessage({ id: `risk.${axis}` })}</dt>
          <dd>{placesOf(axis).find(({ value }) => value === String(risk[axis]))?.label}</dd>
        </div>
      ))}
    </dl>
  );
}
