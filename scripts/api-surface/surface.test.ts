import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { publicKeys, surfaceOf } from './surface.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'surface-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function surface(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const entry = join(directory, 'index.d.ts');
  const keys = publicKeys([entry]);
  const { names, inside } = surfaceOf(entry, (key) => keys.has(key));
  return { names: Object.fromEntries(names), inside: [...inside.values()] };
}

it('follows names to where they are declared', () => {
  const { names } = surface({
    'index.d.ts': `export { Button, type ButtonProps } from './button/button.js';
export * from './sizes.js';
export { useIntl } from 'react-intl';`,
    'button/button.d.ts': `import type { Size } from '../sizes.js';
/** Does something. */
export interface ButtonProps { /** How big. */ size?: Size }
export declare function Button({ size, ...props }: ButtonProps): void;`,
    'sizes.d.ts': `export declare const sizes: readonly ["small"];
export type Size = (typeof sizes)[number];`,
  });
  expect(names).toEqual({
    Button: 'function Button(props: ButtonProps): void;',
    ButtonProps: 'interface ButtonProps {  size?: Size }',
    sizes: 'const sizes: readonly ["small"];',
    Size: 'type Size = (typeof sizes)[number];',
    useIntl: "export { useIntl } from 'react-intl'",
  });
});

it('says what public types are made of, and what is deprecated', () => {
  const { names, inside } = surface({
    'index.d.ts': `export { type Props } from './props.js';`,
    'props.d.ts': `import type { Tone } from './tone.js';
interface Base { tone: Tone }
/** @deprecated since 1.2, use \`Other\`. */
export interface Props extends Base { name: string }
interface Unrelated { name: string }`,
    'tone.d.ts': `export type Tone = 'calm' | 'loud';`,
  });
  expect(names['Props']).toBe(
    '/** @deprecated since 1.2, use `Other`. */\ninterface Props extends Base { name: string }',
  );
  expect(inside).toEqual(['interface Base { tone: Tone }', "type Tone = 'calm' | 'loud';"]);
});
