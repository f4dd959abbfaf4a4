import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectWalk, rowsOfTwin, stageOf, tooltipOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { GeoMap } from './geo-map.js';
import type { GeoFeature, GeoShapes } from './geo-data.js';
import { countries, europe, ports, values } from './story-data.js';

const meta = {
  title: 'Charts/Geo map',
  component: GeoMap,
  args: {
    title: 'Active agents by country',
    shapes: countries,
    values,
    bounds: europe,
    valueLabel: 'Agents',
    nameLabel: 'Country',
  },
  decorators: [inPanel],
  parameters: { rules: { mirror: 'East is to the right in every language.' } },
} satisfies Meta<typeof GeoMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const regionsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-region]')];
const dotsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-dot]')];
const leftOf = (element: Element | undefined) =>
  element?.getBoundingClientRect().left ?? Number.NaN;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '14 values: highest 1,840 (Germany), lowest 96 (Greece).',
    );
    await expectWalk(canvasElement, 'Germany: 1,840', [
      ['ArrowRight', 'Czechia: 385'],
      ['ArrowRight', 'Poland: 1,220'],
      ['Home', 'Germany: 1,840'],
      ['ArrowUp', 'Denmark: 240'],
      ['Home', 'Germany: 1,840'],
      ['PageDown', 'France: 1,310'],
      ['ArrowDown', 'Spain: 820'],
    ]);
    await expect((await rowsOfTwin(canvasElement)).slice(0, 3)).toEqual([
      ['Country', 'Agents'],
      ['Germany', '1,840'],
      ['France', '1,310'],
    ]);
  },
};

/** Dots over the regions; a larger value, a larger area. */
export const WithPoints: Story = {
  args: { points: ports, title: 'Agents and ports' },
  play: async ({ canvasElement }) => {
    await expect(dotsIn(canvasElement)).toHaveLength(3);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]).toEqual(['Country', 'Agents', 'Position']);
    await expect(rows[15]).toEqual(['Gdańsk', '77', '54.35, 18.65']);
  },
};

/** One law for all of them: the map shows where, and no scale of one step. */
export const OneValue: Story = {
  args: {
    title: 'Where the law holds',
    bounds: 'values',
    values: values.map(({ region }) => ({ region, value: 60 })),
  },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAccessibleDescription('14 values, all 60.');
    await expect(within(figure).queryByText('60')).toBeNull();
    // Those with a figure fill the room; what lies far away is not drawn.
    await expect(regionsIn(canvasElement).length).toBeLessThan(countries.features.length);
  },
};

export const World: Story = {
  args: {
    title: 'Points used by country',
    bounds: undefined,
    values: countries.features.map(({ id }, n) => ({
      region: String(id),
      value: n % 9 === 0 ? null : (n * 7919) % 1000,
    })),
  },
  parameters: { width: 860 },
};

/** Two colours, from zero outwards. */
export const Negative: Story = {
  args: {
    title: 'Change since last year',
    values: values.map(({ region }, n) => ({ region, value: ((n * 37) % 60) - 25 })),
    format: { style: 'unit', unit: 'percent', signDisplay: 'exceptZero' },
  },
};

export const OnlyPoints: Story = {
  args: { shapes: null, values: [], points: ports, bounds: undefined, title: 'Ports' },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Gdańsk: 77', [
      ['ArrowLeft', 'Hamburg: 63'],
      ['PageUp', 'Rotterdam: 64'],
    ]);
  },
};

/** Stops of a way: numbered by their values, named, and joined in this order. */
export const Route: Story = {
  args: {
    title: 'The way of a trip',
    values: [],
    isRoute: true,
    points: ports.map((port, at) => ({ ...port, value: at + 1 })),
    bounds: undefined,
    valueLabel: 'Day',
    shapes: null,
  },
  play: async ({ canvasElement }) => {
    const stage = stageOf(canvasElement);
    await expect(stage.textContent).toMatch(/1.*2.*3|3.*2.*1/);
    for (const { name } of ports) await expect(stage.textContent).toContain(name);
  },
};

export const Phone: Story = { parameters: { width: 360 }, args: { points: ports } };

const arabic: Record<string, string> = {
  Germany: 'ألمانيا',
  France: 'فرنسا',
  Poland: 'بولندا',
  'United Kingdom': 'المملكة المتحدة',
  Spain: 'إسبانيا',
};
const arabicName = ({ properties }: GeoFeature) => {
  const name = typeof properties?.['name'] === 'string' ? properties['name'] : '';
  return arabic[name] ?? name;
};

/** The legend runs from the right; east stays where it is. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'الوكلاء النشطون حسب البلد',
    regionName: arabicName,
    valueLabel: 'الوكلاء',
    nameLabel: 'البلد',
    values: values.map(({ region, value }) => ({ region: arabic[region] ?? region, value })),
  },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'ألمانيا: 1,840', [['PageDown', 'فرنسا: 1,310']]);
    const [germany, , poland] = regionsIn(canvasElement);
    await expect(leftOf(germany)).toBeLessThan(leftOf(poland));
    const scale = canvasElement.querySelector('figure > div:last-child');
    const [least, most] = scale?.querySelectorAll('span') ?? [];
    await expect(leftOf(least)).toBeGreaterThan(leftOf(most));
  },
};

export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'The figures by country are not counted yet.', onRetry: () => undefined },
};
export const Empty: Story = { args: { shapes: null, values: [] } };
/** Land alone says that it is waiting for figures. */
export const NoValues: Story = {
  args: { values: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription('No data yet');
    await expect(tooltipOf(canvasElement)).toBeUndefined();
  },
};

const broken: unknown[] = [
  null,
  { geometry: null },
  { geometry: { type: 'Polygon' } },
  {
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 40],
          [Number.NaN, 50],
          [10, 50],
          [0, 40],
        ],
      ],
    },
  },
  // Run round the way of RFC 7946, which d3 reads as the whole earth without it.
  {
    properties: { name: '👩🏽‍🔬 a name that does not end '.repeat(6) },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 40],
          [12, 40],
          [12, 52],
          [0, 52],
          [0, 40],
        ],
      ],
    },
  },
];

export const DamagedData: Story = {
  args: {
    shapes: { features: broken } as GeoShapes,
    bounds: undefined,
    values: [
      { region: 'nowhere', value: 3 },
      { region: 'Item 1', value: Infinity },
    ],
    points: [
      { name: '', longitude: 3, latitude: 45, value: -4 },
      { name: 'No place', longitude: null, latitude: 45 },
      { name: 'Beyond the pole', longitude: 3, latitude: 145 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(regionsIn(canvasElement)).toHaveLength(1);
    await expect(dotsIn(canvasElement)).toHaveLength(1);
    const square = regionsIn(canvasElement)[0]?.getBoundingClientRect();
    await expect(square?.width).toBeLessThan(stageOf(canvasElement).clientWidth);
  },
};

const many = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, n) => ({
    name: `Point ${n + 1}`,
    longitude: -10 + 40 * ((n * 0.618_034) % 1),
    latitude: 36 + 30 * ((n * 0.754_877) % 1),
  })),
);

/** A million points: one dot for all of a small square. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => <GeoMap {...args} points={many()} />,
  play: async ({ canvasElement }) => {
    await expect(dotsIn(canvasElement).length).toBeLessThan(4000);
    await expect(dotsIn(canvasElement).length).toBeGreaterThan(500);
  },
};
