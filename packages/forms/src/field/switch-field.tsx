import { Switch } from '@constella/ui';

import type { ChoiceProps } from './field.js';

/** A yes or no as a switch, which can be neither missing nor wrong. */
export function SwitchField({
  value,
  onValueChange,
  error: _error,
  optional: _optional,
  ...field
}: ChoiceProps<boolean>) {
  return <Switch {...field} checked={value} onCheckedChange={onValueChange} />;
}
