// The textbook: d3-force on the page, an SVG element per node and link, d3-zoom on the group.
import * as d3 from 'd3';

import { type Bench, frame, network, nodeCount, place, size, wheel } from './network.js';

type Node = d3.SimulationNodeDatum;
const { names, pairs } = network(nodeCount());
const nodes: Node[] = names.map(() => ({}));
const links = pairs.map(([source, target]) => ({ source, target }));

const svg = d3.select(place()).append('svg').attr('width', size.width).attr('height', size.height);
const picture = svg.append('g');
const line = picture
  .append('g')
  .attr('stroke', '#99a')
  .attr('stroke-opacity', 0.6)
  .selectAll('line')
  .data(links)
  .join('line');
const circle = picture
  .append('g')
  .attr('stroke', '#fff')
  .selectAll('circle')
  .data(nodes)
  .join('circle')
  .attr('r', 5)
  .attr('fill', '#268');
const zooming = d3
  .zoom<SVGSVGElement, unknown>()
  .scaleExtent([0.05, 5])
  .on('zoom', ({ transform }) => picture.attr('transform', transform));
svg.call(zooming);

let ticks = 0;
const simulation = d3
  .forceSimulation(nodes)
  .force('link', d3.forceLink(links))
  .force('charge', d3.forceManyBody())
  .force('center', d3.forceCenter(size.width / 2, size.height / 2))
  .stop();
const show = () => {
  const end = (of: unknown) => of as { x: number; y: number };
  line
    .attr('x1', (d) => end(d.source).x)
    .attr('y1', (d) => end(d.source).y)
    .attr('x2', (d) => end(d.target).x)
    .attr('y2', (d) => end(d.target).y);
  circle.attr('cx', (d) => d.x ?? 0).attr('cy', (d) => d.y ?? 0);
};
simulation.on('tick', () => {
  ticks += 1;
  show();
});

const bench: Bench = {
  async start() {
    simulation.restart();
    await frame();
    await frame();
  },
  ticks: () => ticks,
  rests: () => simulation.alpha() < simulation.alphaMin(),
  async settle() {
    simulation.stop();
    show();
    const extent = (axis: 'x' | 'y') => d3.extent(nodes, (d) => d[axis]) as [number, number];
    const [x, y] = [extent('x'), extent('y')];
    const k = 0.95 * Math.min(size.width / (x[1] - x[0]), size.height / (y[1] - y[0]));
    const fit = d3.zoomIdentity
      .translate(size.width / 2, size.height / 2)
      .scale(k)
      .translate(-(x[0] + x[1]) / 2, -(y[0] + y[1]) / 2);
    svg.call(zooming.transform, fit);
    await frame();
    await frame();
  },
  zoom: (factor) => wheel(svg.node() as SVGSVGElement, factor),
};
window.bench = bench;
