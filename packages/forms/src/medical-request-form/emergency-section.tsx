'use client';

import { medicalTextFields, type LabRow } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { useWatch } from 'react-hook-form';

import { criticalValues, EmergencyBanner, useEmergencySigns } from './emergency-banner.js';

/** The warning beside what is typed, while it is typed. */
export function EmergencySection() {
  const intl = useIntl();
  const labValues = useWatch({ name: 'labValues' }) as LabRow[] | undefined;
  const values = useWatch({ name: [...medicalTextFields, 'urgencyLevel'] }) as string[];
  const signs = useEmergencySigns(values.slice(0, -1));
  return (
    <EmergencyBanner
      signs={signs}
      isCritical={values.at(-1) === 'critical'}
      values={criticalValues(labValues ?? [], intl)}
    />
  );
}
