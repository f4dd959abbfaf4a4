import type { RegisteredRisk, RiskBand } from '@constella/api-client';
import { isRated } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Badge } from '@constella/ui';

import { levelTones } from './risk-options';

/** The score of a risk, or that it has none yet. */
export function RiskBadge({ item, after }: { item: RegisteredRisk; after?: boolean }) {
  const intl = useIntl();
  const { score, level } = after ? item.residual : item;
  return isRated(item) ? (
    <LevelBadge score={score} level={level} />
  ) : (
    <Badge tone="neutral">{intl.formatMessage({ id: 'risk.unrated' })}</Badge>
  );
}

/** A score and the level it is, in a word. */
export function LevelBadge({ score, level }: { score: number; level: RiskBand }) {
  const intl = useIntl();
  return (
    <Badge tone={levelTones[level]}>
      {intl.formatMessage(
        { id: 'risk.scored' },
        { score, level: intl.formatMessage({ id: `risk.level.${level}` }) },
      )}
    </Badge>
  );
}
