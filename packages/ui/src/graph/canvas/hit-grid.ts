import { createGrid, type SpatialGrid } from './spatial-grid.js';

const cell = 64;

/** Finds the node at a place; sorts the nodes when they have moved and somebody asks. */
export class HitGrid {
  private grid: SpatialGrid | null = null;
  private stale = true;
  private largest = 0;

  constructor(
    private readonly positions: Float32Array,
    private readonly radii: Float32Array,
  ) {
    for (const r of radii) if (r > this.largest) this.largest = r;
  }

  /** The nodes have moved. */
  moved(): void {
    this.stale = true;
  }

  /**
   * @param x in px of the picture
   * @param spare px around a disc that count as the disc
   * @returns the nearest node there, -1 for none
   */
  at(x: number, y: number, spare: number): number {
    const { positions, radii } = this;
    this.grid ??= createGrid(radii.length, cell);
    if (this.stale) this.grid.fill(positions);
    this.stale = false;
    const reach = this.largest + spare;
    let best = -1;
    let least = Infinity;
    this.grid.within(x - reach, y - reach, x + reach, y + reach, (node) => {
      const away = Math.hypot(
        (positions[2 * node] as number) - x,
        (positions[2 * node + 1] as number) - y,
      );
      if (away > (radii[node] as number) + spare || away >= least) return;
      least = away;
      best = node;
    });
    return best;
  }
}
