import {
  riskAppetites,
  riskItemStatuses,
  riskTreatments,
  type RiskAppetite,
  type RiskBand,
  type RiskItemStatus,
  type RiskTreatment,
} from '@constella/api-client';
import type { FormOption } from '@constella/forms';
import type { BadgeProps } from '@constella/ui';

/** Risk appetite options. */
export const appetiteOptions = riskAppetites.map((value): FormOption<RiskAppetite> => ({
  value,
  label: `risk.appetite.${value}`,
  description: `risk.appetite.${value}.hint`,
}));

/** Risk treatment options. */
export const strategyOptions = riskTreatments.map((value): FormOption<RiskTreatment> => ({
  value,
  label: `risk.strategy.${value}`,
  description: `risk.strategy.${value}.hint`,
}));

/** Risk status options. */
export const statusOptions = riskItemStatuses.map((value): FormOption<RiskItemStatus> => ({
  value,
  label: `risk.status.${value}`,
}));

/** Places of the scale, lowest first. */
export const scale = ['1', '2', '3', '4', '5'] as const;

/** The colour of a level; its name always stands beside it. */
export const levelTones: Record<RiskBand, NonNullable<BadgeProps['tone']>> = {
  low: 'success',
  medium: 'info',
  high: 'warning',
  critical: 'danger',
};
