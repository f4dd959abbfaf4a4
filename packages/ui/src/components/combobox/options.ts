import type { ReactNode } from 'react';

/** A choice of a `Combobox`. */
export interface ComboboxOption {
  /** Unique, not empty. */
  value: string;
  /** Text shown, searched and put in the field. */
  label: string;
  /** Id of the group it stands in. */
  group?: string;
  /** Quiet words at its end. */
  detail?: ReactNode;
}

/** A heading over options. */
export interface ComboboxGroup {
  id: string;
  label: string;
}
