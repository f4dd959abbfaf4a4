import { LabelRoom } from './label-room.js';

/** A name as it will be drawn. */
export interface LabelText {
  /** The same for all names that look alike. */
  key: string;
  name: string;
  note: string | undefined;
  /** Of the wider line, in px of the screen. */
  width: number;
}

export interface ChosenLabel extends LabelText {
  node: number;
  /** Middle of the first line's upper edge… */
  x: number;
  /** …both in px of the screen. */
  y: number;
}

export interface LabelScene {
  positions: Float32Array;
  radii: Float32Array;
  /** Nodes in the order in which their names are wanted. */
  ranked: Uint32Array;
  /** Always named, wherever there is a place or not: what is looked at, chosen or focused. */
  always: readonly number[];
  k: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Names at most, besides those always there. @default as many as anyone can read */
  limit?: number;
  /** The reader's text size as a share of 12 px. */
  em: number;
  /** The end side of the script. */
  end: 'left' | 'right';
  textOf: (node: number) => LabelText;
}

/** No more names than anyone can read. */
const most = 240;
/** Names tried; in a crowd the rest would hardly find a place. */
const tries = 900;
/** From this radius on the screen, names keep off the discs of others. */
const solidFrom = 7;
/** Zoomed out, names keep this many px of air, so that the crowd is still seen. */
const air = 20;
/** Height of a line, and from the disc to the text, in px of 12 px text. */
const line = 15.5;
const gap = 5;

/**
 * Finds names that have room, the most wanted first: none covers another, and where discs are
 * large enough to be read, none covers a disc.
 */
export function chooseLabels(scene: LabelScene): ChosenLabel[] {
  const {
    positions,
    radii,
    ranked,
    always,
    k,
    x,
    y,
    width,
    height,
    em,
    end,
    textOf,
    limit = most,
  } = scene;
  const margin = 48;
  const room = new LabelRoom(width, height, margin);
  const place = (node: number) => {
    const sx = (positions[2 * node] as number) * k + x;
    const sy = (positions[2 * node + 1] as number) * k + y;
    const isSeen = sx > -margin && sy > -margin && sx < width + margin && sy < height + margin;
    return isSeen ? { sx, sy, r: (radii[node] as number) * k } : null;
  };
  const usual = (radii[ranked[ranked.length - 1] ?? 0] ?? 0) * k;
  const solid = usual >= solidFrom;
  if (solid) {
    for (const node of ranked) {
      const at = place(node);
      if (at) room.take(at.sx - at.r, at.sy - at.r, at.sx + at.r, at.sy + at.r);
    }
  }
  const chosen: ChosenLabel[] = [];
  const spare = solid ? 1 : air;

  const attempt = (node: number, forced: boolean) => {
    const at = place(node);
    if (!at) return;
    const text = textOf(node);
    const half = text.width / 2;
    const tall = (text.note === undefined ? 1 : 2) * line * em;
    const away = at.r + gap;
    const aside = (side: 'left' | 'right') =>
      at.sx + (away + 3 + half) * (side === 'right' ? 1 : -1);
    const choices: readonly (readonly [x: number, y: number])[] = [
      [at.sx, at.sy + away],
      [at.sx, at.sy - away - tall],
      ...(solid
        ? ([
            [aside(end), at.sy - tall / 2],
            [aside(end === 'right' ? 'left' : 'right'), at.sy - tall / 2],
          ] as const)
        : []),
    ];
    const free = choices.find(([lx, ly]) =>
      room.isFree(lx - half - spare, ly - spare / 3, lx + half + spare, ly + tall + spare / 3),
    );
    const where = free ?? (forced ? choices[0] : undefined);
    if (!where) return;
    const [lx, ly] = where;
    room.take(lx - half, ly, lx + half, ly + tall);
    chosen.push({ ...text, node, x: lx, y: ly });
  };

  const forced = new Set(always.filter((node) => node >= 0));
  for (const node of forced) attempt(node, true);
  let tried = 0;
  for (const node of ranked) {
    if (chosen.length >= limit || tried >= tries) break;
    if (forced.has(node) || !place(node)) continue;
    tried += 1;
    attempt(node, false);
  }
  return chosen;
}
