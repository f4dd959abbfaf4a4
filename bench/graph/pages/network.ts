/** A link between two nodes, by their positions. */
export type Pair = readonly [source: number, target: number];

/** The same organisation for every library: a tree of teams and half as many links across. */
export function network(count: number): { names: string[]; pairs: Pair[] } {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647;
    return state / 2147483647;
  };
  const names = Array.from({ length: count }, (_, at) => `Contract reader ${at}`);
  const pairs: Pair[] = [];
  for (let at = 1; at < count; at += 1) {
    const parent = at < 40 ? 0 : Math.floor(Math.sqrt(random()) * Math.min(at, 40 + at / 6));
    pairs.push([parent, at]);
  }
  while (pairs.length < count * 1.5) {
    const from = Math.floor(random() * count);
    const to = Math.min(count - 1, from + 1 + Math.floor(random() * 12));
    if (from !== to) pairs.push([from, to]);
  }
  return { names, pairs };
}

/** Of the picture, in px. */
export const size = { width: 1200, height: 800 };

/** Methods the bench asks of a page. */
export interface Bench {
  /** Draws the network and begins to lay it out; resolves when the first picture is there. */
  start: () => Promise<void>;
  /** Ticks of the layout since the start. */
  ticks: () => number;
  /** Pictures shown since the start, of a page that does not draw itself; others show every tick. */
  shown?: () => number;
  /** Nothing is laid out any more. */
  rests: () => boolean;
  /** Ends the layout and shows the whole network, sharp. */
  settle: () => Promise<void>;
  /** One step of a zoom about the middle. */
  zoom: (factor: number) => void;
  /** Where drawing and layout happen. */
  threads?: () => string;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

export const nodeCount = (): number => Number(new URLSearchParams(location.search).get('nodes'));

export const frame = (): Promise<number> => new Promise(requestAnimationFrame);

export const place = (): HTMLElement =>
  document.querySelector<HTMLElement>('#graph') as HTMLElement;

/** A turn of the wheel with Ctrl held, a pinch, over the middle. */
export function wheel(target: Element, factor: number): void {
  const box = target.getBoundingClientRect();
  target.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      view: window,
      ctrlKey: true,
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
      // d3-zoom: 2 ** (-deltaY * 0.002 * 10) with Ctrl.
      deltaY: -Math.log2(factor) / 0.02,
    }),
  );
}
