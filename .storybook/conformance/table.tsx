import type { ReactElement } from 'react';

import * as ui from '../../packages/ui/src';
import { network } from '../../packages/ui/src/graph/story-data';
import type { Contract, Props } from './contract';

const element = <P extends object>(Component: React.ComponentType<P>, props: Props) => (
  <Component {...(props as P)} />
);

const plain: Contract = {};
const field: Contract = { kind: 'field' };

const inTable =
  (wrap: (content: ReactElement) => ReactElement) =>
  (Component: React.ComponentType<never>): Contract => ({
    render: (props) => <ui.Table label="Runs">{wrap(element(Component as never, props))}</ui.Table>,
  });
const inBody = inTable((row) => <ui.TableBody>{row}</ui.TableBody>);
const inRow = inTable((cell) => (
  <ui.TableBody>
    <ui.TableRow>{cell}</ui.TableRow>
  </ui.TableBody>
));

const inMenu = (Component: React.ComponentType<never>, args: Props = {}): Contract => ({
  args: { children: 'Copy', ...args },
  render: (props) => (
    <ui.DropdownMenu open onOpenChange={() => {}} trigger={<ui.Button>Actions</ui.Button>}>
      {element(Component as never, props)}
    </ui.DropdownMenu>
  ),
});

const inTabs = (content: (props: Props) => ReactElement): Contract => ({
  render: (props) => (
    <ui.Tabs label="Views" value="all" onValueChange={() => {}}>
      {content(props)}
    </ui.Tabs>
  ),
});

/** The size is given by props, and the type leaves `style` out. */
const sized: Contract = { excused: { style: 'Sizes are props; the type leaves `style` out.' } };

const text = { children: 'Agents' };

