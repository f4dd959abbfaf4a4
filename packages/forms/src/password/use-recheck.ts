import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Checks one field anew when another changes, once there is something in it: a rule that compares
 * two fields is broken, or mended, from either side.
 */
export function useRecheck<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  changed: FieldPath<Values>,
  checked: FieldPath<Values>,
): void {
  useEffect(
    () =>
      form.subscribe({
        name: changed,
        exact: true,
        formState: { values: true },
        callback: () => {
          if (form.getValues(checked)) void form.trigger(checked);
        },
      }),
    [form, changed, checked],
  );
}
