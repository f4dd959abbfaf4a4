import { useState, type PointerEvent } from 'react';

/** A cell of the matrix. */
export interface Cell {
  readonly likelihood: number;
  readonly impact: number;
}

interface Lifted {
  readonly id: string;
  readonly over: Cell | undefined;
}

/** The cell at a point of the screen. */
function cellAt(x: number, y: number): Cell | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-impact]');
  const { likelihood, impact } = found?.dataset ?? {};
  return likelihood && impact
    ? { likelihood: Number(likelihood), impact: Number(impact) }
    : undefined;
}

/** Dragging risks between cells with a pointer; one that is let go outside stays where it was. */
export function useChipDrag(onDrop: (id: string, cell: Cell) => void) {
  const [lifted, setLifted] = useState<Lifted>();
  return {
    lifted,
    handlers: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ id, over: undefined });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (lifted?.id === id) setLifted({ id, over: cellAt(event.clientX, event.clientY) });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (lifted?.id !== id) return;
        const cell = cellAt(event.clientX, event.clientY);
        setLifted(undefined);
        if (cell) onDrop(id, cell);
      },
      onPointerCancel: () => setLifted(undefined),
    }),
  };
}
