/** Edges of the cells, in px of the screen: about one name. */
const [wide, high] = [64, 24] as const;

/** Rectangles on the screen, found by the cells of a grid they lie in. */
export class LabelRoom {
  private readonly cells: number[][] = [];
  private readonly boxes: number[] = [];
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    width: number,
    height: number,
    private readonly margin: number,
  ) {
    this.columns = Math.max(1, Math.ceil((width + 2 * margin) / wide));
    this.rows = Math.max(1, Math.ceil((height + 2 * margin) / high));
  }

  private each(x0: number, y0: number, x1: number, y1: number, visit: (cell: number) => boolean) {
    const { margin, columns, rows } = this;
    // What lies beyond the cells belongs to the outermost ones.
    const cell = (at: number, edge: number, most: number) =>
      Math.min(most - 1, Math.max(0, Math.floor((at + margin) / edge)));
    const [left, right] = [cell(x0, wide, columns), cell(x1, wide, columns)];
    const [top, bottom] = [cell(y0, high, rows), cell(y1, high, rows)];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (visit(row * columns + column)) return true;
      }
    }
    return false;
  }

  /** Nothing that was taken lies there. */
  isFree(x0: number, y0: number, x1: number, y1: number): boolean {
    const { boxes, cells } = this;
    return !this.each(x0, y0, x1, y1, (cell) =>
      (cells[cell] ?? []).some(
        (at) =>
          (boxes[at] as number) < x1 &&
          (boxes[at + 1] as number) < y1 &&
          (boxes[at + 2] as number) > x0 &&
          (boxes[at + 3] as number) > y0,
      ),
    );
  }

  take(x0: number, y0: number, x1: number, y1: number): void {
    const at = this.boxes.push(x0, y0, x1, y1) - 4;
    this.each(x0, y0, x1, y1, (cell) => {
      const list = this.cells[cell];
      if (list) list.push(at);
      else this.cells[cell] = [at];
      return false;
    });
  }
}
