import { useIntl } from '@constella/i18n/react';

import { scale } from './risk-options';
import type { Cell } from './use-chip-drag';

/** The places of an axis of the matrix in words, lowest first, to choose from. */
export function usePlaces() {
  const intl = useIntl();
  return (axis: keyof Cell) =>
    scale.map((value) => ({ value, label: intl.formatMessage({ id: `risk.${axis}.${value}` }) }));
}
