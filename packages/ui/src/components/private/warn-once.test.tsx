import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { build } from 'esbuild';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import { afterEach, expect, it, vi } from 'vitest';

import { BarChart } from '../../charts/bar/bar-chart.js';
import { DonutChart } from '../../charts/donut/donut-chart.js';
import { Accordion } from '../accordion/accordion.js';
import { AlertDialog } from '../alert-dialog/alert-dialog.js';
import { Breadcrumb } from '../breadcrumb/breadcrumb.js';
import { Button } from '../button/button.js';
import { ButtonLink } from '../button/button-link.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.js';
import { Combobox } from '../combobox/combobox.js';
import { CommandMenu } from '../command-menu/command-menu.js';
import { DataTable } from '../data-table/data-table.js';
import type { DataTableProps } from '../data-table/data-table-props.js';
import { DatePicker } from '../date-picker/date-picker.js';
import { DateRangePicker } from '../date-range-picker/date-range-picker.js';
import { Dialog } from '../dialog/dialog.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { ErrorState } from '../error-state/error-state.js';
import { FileUpload } from '../file-upload/file-upload.js';
import { HeatMapGrid } from '../heat-map-grid/heat-map-grid.js';
import { IconButton } from '../icon-button/icon-button.js';
import { KanbanBoard } from '../kanban-board/kanban-board.js';
import { NumberField } from '../number-field/number-field.js';
import { OneTimeCodeField } from '../one-time-code-field/one-time-code-field.js';
import { PasswordField } from '../password-field/password-field.js';
import { Progress } from '../progress/progress.js';
import { RadioCards } from '../radio-cards/radio-cards.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { SegmentedControl } from '../segmented-control/segmented-control.js';
import { Select } from '../select/select.js';
import { Sheet } from '../sheet/sheet.js';
import { SliderField } from '../slider-field/slider-field.js';
import { Spinner } from '../spinner/spinner.js';
import { Splitter } from '../splitter/splitter.js';
import { Stepper } from '../stepper/stepper.js';
import { Switch } from '../switch/switch.js';
import { Table } from '../table/table.js';
import { Tabs } from '../tabs/tabs.js';
import { TagInput } from '../tag-input/tag-input.js';
import { TextField } from '../text-field/text-field.js';
import { Tree } from '../tree/tree.js';
import { UsageBar } from '../usage-bar/usage-bar.js';
import { AgentGraph } from '../../graph/agent-graph.js';
import { PlusIcon } from '../../icons/index.js';
import { warnOfRepeatedKeys } from './warn-once.js';

afterEach(() => vi.unstubAllEnvs());

const nothing = () => undefined;
const untitled = { title: '', trigger: <Button>Open</Button> };
const answers = {
  description: '',
  confirmLabel: 'Delete',
  cancelLabel: 'Keep',
  onConfirm: nothing,
};
const twice = [
  { value: 'a', id: 'a', label: 'One', title: 'One' },
  { value: 'a', id: 'a', label: 'Two', title: 'Two' },
];
const five = Array.from({ length: 5 }, (_, n) => ({ value: `${n}`, label: `${n}` }));
const field = { label: 'Field', onValueChange: nothing };
const bars = { categories: ['a'], series: [{ name: 's', values: [1] }] };
/** As from a caller without types. */
const untyped = <Props,>(component: ComponentType<Props>, props: object) =>
  createElement(component as ComponentType<object>, props);
const table = (name: string, props: Partial<DataTableProps<{ name: string }>>) => (
  <DataTable
    label={name}
    rows={[{ name: 'a' }]}
    columns={[{ id: 'name', header: 'Name', value: 'name' }]}
    {...props}
  />
);
const slices = Array.from({ length: 9 }, (_, n) => ({ name: `Slice ${n}`, value: n + 1 }));

