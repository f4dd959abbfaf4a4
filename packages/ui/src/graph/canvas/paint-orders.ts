import type { GlyphStrokes } from './glyph-paths.js';
import type { Palette } from './palette.js';
import type { Scene } from './scene.js';

/** The picture to draw. */
export interface Frame {
  /** px of the screen per px of the picture, and where the picture's origin is. */
  k: number;
  x: number;
  y: number;
  /** px of the screen, the margin on all sides included. */
  width: number;
  height: number;
  dpr: number;
  /** Something is moving: what costs much and shows little is left out. */
  hasty: boolean;
  /** Nodes by position, -1 for none: looked at, chosen, focused by keyboard. */
  emphasis: number;
  selected: number;
  focused: number;
  /** Names to draw: the sprite's key and its upper left corner. */
  labels: readonly { key: string; x: number; y: number }[];
}

/** Where a name is in a strip, in device pixels. */
export interface SpriteBox {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An order to whoever draws. */
export type PaintOrder =
  | { scene: Scene; orbits: readonly number[] }
  | { positions: Float32Array }
  | { move: number; to: readonly [x: number, y: number] }
  | { palette: Palette; glyphs: GlyphStrokes }
  /** Names drawn on the page, where the fonts are. */
  | { strip: ImageBitmap | HTMLCanvasElement; sprites: readonly SpriteBox[] }
  | { forgetSprites: true }
  | { frame: Frame };

/** A worker's answer to a frame. */
export interface PaintedFrame {
  frame: Frame;
  picture: ImageBitmap;
}
