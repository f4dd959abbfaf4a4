/** How the stories read a drawn graph. */

export const nodesIn = (graph: HTMLElement) => [
  ...graph.querySelectorAll<SVGGElement>('[data-node]'),
];

export const nodeOf = (graph: HTMLElement, id: string) =>
  graph.querySelector(`[data-node="${id}"]`) as SVGGElement & HTMLElement;

export const discOf = (node: Element) =>
  node.querySelector('[data-part="disc"]') as SVGCircleElement & HTMLElement;

/** Centre of the node in picture coordinates. */
export const positionOf = (node: Element) => {
  const [x, y] = (node.getAttribute('transform') ?? '').match(/-?[\d.]+(e-?\d+)?/g) ?? [];
  return { x: Number(x), y: Number(y) };
};

/** The view: scale and offset of the picture. */
export const viewOf = (graph: HTMLElement) => {
  const picture = graph.querySelector('[data-part="picture"]') as Element;
  const [x, y, k] = (picture.getAttribute('transform') ?? '').match(/-?[\d.]+(e-?\d+)?/g) ?? [];
  return { x: Number(x), y: Number(y), k: Number(k) };
};

/** The names as they are drawn. */
export const labelsIn = (graph: HTMLElement) =>
  [...graph.querySelectorAll<SVGGElement>('[data-label]')].map((label) => {
    const name = label.querySelector('[data-part="name"]') as SVGTextElement;
    return {
      id: label.dataset['label'] ?? '',
      text: [...name.childNodes].map(({ textContent }) => textContent).join(' '),
      box: name.getBoundingClientRect(),
    };
  });
