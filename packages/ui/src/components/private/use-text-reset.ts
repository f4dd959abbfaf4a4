import { type ComponentProps, type RefObject, useRef } from 'react';

import { useFormReset } from './use-form-reset.js';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the caller who keeps a text, as if it were typed, that a reset of the form brings the first
 * one back. A text of the form's own goes back by itself.
 */
export function useTextReset(
  field: RefObject<TextElement | null>,
  value: ComponentProps<'input'>['value'],
): void {
  const first = useRef(value);
  useFormReset(field, () => {
    const element = field.current;
    const back = String(first.current ?? '');
    if (value === undefined || first.current === undefined || element?.value === back) return;
    // React takes a value set on the element itself for its own, and tells nobody.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, back);
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
