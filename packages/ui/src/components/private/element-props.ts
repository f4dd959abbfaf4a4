import type { ComponentProps, CSSProperties, JSX } from 'react';

/** The native props of the element a primitive is, so that `as="form"` has a form's `onSubmit`. */
export type ElementProps<Element extends keyof JSX.IntrinsicElements, Own> = Omit<
  ComponentProps<Element>,
  keyof Own | 'as'
>;

/** Props a primitive itself needs; the rest is passed on. */
export interface AnyElement {
  as?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