/** Every public component. */
export const contracts: Record<string, Contract> = {
  // Providers
  UiProvider: { nothing: 'It gives a context; inside another provider it is a box without looks.' },
  ToastProvider: { nothing: 'It gives a context; toasts come by `useToast`.' },
  // Display
  AgentTile: plain,
  Identity: { args: { name: 'Contract reader' } },
  Avatar: plain,
  Badge: plain,
  Divider: plain,
  Kbd: plain,
  KeyValue: plain,
  Card: { args: text },
  Panel: plain,
  PanelSection: { args: { title: 'Settings', ...text } },
  StatusDot: plain,
  Table: { args: { label: 'Runs' } },
  TableHead: inTable((head) => head)(ui.TableHead as never),
  TableBody: inTable((body) => body)(ui.TableBody as never),
  TableRow: inBody(ui.TableRow as never),
  TableCell: inRow(ui.TableCell as never),
  TableHeaderCell: inRow(ui.TableHeaderCell as never),
  // Waiting, nothing, trouble
  Callout: plain,
  EmptyState: plain,
  ErrorState: plain,
  Progress: plain,
  Skeleton: sized,
  SkeletonGroup: { args: { label: 'Loading', ...text } },
  Spinner: plain,
  // Page, layout and text
  AppShell: plain,
  BarShell: {
    args: {
      brand: 'Constella',
      brandHref: '/',
      skipLabel: 'Skip to content',
      navLabel: 'Main',
      nav: [{ label: 'Home', href: '/' }],
      tools: null,
      footer: 'Constella',
      menuLabel: 'Menu',
    },
  },
  Breadcrumb: plain,
  PageHeader: plain,
  Stack: { args: text },
  Inline: { args: text },
  Grid: { args: text },
  Container: { args: text },
  VisuallyHidden: { args: text },
  Text: plain,
  Heading: { args: { level: 2, ...text } },
  Box: { args: text },
  Column: { args: text, render: (props) => <ui.Columns>{element(ui.Column, props)}</ui.Columns> },
  Columns: plain,
  // Actions
  Button: {
    states: [
      [{ disabled: true }, ':disabled'],
      [{ busy: true }, '[aria-busy="true"]'],
    ],
  },
  ButtonLink: plain,
  IconButton: { states: [[{ disabled: true }, ':disabled']] },
  Link: plain,
  // Fields
  FieldFrame: {
    kind: 'field',
    excused: {
      native: "The control is the caller's own element.",
      style: "The control is the caller's own element.",
      ref: "The control is the caller's own element.",
      className: 'Without native props there is no control to be around.',
    },
  },
  TextField: field,
  PasswordField: field,
  TextArea: field,
  Checkbox: field,
  CheckboxGroup: field,
  // A switch is never wrong.
  Switch: { kind: 'field', states: [[{ disabled: true }, ':disabled']] },
  RadioCards: field,
  SegmentedControl: field,
  SliderField: field,
  Select: field,
  Combobox: field,
  NumberField: field,
  DatePicker: field,
  DateRangePicker: field,
  TagInput: field,
  FileUpload: field,
  OneTimeCodeField: field,
  Rating: field,
  // Views and what floats
  Tabs: { args: { label: 'Views' } },
  TabList: inTabs((props) => element(ui.TabList as never, props)),
  Tab: {
    args: { value: 'all', ...text },
    ...inTabs((props) => <ui.TabList>{element(ui.Tab as never, props)}</ui.TabList>),
    states: [
      [{ value: 'all' }, '[data-state="active"]'],
      [{ value: 'other' }, '[data-state="inactive"]'],
    ],
  },
  TabPanel: {
    args: { value: 'all', ...text },
    ...inTabs((props) => element(ui.TabPanel as never, props)),
  },
  Dialog: { args: { open: true }, states: [[{}, '[data-state="open"]']] },
  AlertDialog: { args: { open: true }, states: [[{}, '[data-state="open"]']] },
  Sheet: { args: { open: true }, states: [[{}, '[data-state="open"]']] },
  DropdownMenu: {
    args: { open: true, onOpenChange: () => {}, trigger: <ui.Button>Actions</ui.Button> },
    states: [[{}, '[role="menu"][data-state="open"]']],
  },
  MenuItem: inMenu(ui.MenuItem as never),
  MenuLabel: inMenu(ui.MenuLabel as never),
  MenuRadioGroup: inMenu(ui.MenuRadioGroup as never, { label: 'Order', value: 'name' }),
  MenuRadioItem: inMenu(ui.MenuRadioItem as never, { value: 'name' }),
  MenuSeparator: inMenu(ui.MenuSeparator as never, { children: undefined }),
  Tooltip: { nothing: 'It adds handlers and a description to an element of the caller.' },
  Popover: { args: { open: true }, states: [[{}, '[data-state="open"]']] },
  HoverCard: { args: { open: true }, states: [[{}, '[data-state="open"]']] },
  ContextMenu: {
    args: { disabled: false },
    open: (canvas) =>
      canvas.querySelector('[data-state="closed"]')?.dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          cancelable: true,
          clientX: 20,
          clientY: 20,
        }),
      ),
  },
  CommandMenu: { args: { open: true } },
  Accordion: plain,
  AccordionItem: {
    args: { value: 'points', title: 'Points', ...text },
    render: (props) => (
      <ui.Accordion defaultValue={['points']}>
        {element(ui.AccordionItem as never, props)}
      </ui.Accordion>
    ),
    states: [
      [{}, '[data-state="open"]'],
      [{ disabled: true }, '[data-disabled]'],
    ],
  },
  Alert: plain,
  Banner: plain,
  // Data
  Stat: plain,
  StatGroup: { args: { children: <ui.Stat label="Runs" value={3} /> } },
  Price: plain,
  UsageBar: plain,
  TruncatedText: plain,
  Timeline: plain,
  CodeBlock: plain,
  DiffView: plain,
  StreamText: plain,
  MessageList: plain,
  ToolCallCard: plain,
  RunTimeline: plain,
  PlanCard: plain,
  PlanCardGroup: { args: text },
  HeatMapGrid: plain,
  Pagination: plain,
  ScrollArea: plain,
  Splitter: plain,
  Stepper: plain,
  KanbanBoard: plain,
  Tree: plain,
  DataTable: plain,
  Markdown: plain,
  // Graph and charts
  AgentGraph: sized,
  AgentGraphStill: sized,
  AgentGraphPlaceholder: sized,
  AgentGraphTable: { args: { ...network, label: 'Agents' } },
  AgentGraphLegend: plain,
  LineChart: sized,
  AreaChart: sized,
  BarChart: sized,
  DonutChart: sized,
  Sparkline: sized,
  StackedBarChart: sized,
  WaterfallChart: sized,
  HeatMap: sized,
  ScatterChart: sized,
  RadarChart: sized,
  ChordChart: sized,
  FlowChart: sized,
  GeoMap: sized,
  MindMap: sized,
};
