import { expect, it } from 'vitest';

import { changesOf, readChanges } from './changes';

const pending = `---
'@constella/ui': minor
---

**Button, Link:** new looks,
on two lines.

A sentence about no component.`;

const changelog = `# @constella/ui

## 0.2.0

### Minor Changes

- **Button:** the icon may stand at the end.

- **Rating:** new.

## 0.1.0

- **Button:** new.
`;

it('finds what changed of a component, the newest first', () => {
  const changes = readChanges([pending], [changelog]);
  expect(changesOf(changes, ['Button']).map(({ version, text }) => [version, text])).toEqual([
    ['Unreleased', 'new looks, on two lines.'],
    ['0.2.0', 'the icon may stand at the end.'],
    ['0.1.0', 'new.'],
  ]);
  expect(changesOf(changes, ['Nothing'])).toEqual([]);
});
