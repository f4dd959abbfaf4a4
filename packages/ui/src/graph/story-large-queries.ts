import { expect, waitFor, type within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

/** The graph, when its layout has come to rest and everything is drawn. */
export async function stillGraph(canvas: Canvas, name: string | RegExp = 'Agent network') {
  const graph = await canvas.findByRole('listbox', { name }, { timeout: 20_000 });
  await waitFor(() => expect(graph).toHaveAttribute('data-state', 'still'), { timeout: 40_000 });
  return graph;
}

export const optionsIn = (graph: HTMLElement) => [
  ...graph.querySelectorAll<HTMLElement>('[role="option"]'),
];

/** The canvas beside the list. */
export const canvasIn = (place: Element) =>
  place.querySelector('[data-part="picture"] canvas') as HTMLCanvasElement;

/** The picture as one number per graph: equal only where every pixel is. */
export function pixelsOf(graph: HTMLElement): string {
  const shown = canvasIn(graph.parentElement as Element);
  const copy = document.createElement('canvas');
  copy.width = shown.width;
  copy.height = shown.height;
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(shown, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  let hash = 0x811c9dc5;
  let inked = 0;
  for (const value of data) {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
    if (value > 0) inked += 1;
  }
  return `${copy.width}x${copy.height} ${inked > 1000 ? hash : 'empty'}`;
}
