import { type RefObject, useEffect, useEffectEvent } from 'react';

const formOf = (element: Element): Element | null => {
  if ('form' in element && element.form instanceof Element) return element.form;
  // What names a form may be the input inside a group, or the one that Radix puts beside a button.
  for (const control of element.parentElement?.querySelectorAll('button, input, select') ?? [])
    if ('form' in control && control.form instanceof Element) return control.form;
  return element.closest('form');
};

/** Makes what is chosen now what the browser goes back to: only the field itself changes its value. */
const keepNative = (field: Element | null) => {
  const around = field?.parentElement;
  for (const input of around?.querySelectorAll('input') ?? []) input.defaultChecked = input.checked;
  for (const option of around?.querySelectorAll('option') ?? [])
    option.defaultSelected = option.selected;
};

/**
 * Calls back when the form of a field is reset, unless somebody prevented that. The browser's own
 * inputs inside keep what they have, so that what is shown and what is sent are never two things.
 */
export function useFormReset(field: RefObject<Element | null>, onReset: () => void): void {
  const hear = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || !field.current || formOf(field.current) !== event.target) return;
    keepNative(field.current);
    onReset();
  });
  useEffect(() => {
    // Above the form, so that whoever prevents the reset has done so by then.
    const root = field.current?.getRootNode();
    const listener = (event: Event) => hear(event);
    root?.addEventListener('reset', listener);
    return () => root?.removeEventListener('reset', listener);
  }, [field]);
  useEffect(() => keepNative(field.current));
}
