// Cytoscape with its own force layout, which shows every refinement.
import cytoscape from 'cytoscape';

import { type Bench, frame, network, nodeCount, place, size } from './network.js';

const { names, pairs } = network(nodeCount());
place().style.inlineSize = `${size.width}px`;
place().style.blockSize = `${size.height}px`;
const graph = cytoscape({
  container: place(),
  elements: [
    ...names.map((_, at) => ({ data: { id: `${at}` } })),
    ...pairs.map(([source, target], at) => ({
      data: { id: `l${at}`, source: `${source}`, target: `${target}` },
    })),
  ],
  style: [
    { selector: 'node', style: { width: 10, height: 10 } },
    { selector: 'edge', style: { width: 1, 'curve-style': 'haystack' } },
  ],
  layout: { name: 'random' },
  minZoom: 0.01,
  maxZoom: 10,
});

let ticks = 0;
let rests = false;
const layout = graph.layout({
  name: 'cose',
  animate: true,
  refresh: 1,
  animationThreshold: 0,
  randomize: false,
  fit: false,
});
layout.on('layoutstop', () => (rests = true));
graph.on('render', () => (ticks += rests ? 0 : 1));

const bench: Bench = {
  async start() {
    layout.run();
    await frame();
  },
  ticks: () => ticks,
  rests: () => rests,
  async settle() {
    layout.stop();
    rests = true;
    graph.fit(undefined, 20);
    await frame();
    await frame();
  },
  zoom: (factor) =>
    graph.zoom({
      level: graph.zoom() * factor,
      renderedPosition: { x: size.width / 2, y: size.height / 2 },
    }),
};
window.bench = bench;
