import type { RiskLevel } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, type BadgeProps } from '@constella/ui';

const tones: Readonly<Record<RiskLevel, NonNullable<BadgeProps['tone']>>> = {
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
    <Badge tone={tones[level]}>{intl.formatMessage({ id: `regulation.level.${level}` })}</Badge>
  );
}
