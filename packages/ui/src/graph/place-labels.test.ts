import { describe, expect, it } from 'vitest';

import { agentLinks } from './agent-links.js';
import { layoutGraph, type PlacedNode } from './layout.js';
import { growLabels, type LabelRequest, placeLabels } from './place-labels.js';
import type { GraphNode } from './types.js';

const lines = 2;
const line = 15.5;

const scene = (count: number, width: number) => {
  const nodes: GraphNode[] = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `${index}`,
    type: index === 0 ? 'coordinator' : 'executor',
  }));
  const links = agentLinks(nodes);
  const layout = layoutGraph(nodes, links, { width, height: 384 });
  const label = Math.min(80, layout.labelMost);
  const at = (id: string) => layout.nodes.find((node) => node.id === id) as PlacedNode;
  const requests = layout.nodes.map(({ id, x, y, r }) => ({ id, x, y, r, width: label, lines }));
  const sides = placeLabels(requests, {
    discs: layout.nodes,
    links: links.map(({ source, target }) => [at(source), at(target)]),
    frame: { x: 0, y: 0, width, height: 384 },
    unit: 1,
    end: 'right',
    line,
  });
  return { layout, requests, sides };
};

const boxOf = ({ x, y, r, width }: LabelRequest, side: string | undefined) => {
  const tall = lines * line;
  if (side === 'below')
    return { x0: x - width / 2, x1: x + width / 2, y0: y + r, y1: y + r + tall };
  if (side === 'above')
    return { x0: x - width / 2, x1: x + width / 2, y0: y - r - tall, y1: y - r };
  return side === 'right'
    ? { x0: x + r, x1: x + r + width, y0: y - tall / 2, y1: y + tall / 2 }
    : { x0: x - r - width, x1: x - r, y0: y - tall / 2, y1: y + tall / 2 };
};

describe('placeLabels', () => {
  it.each([320, 360, 400, 454, 500])('finds a free place for up to 12 labels in %i px', (width) => {
    for (let count = 1; count <= 12; count += 1) {
      const { layout, requests, sides } = scene(count, width);
      expect([count, sides.size]).toEqual([count, count]);
      for (const request of requests) {
        const box = boxOf(request, sides.get(request.id));
        for (const disc of layout.nodes) {
          if (disc.id === request.id) continue;
          const dx = Math.max(box.x0 - disc.x, 0, disc.x - box.x1);
          const dy = Math.max(box.y0 - disc.y, 0, disc.y - box.y1);
          expect(Math.hypot(dx, dy), `${count}: ${request.id} on ${disc.id}`).toBeGreaterThan(
            disc.r,
          );
        }
      }
    }
  });

  it('leaves out labels that have no place rather than covering another', () => {
    const { sides } = scene(40, 400);
    expect(sides.size).toBeGreaterThan(0);
    expect(sides.size).toBeLessThan(40);
  });

  const alone = { id: 'a', x: 100, y: 100, r: 12, width: 70, lines: 1 };
  const space = { discs: [alone], links: [], unit: 1, end: 'right', line } as const;

  it('avoids a link that leads down', () => {
    const below = { x: 100, y: 200, r: 12 };
    expect(placeLabels([alone], space).get('a')).toBe('below');
    const sides = placeLabels([alone], {
      ...space,
      links: [[alone, below]],
      discs: [alone, below],
    });
    expect(sides.get('a')).toBe('above');
  });

  it('prefers the end side of the script over the start side', () => {
    const discs = [alone, { x: 100, y: 130, r: 12 }, { x: 100, y: 70, r: 12 }];
    expect(placeLabels([alone], { ...space, discs }).get('a')).toBe('right');
    expect(placeLabels([alone], { ...space, discs, end: 'left' }).get('a')).toBe('left');
  });

  it.each([
    ['whole where there is room', 200, 0],
    ['in two lines where there is less', 120, 1],
    ['as it was cut where there is none', 80, undefined],
  ])('writes a name %s', (_where, width, form) => {
    const forms = [
      { width: 150, lines: 1 },
      { width: 90, lines: 2 },
    ];
    const frame = { x: alone.x - width / 2, y: 0, width, height: 200 };
    const given = [new Map([['a', forms]]), new Map([['a', 'below']] as const)] as const;
    expect(growLabels([alone], ...given, { ...space, frame }).get('a')?.form).toBe(form);
    expect(growLabels([alone], given[0], new Map(), { ...space, frame }).size).toBe(0);
  });

  it('lets a name grow no further than its neighbours’ names', () => {
    const other = { ...alone, id: 'b', x: 190 };
    const pair = { ...space, discs: [alone, other] };
    const forms = new Map(['a', 'b'].map((id) => [id, [{ width: 104, lines: 1 }]]));
    const sides = new Map([
      ['a', 'below'],
      ['b', 'below'],
    ] as const);
    const grown = growLabels([alone, other], forms, sides, pair);
    // Beside one another they would touch: they go to different sides.
    expect(grown.size).toBe(2);
    expect(grown.get('a')?.side).not.toBe(grown.get('b')?.side);
  });

  it('needs less room when the picture is zoomed in', () => {
    const discs = [alone, { x: 100, y: 140, r: 12 }, { x: 300, y: 60, r: 12 }];
    expect(placeLabels([alone], { ...space, discs }).get('a')).toBe('above');
    expect(placeLabels([alone], { ...space, discs, unit: 0.5 }).get('a')).toBe('below');
  });
});
