import type { RiskLevel } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, type BadgeProps } from '@constella/ui';

/** The tone of the badge of each level. */
export const levelTones: Readonly<Record<RiskLevel, NonNullable<BadgeProps['tone']>>> = {
  critical: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
  informational: 'outline',
};

/** A risk level in a word. */
export function LevelBadge({ level }: { level: RiskLevel }) {
  const intl = useIntl();
  return (
    <Badge tone={levelTones[level]}>
      {intl.formatMessage({ id: `regulation.level.${level}` })}
    </Badge>
  );
}
