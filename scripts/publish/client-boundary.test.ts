import { describe, expect, it } from 'vitest';

import { boundaryProblems } from './client-boundary.ts';

const problemsOf = (modules: Record<string, string>) =>
  boundaryProblems(
    Object.entries(modules).map(([path, code]) => ({ path, code })),
    ['dist/index.js'],
  );

const index = `import { One } from './one.js';\nexport { One };`;

describe('boundaryProblems', () => {
  it('finds a module that a server component reaches and cannot evaluate', () => {
    const one = `import { useState } from 'react';\nexport const One = () => useState(0);`;
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': one })).toEqual([
      "dist/one.js needs 'use client': it calls useState",
    ]);
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': `'use client';\n${one}` })).toEqual(
      [],
    );
  });

  it('finds it behind unmarked modules, but not behind a mark', () => {
    const two = `import { createContext } from 'react';\nexport const Two = createContext(null);`;
    const one = `import { Two } from './two.js';\nexport const One = () => Two.name;`;
    const modules = { 'dist/index.js': index, 'dist/one.js': one, 'dist/two.js': two };
    expect(problemsOf(modules)).toEqual(["dist/two.js needs 'use client': it calls createContext"]);
    expect(problemsOf({ ...modules, 'dist/one.js': `'use client';\n${one}` })).toEqual([]);
  });

  it('lets a module hand on a hook, and use what a server has', () => {
    const hooks = `'use client';\nimport { useState } from 'react';\nexport const useOne = () => useState(0);`;
    const onlyHands = `import { useOne } from './hooks.js';\nexport { useOne };`;
    expect(problemsOf({ 'dist/index.js': onlyHands, 'dist/hooks.js': hooks })).toEqual([]);
    const withId = `import { useId } from 'react';\nexport const One = () => useId();`;
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': withId })).toEqual([]);
  });

  it('finds a mark that sends something pure to browsers', () => {
    const one = `'use client';\nimport { jsx } from 'react/jsx-runtime';\nexport const One = () => jsx('p', {});`;
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': one })).toEqual([
      "dist/one.js is marked 'use client' though nothing in it needs a client",
    ]);
    const pressed = one.replace('{})', '{ onClick: () => undefined })');
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': pressed })).toEqual([]);
  });

  it('finds an element that is given what cannot be sent, unless a client draws it', () => {
    const one = `import { jsx } from 'react/jsx-runtime';
import { assignInlineVars } from '@vanilla-extract/dynamic';
export const One = () => jsx('p', { style: assignInlineVars({}) });`;
    const problem = 'dist/one.js gives an element the object of assignInlineVars, not a copy of it';
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': one })).toEqual([problem]);
    const copied = one.replace('assignInlineVars({})', '{ ...assignInlineVars({}) }');
    expect(problemsOf({ 'dist/index.js': index, 'dist/one.js': copied })).toEqual([]);
    const client = { 'dist/index.js': `'use client';\n${index}`, 'dist/one.js': one };
    expect(problemsOf(client)).not.toContain(problem);
  });
});
