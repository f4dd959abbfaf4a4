import type { ChartColor } from './series.js';

/** A kind of step: its name, or its name and a colour that has a meaning beyond the chart. */
export type ChartKind =
  | string
  | {
      name: string;
      /** An agent type, `danger` for what failed, `neutral` for what has no kind, or the place of a series. @default its own place */
      color?: ChartColor;
    };

/** A kind whose colour is known. */
export interface Kind {
  name: string;
  color: ChartColor;
}

/** The kinds in the order given: without a colour of their own they have that of their place. */
export const cleanKinds = (given: readonly ChartKind[] | null | undefined): readonly Kind[] =>
  (given ?? []).map((kind, place) =>
    typeof kind === 'string' ? { name: kind, color: place } : { color: place, ...kind },
  );

/** The colour of the n-th kind, named or not. */
export const colorOfKind = (kinds: readonly Kind[], kind: number): ChartColor =>
  kinds[kind]?.color ?? kind;

/** The kinds as a legend names them. */
export const kindEntries = (kinds: readonly Kind[]) =>
  kinds.map(({ name, color }, index) => ({ name, index, color, sign: 'fill' as const }));
