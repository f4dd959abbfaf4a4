import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { isComposing } from '../private/is-composing.js';
import { useUi } from '../../provider/ui-context.js';
import {
  formatNumber,
  isSettled,
  type NumberFormat,
  type NumberRange,
  parseNumber,
  settle,
} from '../private/number-text.js';

interface NumberTextOptions<Value extends number | null> {
  value: Value;
  onValueChange: (value: Value) => void;
  range: NumberRange;
  format?: NumberFormat;
  /** What an arrow key moves by. @default the range's step */
  arrowStep?: number | undefined;
  /** Step of the Page keys. @default ten of the arrows' */
  largeStep?: number;
  /** Value of an emptied field; left out, it goes back to what it was. */
  emptyValue?: Value;
  /** What is typed out of bounds stays so. */
  keepOutside?: boolean;
  /** Keys change nothing. */
  locked: boolean;
}

interface NumberText {
  /** Text in the field. */
  text: string;
  /** From what is there by so much, into the bounds and onto the grid. */
  moveBy: (distance: number) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Settles what was typed. */
  finish: () => void;
  /** Leaves what was typed for the value there is. */
  forget: () => void;
}

/**
 * A number edited as text. While it is typed it stands as typed, and every allowed number counts at
 * once; leaving the field or pressing Enter brings it into its bounds and onto its grid.
 */
export function useNumberText<Value extends number | null>({
  value,
  onValueChange,
  range,
  format,
  arrowStep = range.step,
  largeStep = arrowStep * 10,
  emptyValue,
  keepOutside = false,
  locked,
}: NumberTextOptions<Value>): NumberText {
  const { locale } = useUi();
  const [typed, setTyped] = useState<string>();
  const { min, max } = range;

  const change = (next: Value) => {
    if (!Object.is(next, value)) onValueChange(next);
  };
  // A number is always among the values.
  const settleAt = (number: number) => change(settle(number, range) as Value);
  const isEmpty = (text: string) => emptyValue !== undefined && text.trim() === '';

  const type = (text: string) => {
    setTyped(text);
    if (isEmpty(text)) change(emptyValue as Value);
    const number = parseNumber(text, locale, format);
    if (number !== undefined && isSettled(number, range, keepOutside)) change(number as Value);
  };
  const finish = () => {
    if (typed === undefined) return;
    const number = parseNumber(typed, locale, format);
    setTyped(undefined);
    if (number !== undefined) change(settle(number, range, keepOutside) as Value);
  };
  const moveBy = (distance: number) => {
    const there =
      (typed === undefined ? undefined : parseNumber(typed, locale, format)) ??
      (value !== null && Number.isFinite(value) ? value : undefined);
    setTyped(undefined);
    // From nothing, the first step leads to the start.
    settleAt(there === undefined ? (min ?? 0) : there + distance);
  };
  const moveTo = (bound: number) => {
    setTyped(undefined);
    settleAt(bound);
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => moveBy(arrowStep),
    ArrowDown: () => moveBy(-arrowStep),
    PageUp: () => moveBy(largeStep),
    PageDown: () => moveBy(-largeStep),
    Home: min === undefined ? undefined : () => moveTo(min),
    End: max === undefined ? undefined : () => moveTo(max),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || locked || isComposing(event.nativeEvent)) return;
    // Not prevented: Enter goes on to submit the form, with the settled number: it
    // has to be in the form by then.
    if (event.key === 'Enter') flushSync(finish);
    const move = keys[event.key];
    if (!move || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  return {
    text: typed ?? formatNumber(value, locale, arrowStep, format),
    moveBy,
    onChange: (event) => type(event.target.value),
    onKeyDown,
    finish,
    forget: () => setTyped(undefined),
  };
}
