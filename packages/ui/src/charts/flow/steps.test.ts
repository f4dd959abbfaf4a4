import { describe, expect, it } from 'vitest';

import { cleanSteps, firstSteps } from './steps.js';

const unnamed = (n: number) => `Item ${n}`;
const nodes = (ids: string) => Array.from(ids, (id) => ({ id, name: id }));
const links = (...pairs: string[]) => pairs.map(([from = '', to = '']) => ({ from, to }));

describe('steps of a flow', () => {
  it('counts the levels of the longest way', () => {
    const steps = cleanSteps(nodes('abcd'), links('ab', 'ac', 'bd', 'cd', 'ad'), unnamed);
    expect(steps.levels).toBe(3);
    expect(steps.nodes[0]?.outgoing).toEqual([0, 1, 4]);
    expect(steps.nodes[3]?.incoming).toEqual([2, 3, 4]);
  });

  it('knows links that lead back, and to the step itself', () => {
    const steps = cleanSteps(nodes('abc'), links('ab', 'bc', 'ca', 'bb'), unnamed);
    expect(steps.links.map(({ back }) => back)).toEqual([false, false, true, true]);
    expect(steps.levels).toBe(3);
  });

  it('leaves out doubles and links to nowhere', () => {
    const steps = cleanSteps(
      [...nodes('ab'), { id: 'a', name: 'again' }, { id: 'c', name: '' }],
      [...links('ab', 'az'), { from: 'a', to: 'b', label: 'yes' }],
      unnamed,
    );
    expect(steps.nodes.map(({ name }) => name)).toEqual(['a', 'b', 'Item 3']);
    expect(steps.links).toMatchObject([{ from: 0, to: 1, label: 'yes' }]);
  });

  it('walks a chain longer than a stack', () => {
    const count = 100_000;
    const chain = Array.from({ length: count }, (_, n) => ({ id: `${n}`, name: `${n}` }));
    const steps = cleanSteps(
      chain,
      chain.slice(1).map(({ id }, n) => ({ from: `${n}`, to: id })),
      unnamed,
    );
    expect(steps.levels).toBe(count);
    expect(firstSteps(steps, 3)).toMatchObject({ links: [{ to: 1 }, { to: 2 }], levels: count });
  });

  it('has no level without a step', () => {
    expect(cleanSteps([], links('ab'), unnamed)).toEqual({ nodes: [], links: [], levels: 0 });
  });
});
