// react-force-graph-2d as its documentation begins: nodes and links, no names.
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ForceGraph2D, { type ForceGraphMethods } from 'react-force-graph-2d';

import { type Bench, frame, network, nodeCount, place, size } from './network.js';

const { names, pairs } = network(nodeCount());
const graph = {
  nodes: names.map((name, id) => ({ id, name })),
  links: pairs.map(([source, target]) => ({ source, target })),
};
const ref = createRef<ForceGraphMethods>();
let ticks = 0;
const state = { rests: false };

const root = createRoot(place());
const render = (props: { cooldownTicks?: number }) =>
  flushSync(() =>
    root.render(
      createElement(ForceGraph2D, {
        ref: ref as never,
        graphData: graph,
        ...size,
        cooldownTime: Number.POSITIVE_INFINITY,
        onEngineTick: () => (ticks += 1),
        onEngineStop: () => (state.rests = true),
        ...props,
      }),
    ),
  );

const bench: Bench = {
  async start() {
    render({});
    await frame();
    await frame();
  },
  ticks: () => ticks,
  rests: () => state.rests,
  async settle() {
    render({ cooldownTicks: 0 });
    for (let at = 0; at < 200 && !state.rests; at += 1) await frame();
    ref.current?.zoomToFit(0, 20);
    await frame();
    await frame();
  },
  zoom(factor) {
    const methods = ref.current as ForceGraphMethods;
    methods.zoom(methods.zoom() * factor);
  },
};
window.bench = bench;