const warnings: Record<string, { element: ReactElement; wrong: string; remedy: string }> = {
  'an icon without words': {
    element: <IconButton label=" " icon={<PlusIcon />} />,
    wrong: 'IconButton: without a label',
    remedy: 'Pass a verb as `label`',
  },
  'a button of an icon alone': {
    element: untyped(Button, { icon: <PlusIcon /> }),
    wrong: 'Button: an icon alone',
    remedy: 'Pass a verb as `children`',
  },
  'a link of an icon alone': {
    element: untyped(ButtonLink, { href: '/agents', iconEnd: <PlusIcon />, children: ' ' }),
    wrong: 'ButtonLink: an icon alone',
    remedy: 'Pass where it leads as `children`',
  },
  'a menu that stays as it is': {
    element: untyped(DropdownMenu, { trigger: <Button>More</Button>, open: false }),
    wrong: 'DropdownMenu: `open` without `onOpenChange`',
    remedy: 'Pass both, or leave `open` out',
  },
  'a box that nobody ticks': {
    element: untyped(Checkbox, { label: 'Terms', checked: true }),
    wrong: 'Checkbox: `checked` without `onCheckedChange`',
    remedy: 'or say why not as `disabledReason`',
  },
  'a switch that nobody turns': {
    element: untyped(Switch, { label: 'Alerts', checked: true, disabled: false }),
    wrong: 'Switch: `checked` without `onCheckedChange`',
    remedy: 'or say why not as `disabledReason`',
  },
  'looks for no element': {
    element: <Button asChild>Run</Button>,
    wrong: 'Button: `asChild`',
    remedy: 'Pass one element',
  },
  'a field without a name': {
    element: <TextField label="" name="city" />,
    wrong: 'Field "city": without a label',
    remedy: 'Pass `label`, and `labelHidden`',
  },
  'a range the wrong way round': {
    element: <SliderField label="t" value={1} onValueChange={nothing} min={2} max={1} step={1} />,
    wrong: 'SliderField: min 2, max 1',
    remedy: 'Pass a `min` below `max`',
  },
  'rows of nothing': {
    element: <Table label="">{null}</Table>,
    wrong: 'Table: without a label',
    remedy: 'as `label`',
  },
  'a window without a title': {
    element: <Dialog {...untitled} defaultOpen />,
    wrong: 'Dialog: without a title',
    remedy: 'as `title`',
  },
  'a window that never opens': {
    element: untyped(Dialog, { title: 'Rename' }),
    wrong: 'Dialog: without `open`',
    remedy: 'Pass a button as `trigger`',
  },
  'a window that never closes': {
    element: untyped(Dialog, { title: 'Rename', open: true }),
    wrong: 'Dialog: `open` without `onOpenChange`',
    remedy: 'Pass both',
  },
  'angles nobody can compare': {
    element: <DonutChart title="Cost" slices={slices} />,
    wrong: 'DonutChart "Cost": more than',
    remedy: 'use BarChart',
  },
  'a choice without a name': {
    element: <Checkbox label=" " name="terms" checked={false} onCheckedChange={nothing} />,
    wrong: 'Choice "terms": without a label',
    remedy: 'Pass `label`, and `labelHidden`',
  },
  'a field of two minds': {
    element: <TextField label="City" name="town" optional required />,
    wrong: 'Field "town": both `optional` and `required`',
    remedy: 'Pass one of them',
  },
  'a choice of two minds': {
    element: (
      <Checkbox
        label="Terms"
        name="law"
        optional
        required
        checked={false}
        onCheckedChange={nothing}
      />
    ),
    wrong: 'Choice "law": both',
    remedy: 'Pass one of them',
  },
  'options one cannot tell apart': {
    element: <Select {...field} value="" options={twice} />,
    wrong: 'Select: `options` has the value "a" twice',
    remedy: '`value` of its own',
  },
  'suggestions one cannot tell apart': {
    element: <Combobox {...field} value={null} options={[...twice]} />,
    wrong: 'Combobox: `options`',
    remedy: '`value` of its own',
  },
  'an option of no value': {
    element: <RadioCards {...field} value="" options={[{ value: '', label: 'None' }]} />,
    wrong: 'RadioCards: `options` has the value "" that says nothing',
    remedy: '`value` of its own',
  },
  'boxes one cannot tell apart': {
    element: <CheckboxGroup {...field} value={[]} options={[...twice]} />,
    wrong: 'CheckboxGroup: `options`',
    remedy: '`value` of its own',
  },
  'commands one cannot tell apart': {
    element: <CommandMenu items={[...twice]} />,
    wrong: 'CommandMenu: `items` has the id',
    remedy: '`id` of its own',
  },
  'steps one cannot tell apart': {
    element: <Stepper steps={[...twice]} current="a" />,
    wrong: 'Stepper: `steps` has the id',
    remedy: '`id` of its own',
  },
  'columns of cards one cannot tell apart': {
    element: <KanbanBoard label="Runs" columns={[...twice]} cards={[]} onMove={nothing} />,
    wrong: 'KanbanBoard: `columns`',
    remedy: '`id` of its own',
  },
  'too many segments': {
    element: <SegmentedControl {...field} value="0" options={five} />,
    wrong: 'SegmentedControl: 5 choices',
    remedy: 'use Select',
  },
  'several open where one can be': {
    element: <Accordion defaultValue={['a', 'b']}>{null}</Accordion>,
    wrong: 'Accordion: several items',
    remedy: 'Pass `multiple`',
  },
  'numbers the wrong way round': {
    element: <NumberField {...field} value={1} min={2} max={1} />,
    wrong: 'NumberField: min 2, max 1',
    remedy: 'Pass a `min` below `max`',
  },
  'dates the wrong way round': {
    element: <DatePicker {...field} value="" min="2026-02-01" max="2026-01-01" />,
    wrong: 'DatePicker: between min 2026-02-01',
    remedy: 'Pass a `min` before `max`',
  },
  'spans the wrong way round': {
    element: (
      <DateRangePicker
        {...field}
        value={{ start: '', end: '' }}
        min="2026-02-01"
        max="2026-01-01"
      />
    ),
    wrong: 'DateRangePicker: between min',
    remedy: 'Pass a `min` before `max`',
  },
  'no room for a tag': {
    element: <TagInput {...field} value={[]} max={0} />,
    wrong: 'TagInput: max 0',
    remedy: 'Pass 1 or more',
  },
  'no room for a file': {
    element: <FileUpload {...field} value={[]} maxFiles={0} />,
    wrong: 'FileUpload: maxFiles 0',
    remedy: 'Pass at least one file',
  },
  'a code too long': {
    element: <OneTimeCodeField {...field} value="" length={40} />,
    wrong: 'OneTimeCodeField: a code of 40',
    remedy: 'use TextField',
  },
  'the strength of a password somebody has': {
    element: <PasswordField label="Password" strength="auto" />,
    wrong: 'PasswordField: the strength',
    remedy: 'autoComplete="new-password"',
  },
  'a share that is a percentage': {
    element: <UsageBar label="Points" used={1} limit={2} warnAt={80} />,
    wrong: 'UsageBar: warnAt 80',
    remedy: 'such as 0.8',
  },
  'panes the wrong way round': {
    element: <Splitter label="Panes" start={null} end={null} min={60} max={10} />,
    wrong: 'Splitter: between min 60',
    remedy: 'Pass a `min` below `max`',
  },
  'a whole of nothing': {
    element: <Progress label="Upload" value={1} max={0} />,
    wrong: 'Progress: max 0',
    remedy: 'Pass a `max` above 0',
  },
  'a scale of nothing': {
    element: (
      <HeatMapGrid label="Runs" rows={['a']} columns={['b']} values={[[1]]} min={3} max={3} />
    ),
    wrong: 'HeatMapGrid: between min 3',
    remedy: 'Pass a `min` below `max`',
  },
  'a switch that does nothing': {
    element: <BarChart {...bars} title="Cost" view="table" />,
    wrong: 'Chart "Cost": `view` without',
    remedy: 'Pass both',
  },
  'a chart of nothing': {
    element: <BarChart {...bars} title="" />,
    wrong: 'Chart: without a title',
    remedy: 'Pass it as `title`',
  },
  'a sheet without a title': {
    element: (
      <Sheet {...untitled} defaultOpen>
        {null}
      </Sheet>
    ),
    wrong: 'Sheet: without a title',
    remedy: 'as `title`',
  },
  'a question of nothing': {
    element: <AlertDialog {...untitled} {...answers} defaultOpen />,
    wrong: 'AlertDialog: without a title',
    remedy: 'as `title`',
  },
  'tabs of nothing': {
    element: (
      <Tabs label="" value="a" onValueChange={nothing}>
        {null}
      </Tabs>
    ),
    wrong: 'Tabs: without a label',
    remedy: 'as `label`',
  },
  'waiting for nothing': {
    element: <Spinner label="" />,
    wrong: 'Spinner: without a label',
    remedy: 'as `label`',
  },
  'scrolling through nothing': {
    element: <ScrollArea label="">{null}</ScrollArea>,
    wrong: 'ScrollArea: without a label',
    remedy: 'as `label`',
  },
  'a way without a name': {
    element: <Breadcrumb label="" items={[]} />,
    wrong: 'Breadcrumb: without a label',
    remedy: 'as `label`',
  },
  'a tree of nothing': {
    element: <Tree label="" nodes={[]} />,
    wrong: 'Tree: without a label',
    remedy: 'as `label`',
  },
  'nothing, untitled': {
    element: <EmptyState title="" />,
    wrong: 'EmptyState: without a title',
    remedy: 'as `title`',
  },
  'trouble, untitled': {
    element: <ErrorState title="" />,
    wrong: 'ErrorState: without a title',
    remedy: 'as `title`',
  },
  'a graph of nothing': {
    element: <AgentGraph label="" nodes={[]} links={[]} />,
    wrong: 'AgentGraph: without a label',
    remedy: 'as `label`',
  },
  'a table without a name': {
    element: table('', {}),
    wrong: 'DataTable: without a label',
    remedy: 'as `label`',
  },
  'an order that never changes': {
    element: table('Order', { sorting: [] }),
    wrong: 'DataTable "Order": `sorting` without `onSortingChange`',
    remedy: 'or `defaultSorting` alone',
  },
  'filters of two owners': {
    element: table('Filters', { filters: {}, defaultFilters: {}, onFiltersChange: nothing }),
    wrong: 'DataTable "Filters": `filters` is the caller\'s',
    remedy: 'Pass one of them',
  },
  'a search that never changes': {
    element: table('Search', { search: 'a' }),
    wrong: 'DataTable "Search": `search` without',
    remedy: 'or `defaultSearch` alone',
  },
  'a selection nobody can make': {
    element: table('Selection', { defaultSelected: new Set(['0']) }),
    wrong: 'DataTable "Selection": without `selectable`',
    remedy: 'Pass it',
  },
  'an order nobody makes': {
    element: table('Manual', { manualSorting: true }),
    wrong: 'DataTable "Manual": `manualSorting` without',
    remedy: 'Pass both',
  },
  'a place among nothing': {
    element: table('Place', { firstRow: 20 }),
    wrong: 'DataTable "Place": `firstRow`',
    remedy: 'Pass `rowCount` too',
  },
  'columns of one id': {
    element: table('Columns', {
      columns: [
        { id: 'a', header: 'A', value: 'name' },
        { id: 'a', header: 'B', value: 'name' },
      ],
    }),
    wrong: 'DataTable "Columns": `columns` has the id "a" twice',
    remedy: '`id` of its own',
  },
  'a column of no width': {
    element: table('Width', {
      columns: [{ id: 'a', header: 'A', value: 'name', minWidth: 200, maxWidth: 100 }],
    }),
    wrong: 'DataTable "Width": column "a" has no width',
    remedy: 'Pass a `minWidth` below',
  },
};

