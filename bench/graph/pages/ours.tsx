// AgentGraph as an application uses it: names, tooltip, overview and controls included.
import { UiProvider } from '@constella/ui';
import { AgentGraph } from '@constella/ui/graph';
import { createRoot } from 'react-dom/client';

import { type Bench, frame, network, nodeCount, place, size, wheel } from './network.js';

const count = nodeCount();
const { names, pairs } = network(count);
const types = ['processor', 'executor', 'meta'] as const;
const statuses = ['active', 'inactive', 'waiting', 'completed', 'learning', 'processing'] as const;
const nodes = names.map((name, at) => ({
  id: `${at}`,
  name,
  type: at === 0 ? ('coordinator' as const) : (types[at % 3] ?? 'meta'),
  status: statuses[(at * 5) % 6],
}));
const kinds = ['data', 'feedback', 'control'] as const;
const links = pairs.map(([source, target], at) => ({
  source: `${source}`,
  target: `${target}`,
  type: kinds[at % 3] ?? 'data',
}));
// Pictures and ticks are counted from outside: what is measured is what is published.
let pictures = 0;
const put = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function counted(bitmap) {
  pictures += 1;
  put.call(this, bitmap);
};
let answers = 0;
let ticks = 0;
const listen = Worker.prototype.addEventListener;
const heard = ({ data }: MessageEvent<{ ticks?: number }>) => {
  answers += 1;
  ticks = Math.max(ticks, data.ticks ?? 0);
};
Worker.prototype.addEventListener = function counted(
  this: Worker,
  type: string,
  ...rest: [never, never]
) {
  if (type === 'message') listen.call(this, 'message', heard as EventListener);
  listen.call(this, type, ...rest);
} as typeof listen;

const list = () => document.querySelector('[role=listbox]') as HTMLElement;
const isLarge = count > 500;

const bench: Bench = {
  async start() {
    createRoot(place()).render(
      <UiProvider theme="light">
        <div className="room">
          <AgentGraph
            label="Agents"
            nodes={nodes}
            links={links}
            height={size.height}
            showLegend={false}
          />
        </div>
      </UiProvider>,
    );
    while (isLarge ? pictures === 0 : !document.querySelector('[data-node]')) await frame();
  },
  ticks: () => ticks,
  shown: () => pictures,
  rests: () => !isLarge || list().dataset['state'] === 'still',
  async settle() {
    while (!bench.rests()) await frame();
    await frame();
  },
  zoom: (factor) => wheel(list(), factor),
  threads: () => (answers > 0 ? 'in workers' : 'on the page'),
};
window.bench = bench;
