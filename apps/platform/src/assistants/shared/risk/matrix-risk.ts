import type { RiskRating } from '@constella/api-client';

import type { Cell } from './use-chip-drag';

/** A risk at its place in the matrix. */
export interface MatrixRisk extends RiskRating {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  /** Number, title, place and score in words: the name of its button. */
  readonly name: string;
}

/** Props of a view of risks at their places, whatever its size. */
export interface PlacesProps {
  risks: readonly MatrixRisk[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Puts a risk into a cell. Absent where it may only be read. */
  onMove?: ((id: string, cell: Cell) => void) | undefined;
}