// First, since each warning comes only once.
it.each([
  ['Dialog', <Dialog {...untitled} key="dialog" />],
  [
    'Sheet',
    <Sheet {...untitled} key="sheet">
      {null}
    </Sheet>,
  ],
  ['AlertDialog', <AlertDialog {...untitled} {...answers} key="alert" />],
])('lets a closed window wait for its title: %s', (_name, element) => {
  const error = vi.spyOn(console, 'error').mockImplementation(nothing);
  vi.stubEnv('NODE_ENV', 'development');
  renderToStaticMarkup(element);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

for (const [name, { element, wrong, remedy }] of Object.entries(warnings))
  it(`says once while developing what is wrong and how to put it right: ${name}`, () => {
    const error = vi.spyOn(console, 'error').mockImplementation(nothing);
    vi.stubEnv('NODE_ENV', 'production');
    renderToStaticMarkup(element);
    expect(error).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    renderToStaticMarkup(element);
    renderToStaticMarkup(element);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(wrong));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(remedy));
    error.mockRestore();
  });

it('looks at a long list once, and at its start only', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(nothing);
  vi.stubEnv('NODE_ENV', 'development');
  let read = 0;
  const many = Array.from({ length: 1_000_000 }, (_, n) => ({
    get value() {
      read += 1;
      return String(n);
    },
    label: 'Option',
  }));
  warnOfRepeatedKeys('Select', 'options', many, 'value');
  warnOfRepeatedKeys('Select', 'options', many, 'value');
  expect(read).toBe(10_000);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('leaves nothing of its sentences in what readers download', async () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(import.meta.dirname, '../..'),
    absolute: true,
  }).filter(
    (file) =>
      !/\.(test|stories)\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('warn-once.js'),
  );
  expect(files.length).toBeGreaterThan(40);
  const bundle = (mode: string) =>
    build({
      entryPoints: files,
      outdir: 'nowhere',
      bundle: true,
      write: false,
      format: 'esm',
      minify: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      plugins: [
        {
          name: 'only what warns',
          setup: ({ onResolve }) => {
            onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
              /(warn-once|-warnings)\.js$/.test(basename(path))
                ? { path: join(resolveDir, path.replace(/\.js$/, '.ts')) }
                : { path, external: true },
            );
            onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, external: true }));
          },
        },
      ],
    });
  const textOf = async (mode: string) =>
    (await bundle(mode)).outputFiles.map(({ text }) => text).join('\n');
  const [developing, shipped] = [await textOf('development'), await textOf('production')];
  const sentence = /without a (label|title) |Pass (both|one of them|`?\w+`?|a `|it as)/;
  expect(developing).toMatch(sentence);
  expect(shipped.match(sentence)?.[0]).toBeUndefined();
  expect(shipped).not.toContain('console.error');
});
