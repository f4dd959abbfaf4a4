import { layoutGuide } from '../form-guide.js';
import { regulationMonitorLayout } from './regulation-monitor-form.js';

export const guide = await layoutGuide('regulationMonitor', regulationMonitorLayout, {
  purpose: 'Regulations are watched: where, in which industries, from which level on.',
  validation: [
    'The end of the period must not come before its beginning.',
    'Nothing is needed: what stays empty means all of it.',
  ],
});
