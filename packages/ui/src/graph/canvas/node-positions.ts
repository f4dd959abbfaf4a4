import { HitGrid } from './hit-grid.js';
import type { Topology } from './topology.js';

/** How far nodes were moved by hand from their place in the layout, by id. */
export type HandMoves = Map<string, readonly [dx: number, dy: number]>;

/** Where the nodes of a topology are: `x0 y0 x1 y1 …`, NaN for what has no place yet. */
export class NodePositions {
  readonly placed: Float32Array;
  readonly hits: HitGrid;
  private readonly laid: Float32Array;

  /** @param before what was shown until now: who stays keeps the place until there is a new one */
  constructor(
    private readonly topology: Topology,
    private readonly moves: HandMoves,
    before?: NodePositions,
  ) {
    const { ids, radii } = topology;
    this.laid = new Float32Array(2 * ids.length).fill(Number.NaN);
    this.placed = this.laid.slice();
    this.hits = new HitGrid(this.placed, radii);
    const known = new Map(before?.topology.ids.map((id, at) => [id, at]));
    ids.forEach((id, at) => {
      const old = known.get(id);
      if (old !== undefined) this.placed.set(before?.at(old) ?? [], 2 * at);
    });
  }

  /** Centre of a node. */
  at(node: number): readonly [x: number, y: number] {
    return [this.placed[2 * node] as number, this.placed[2 * node + 1] as number];
  }

  /** Takes the layout's positions, which are only lent. */
  take(positions: Float32Array): void {
    if (positions.length !== this.laid.length) return;
    this.laid.set(positions);
    this.apply();
  }

  private apply() {
    this.placed.set(this.laid);
    if (this.moves.size > 0) {
      this.topology.ids.forEach((id, at) => {
        const [dx, dy] = this.moves.get(id) ?? [0, 0];
        this.placed[2 * at] = (this.placed[2 * at] as number) + dx;
        this.placed[2 * at + 1] = (this.placed[2 * at + 1] as number) + dy;
      });
    }
    this.hits.moved();
  }

  /** Puts a node's centre there. */
  moveTo(node: number, x: number, y: number): void {
    const id = this.topology.ids[node];
    if (id === undefined) return;
    const [homeX, homeY] = [this.laid[2 * node] as number, this.laid[2 * node + 1] as number];
    this.moves.set(id, [x - homeX, y - homeY]);
    this.placed[2 * node] = x;
    this.placed[2 * node + 1] = y;
    this.hits.moved();
  }
}
