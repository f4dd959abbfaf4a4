import type { LabelText } from './choose-labels.js';
import type { Palette } from './palette.js';
import type { SpriteBox } from './paint-orders.js';

export interface LabelLook {
  nameFont: string;
  noteFont: string;
  em: number;
  dpr: number;
  palette: Palette;
}

/** Room around the text for its halo, and the widest strip, in px. */
export const halo = 3;
const widest = 2000;
const line = 15;
const ascent = 12;

const firstLetter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** As `unicode-bidi: plaintext` has it: a name's own first letter says which way it runs. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

const heightOf = ({ note }: LabelText, em: number) =>
  Math.ceil((note === undefined ? 1 : 2) * line * em + 2 * halo + 2);

/**
 * Draws names side by side on one canvas, each with a halo in the colour of the ground.
 * @returns the canvas and where each name is on it
 */
export function drawStrip(
  texts: readonly LabelText[],
  { nameFont, noteFont, em, dpr, palette }: LabelLook,
  newCanvas: (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement,
): { canvas: OffscreenCanvas | HTMLCanvasElement; sprites: SpriteBox[] } {
  let [x, y, high, wide] = [0, 0, 0, 1];
  const sprites = texts.map((text): SpriteBox => {
    const width = Math.ceil((text.width + 2 * halo) * dpr) + 2;
    const height = Math.ceil(heightOf(text, em) * dpr);
    if (x > 0 && x + width > widest) [x, y, high] = [0, y + high, 0];
    const box = { key: text.key, x, y, width, height };
    x += width;
    wide = Math.max(wide, x);
    high = Math.max(high, height);
    return box;
  });
  const canvas = newCanvas(wide, Math.max(1, y + high));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return { canvas, sprites };
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 2 * halo - 2;
  context.strokeStyle = palette.ground;
  texts.forEach((text, at) => {
    const box = sprites[at] as SpriteBox;
    context.setTransform(dpr, 0, 0, dpr, box.x + box.width / 2, box.y);
    const write = (words: string, font: string, color: string, baseline: number) => {
      context.font = font;
      context.direction = directionOf(words);
      context.fillStyle = color;
      context.strokeText(words, 0, baseline);
      context.fillText(words, 0, baseline);
    };
    write(text.name, nameFont, palette.name, halo + ascent * em);
    if (text.note !== undefined) {
      write(text.note, noteFont, palette.note, halo + (ascent + line) * em);
    }
  });
  return { canvas, sprites };
}
