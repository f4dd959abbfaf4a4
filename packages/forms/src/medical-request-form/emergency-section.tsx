'use client';

import { medicalTextFields } from '@constella/api-client/contract';
import { useWatch } from 'react-hook-form';

import { EmergencyBanner, useEmergencySigns } from './emergency-banner.js';

/** The warning beside what is typed, while it is typed. */
export function EmergencySection() {
  const values = useWatch({ name: [...medicalTextFields, 'urgencyLevel'] }) as string[];
  const signs = useEmergencySigns(values.slice(0, -1));
  return <EmergencyBanner signs={signs} isCritical={values.at(-1) === 'critical'} />;
}
