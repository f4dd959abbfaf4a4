'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { regulationMonitorLayout } from './layout.js';

type Schema = typeof regulationMonitorLayout.schema;
/** The fields of the form. */
export type RegulationMonitorValues = FormValues<Schema>;
/** The values that are sent. */
export type RegulationMonitorSubmission = z.output<Schema>;
export type RegulationMonitorFormProps = FilledFormProps<Schema>;

/** The regulation monitor: what is watched, and for whom. */
export function RegulationMonitorForm(props: RegulationMonitorFormProps) {
  return <LayoutForm {...props} layout={regulationMonitorLayout} words={runWords} />;
}
