// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type {
  AgentGraphLabels,
  AlertLabels,
  BannerLabels,
  ChartLabels,
  CodeBlockLabels,
  CommandMenuLabels,
  DataTableLabels,
  DiffViewLabels,
  MessageListLabels,
  NumberFieldLabels,
  PaginationLabels,
  PriceLabels,
  SplitterLabels,
  StatLabels,
  StepperLabels,
  TimelineLabels,
  TruncatedTextLabels,
  UsageBarLabels,
  ComponentLabels,
} from './types.js';

const { number, plural, select } = /* @__PURE__ */ formatting('en-US');

export const agentGraph: AgentGraphLabels = {
  overview: 'Overview',
  across: 'Horizontal position',
  down: 'Vertical position',
  arranging: ({ agents }) =>
    `Arranging ${plural(agents, { one: `${number(agents)} agent`, other: `${number(agents)} agents` })}…`,
};

export const alert: AlertLabels = {
  info: 'Information:',
  success: 'Success:',
  warning: 'Warning:',
  danger: 'Error:',
};

export const banner: BannerLabels = {
  label: 'Announcement',
};

export const chart: ChartLabels = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  empty: 'No data yet',
  failed: 'The chart did not load',
  keys: 'Arrow keys walk the values; Page Up and Page Down change the series.',
  none: '–',
  noValue: 'no value',
  other: 'Other',
  series: ({ n }) => `Series ${number(n)}`,
  unnamed: ({ n }) => `Item ${number(n)}`,
  name: 'Name',
  category: 'Category',
  date: 'Date',
  position: 'Position',
  value: 'Value',
  low: ({ name }) => `${name}, low`,
  high: ({ name }) => `${name}, high`,
  total: 'Total',
  share: 'Share',
  from: 'From',
  to: 'To',
  start: 'Start',
  duration: 'Duration',
  level: 'Level',
  partOf: 'Part of',
  leadsTo: 'Leads to',
  comesFrom: 'Comes from',
  interval: ({ low, high }) => `${low} to ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, level ${number(level)}`,
  branches: ({ count }) =>
    `${plural(count, { one: `${number(count)} branch`, other: `${number(count)} branches` })}`,
  points: ({ count }) =>
    `${plural(count, { one: `${number(count)} point`, other: `${number(count)} points` })}`,
  shown: ({ shown, count }) =>
    `${number(shown)} of ${number(count)} drawn; the table has them all.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} rose from ${first} to ${last}`, down: `${name} fell from ${first} to ${last}`, other: `${name} stayed at about ${last}` })}; highest ${high} (${highAt}), lowest ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    `${plural(count, { '=1': `One value: ${high} (${highAt}).`, one: `${number(count)} value: highest ${high} (${highAt}), lowest ${low} (${lowAt}).`, other: `${number(count)} values: highest ${high} (${highAt}), lowest ${low} (${lowAt}).` })}`,
  whole: ({ total, name, value, share }) =>
    `${total} in all; ${name} is the largest, ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} step in ${total}`, other: `${number(count)} steps in ${total}` })}; the longest is ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} flow`, other: `${number(count)} flows` })}; the largest is ${from} to ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} item`, other: `${number(count)} items` })} on ${plural(levels, { one: `${number(levels)} level`, other: `${number(levels)} levels` })}, from ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} step`, other: `${number(nodes)} steps` })} and ${plural(links, { one: `${number(links)} link`, other: `${number(links)} links` })}, on ${plural(levels, { one: `${number(levels)} level`, other: `${number(levels)} levels` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} point`, other: `${number(count)} points` })}; ${select(trend, { up: `higher ${x} goes with higher ${y}`, down: `higher ${x} goes with lower ${y}`, other: `${x} and ${y} show no clear relation` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const codeBlock: CodeBlockLabels = {
  label: 'Code',
  named: ({ language }) => `${language} code`,
  copy: 'Copy code',
  copied: 'Copied',
  failed: 'Copying was blocked; select the text instead',
  wrap: 'Wrap lines',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Command menu',
  placeholder: 'Search or jump to',
  recent: 'Recent',
  found: 'Results',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} result`, other: `${number(count)} results` })}`,
  limited: ({ shown, total }) =>
    `The first ${number(shown)} of ${number(total)}. Type more to narrow it down.`,
};

export const dataTable: DataTableLabels = {
  search: 'Search',
  selectAll: 'Select all rows',
  selectRow: ({ row }) => `Select ${row}`,
  selected: ({ count }) =>
    `${plural(count, { one: `${number(count)} selected`, other: `${number(count)} selected` })}`,
  clearSelection: 'Clear selection',
  rows: ({ count }) =>
    `${plural(count, { one: `${number(count)} row`, other: `${number(count)} rows` })}`,
  columns: 'Columns',
  resetColumns: 'Reset columns',
  columnMenu: ({ column }) => `${column}: options`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearSorting: 'Remove sorting',
  filter: 'Filter…',
  filterBy: ({ column }) => `Filter by ${column}`,
  contains: 'Contains',
  minimum: 'At least',
  maximum: 'At most',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `Remove the filter ${filter}`,
  clearFilters: 'Clear search and filters',
  pinStart: 'Pin to start',
  pinEnd: 'Pin to end',
  unpin: 'Unpin',
  moveBack: 'Move toward start',
  moveForward: 'Move toward end',
  moveColumnBack: ({ column }) => `Move ${column} toward start`,
  moveColumnForward: ({ column }) => `Move ${column} toward end`,
  hide: 'Hide column',
  resize: 'Resize column',
  width: ({ column }) => `Width of ${column}`,
  pixels: ({ width }) => `${number(width)} pixels`,
  actions: 'Actions',
  rowActions: ({ row }) => `Actions for ${row}`,
  sortedAscending: ({ column }) => `Sorted by ${column}, ascending`,
  sortedDescending: ({ column }) => `Sorted by ${column}, descending`,
  unsorted: 'Not sorted',
  empty: 'Nothing here yet',
  noMatch: 'No rows match',
  noMatchHint: 'Change the search or the filters to see more.',
  failed: 'The rows did not load',
};

export const diffView: DiffViewLabels = {
  label: 'Changes',
  oldLine: 'Old line',
  newLine: 'New line',
  text: 'Text',
  before: 'Before',
  after: 'After',
  added: 'Added',
  removed: 'Removed',
  additions: ({ count }) =>
    `${plural(count, { one: `${number(count)} line added`, other: `${number(count)} lines added` })}`,
  deletions: ({ count }) =>
    `${plural(count, { one: `${number(count)} line removed`, other: `${number(count)} lines removed` })}`,
  unchanged: ({ count }) =>
    `${plural(count, { one: `Show ${number(count)} unchanged line`, other: `Show ${number(count)} unchanged lines` })}`,
  same: 'No differences',
};

export const messageList: MessageListLabels = {
  label: 'Messages',
  empty: 'No messages yet',
  unread: ({ count }) =>
    `${plural(count, { one: `${number(count)} new message`, other: `${number(count)} new messages` })}`,
  toNewest: 'Jump to the newest message',
  earlier: 'Show earlier messages',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'You',
  assistant: 'Assistant',
  system: 'System',
  sending: 'Sending',
  failed: 'Not sent',
};

export const numberField: NumberFieldLabels = {
  increase: 'Increase',
  decrease: 'Decrease',
};

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} of ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Free',
  was: 'Old price:',
  none: 'Price not available',
  per: ({ period }) =>
    `${select(period, { day: `per day`, week: `per week`, month: `per month`, other: `per year` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Collapsed',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Increase of ${amount}${select(meaning, { better: `, an improvement`, worse: `, a decline`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Decrease of ${amount}${select(meaning, { better: `, an improvement`, worse: `, a decline`, other: '' })}`,
  unchanged: 'No change',
  none: 'No data',
};

export const stepper: StepperLabels = {
  label: 'Steps',
  done: 'Done',
  error: 'Needs attention',
};

export const timeline: TimelineLabels = {
  empty: 'Nothing has happened yet',
  details: 'Details',
  showMore: ({ count }) => `Show ${number(count)} more`,
  active: 'In progress',
  success: 'Done',
  warning: 'Warning',
  danger: 'Error',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Show more',
  less: 'Show less',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} of ${limit}`,
  unlimited: ({ used }) => `${used}, no limit`,
  unknown: 'Usage not known',
  share: ({ share }) => `${share} used`,
  left: ({ amount }) => `${amount} left`,
  reached: 'Limit reached',
  over: ({ amount }) => `${amount} over the limit`,
};

/** For `<UiProvider labels={labels}>`. */
export const labels: ComponentLabels = {
  agentGraph,
  alert,
  banner,
  chart,
  codeBlock,
  commandMenu,
  dataTable,
  diffView,
  messageList,
  numberField,
  pagination,
  price,
  splitter,
  stat,
  stepper,
  timeline,
  truncatedText,
  usageBar,
};
