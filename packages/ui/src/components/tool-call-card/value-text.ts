/** How a value is written: a text as it is, everything else as JSON. */
export interface ValueText {
  text: string;
  isJson: boolean;
}

/**
 * A value as a model or a tool gave it. What JSON cannot hold is written as text: large integers,
 * and in its place what contains itself. `undefined` for nothing.
 */
export function valueText(value: unknown): ValueText | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return { text: value, isJson: false };
  const above: unknown[] = [];
  function replace(this: unknown, _key: string, item: unknown) {
    if (typeof item === 'bigint') return String(item);
    if (typeof item !== 'object' || item === null) return item;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(item)) return '…';
    above.push(item);
    return item;
  }
  try {
    const text = JSON.stringify(value, replace, 2) as string | undefined;
    return text === undefined
      ? { text: (value as symbol).toString(), isJson: false }
      : { text, isJson: true };
  } catch {
    // A value whose own `toJSON` throws.
    return { text: Object.prototype.toString.call(value), isJson: false };
  }
}
