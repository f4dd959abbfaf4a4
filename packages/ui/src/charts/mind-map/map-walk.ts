import type { ChartLabels } from '../../labels/types.js';
import type { Place, Walk } from '../frame/types.js';
import type { Branches } from './branches.js';
import type { DrawnBranch, MapDrawing } from './map-layout.js';

interface Options {
  drawing: MapDrawing;
  branches: Branches;
  isOpen: (place: number) => boolean;
  toggle: (place: number) => void;
  rtl: boolean;
  labels: ChartLabels;
}

/**
 * The tree of the authoring practices: up and down walk what is visible; the arrow that points away
 * from the root opens and goes on, the other closes and goes back; Enter opens and closes.
 */
export function mapWalk({ drawing, branches, isOpen, toggle, rtl, labels }: Options): Walk {
  const drawn = drawing.branches;
  const branchAt = (index: number) => branches.all[drawn[index]?.place ?? -1];
  const indexOf = new Map(drawn.map(({ place }, index) => [place, index]));
  const at = (index: number | undefined): Place | undefined =>
    index === undefined ? undefined : { row: 0, index };
  const [onward, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const press = (one: DrawnBranch) => {
    if (branches.all[one.place]?.children.length) toggle(one.place);
  };
  const childOn = (one: DrawnBranch, side?: 1 | -1) =>
    branches.all[one.place]?.children
      .slice(0, drawn.length)
      .map((child) => indexOf.get(child))
      .find((index) => index !== undefined && (!side || drawn[index]?.side === side));

  const sideways = (from: Place, key: string): Place | undefined => {
    const one = drawn[from.index];
    const branch = branchAt(from.index);
    if (!one || !branch) return undefined;
    const open = branch.children.length > 0 && isOpen(one.place);
    const side = key === onward ? 1 : -1;
    // Branches of the root may lie on both sides of it.
    const beyond = branch.depth === 0 ? childOn(one, side) : undefined;
    if (beyond !== undefined) return at(beyond);
    if (side === one.side) {
      if (!open) press(one);
      return open ? (at(childOn(one)) ?? from) : from;
    }
    if (open) {
      press(one);
      return from;
    }
    return at(indexOf.get(branch.parent)) ?? from;
  };
  const told = (index: number) => {
    const branch = branchAt(index);
    const count = branch?.children.length ?? 0;
    return [
      ...(branch?.text ? [branch.text] : []),
      ...(count > 0 ? [labels.branches({ count })] : []),
    ];
  };
  return {
    rows: [drawn],
    axis: 'y',
    near: 'any',
    shapes: true,
    keys: labels.treeKeys,
    name: ({ index }) =>
      [branchAt(index)?.name ?? '', ...told(index)].reduce((first, second) =>
        labels.pair({ first, second }),
      ),
    tooltip: ({ index }) => ({
      title: branchAt(index)?.name ?? '',
      lines: told(index).map((name) => ({ name, value: '' })),
    }),
    step: (from, key) => {
      if (key === onward || key === back) return sideways(from, key);
      // There is one row; a page is the whole tree.
      return undefined;
    },
    tree: {
      stateOf: ({ index }) => {
        const one = drawn[index];
        const branch = branchAt(index);
        return {
          level: (branch?.depth ?? 0) + 1,
          expanded: branch?.children.length ? isOpen(one?.place ?? -1) : undefined,
          position: (branch?.position ?? 0) + 1,
          size: branches.all[branch?.parent ?? -1]?.children.length ?? 1,
        };
      },
      press: ({ index }) => {
        const one = drawn[index];
        if (one) press(one);
      },
    },
  };
}
