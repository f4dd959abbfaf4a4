import type { RiskBand } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge } from '@constella/ui';

import { levelTones } from './risk-options';

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
