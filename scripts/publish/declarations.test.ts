import { describe, expect, it } from 'vitest';

import { missingTypes, reachableDeclarations } from './declarations.ts';

const files = new Map([
  ['dist/index.d.ts', "export { Chart } from './chart/chart.js';\n"],
  [
    'dist/chart/chart.d.ts',
    "import type { ReactNode } from 'react';\ntype Axis = import('./axis.js').Axis;\n",
  ],
  ['dist/chart/axis.d.ts', "import { type ScaleLinear } from 'd3';\nimport '@scope/lost/part';\n"],
  ['dist/story-frame.d.ts', "import { expect } from 'storybook/test';\n"],
]);
const reached = reachableDeclarations(['dist/index.d.ts'], (path) => files.get(path));

describe('reachableDeclarations', () => {
  it('follows every way of importing and leaves out what nothing leads to', () => {
    expect([...reached.keys()]).toEqual([
      'dist/index.d.ts',
      'dist/chart/chart.d.ts',
      'dist/chart/axis.d.ts',
    ]);
  });
});

describe('missingTypes', () => {
  const manifest = {
    name: '@constella/example',
    version: '1.0.0',
    exports: {},
    dependencies: { d3: '^7.0.0' },
    peerDependencies: { react: '>=19' },
  };

  it('says which types a consumer would not have', () => {
    expect(missingTypes(reached, manifest, (name) => name === '@types/d3')).toEqual([
      'dist/chart/axis.d.ts takes types from d3, which a consumer has no types for',
      'dist/chart/axis.d.ts takes types from @scope/lost, which is no dependency',
    ]);
  });

  it('is content where the types are a dependency too', () => {
    const types = { '@types/d3': '^7.0.0', '@types/scope__lost': '^1.0.0' };
    const dependencies = { ...manifest.dependencies, '@scope/lost': '^1.0.0', ...types };
    expect(missingTypes(reached, { ...manifest, dependencies }, () => true)).toEqual([]);
  });
});
