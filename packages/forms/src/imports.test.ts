import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const valueImport = /^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gm;

/** Everything a file needs at run time, other packages by their names. */
function neededBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [statement, name = ''] of readFileSync(file, 'utf8').matchAll(valueImport)) {
    // `import { type A }` is gone when it runs.
    if (/\{(?:\s*type [\w ]+,?\s*)+\}/.test(statement)) continue;
    if (!name.startsWith('.')) seen.add(name);
    else {
      const path = join(dirname(file), name.replace(/\.js$/, ''));
      const found = [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
      if (found) neededBy(found, seen);
    }
  }
  return seen;
}

const needs = (file: string) =>
  [...neededBy(join(source, file))].map((each) =>
    each.startsWith(source) ? relative(source, each) : each,
  );

describe('what a page carries with one form', () => {
  it.each(['login', 'register', 'forgot-password', 'reset-password', 'password', 'agent'])(
    'the %s form needs no layout',
    (name) => {
      const all = needs(`${name}-form/${name}-form.tsx`);
      expect(all.length).toBeGreaterThan(10);
      expect(all.filter((each) => each.startsWith('form-of/'))).toEqual([]);
    },
  );

  it.each(['login', 'decision', 'writing', 'innovation'])(
    'the %s form needs neither the catalogues nor a form but its own',
    (name) => {
      const all = needs(`${name}-form/${name}-form.tsx`);
      expect(all.filter((each) => each === '@constella/i18n')).toEqual([]);
      const forms = new Set(all.filter((each) => each.includes('-form/')).map(dirname));
      expect([...forms]).toEqual([`${name}-form`]);
    },
  );

  it('the validators need no React', () => {
    const all = needs('validate.ts');
    expect(all.filter((each) => /react|@hookform|@constella\/ui/.test(each))).toEqual([]);
  });
});
