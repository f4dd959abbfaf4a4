// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type {
  AgentGraphLabels,
  AlertLabels,
  BannerLabels,
  BreadcrumbLabels,
  ChartLabels,
  CodeBlockLabels,
  CommandMenuLabels,
  DataTableLabels,
  DatePickerLabels,
  DateRangePickerLabels,
  DiffViewLabels,
  FileUploadLabels,
  HeatMapGridLabels,
  KanbanBoardLabels,
  MessageListLabels,
  NumberFieldLabels,
  PaginationLabels,
  PasswordFieldLabels,
  PlanCardLabels,
  PriceLabels,
  RatingLabels,
  RunTimelineLabels,
  SplitterLabels,
  StatLabels,
  StepperLabels,
  TagInputLabels,
  TimelineLabels,
  ToolCallCardLabels,
  TreeLabels,
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
  meta: 'Meta',
  coordinator: 'Coordinator',
  processor: 'Processor',
  executor: 'Executor',
  active: 'Active',
  inactive: 'Inactive',
  learning: 'Learning',
  processing: 'Processing',
  waiting: 'Waiting',
  completed: 'Completed',
  failed: 'Failed',
  data: 'data',
  feedback: 'feedback',
  control: 'control',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  empty: 'No data to visualize',
  unnamed: ({ n }) => `Agent ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} agent`, other: `${number(agents)} agents` })}, ${plural(coordinators, { one: `${number(coordinators)} coordinator`, other: `${number(coordinators)} coordinators` })}, ${plural(atWork, { one: `${number(atWork)} at work`, other: `${number(atWork)} at work` })}.`,
  keys: 'Use the arrow keys to move along the links, Enter to select, plus and minus to zoom, 0 to fit.',
  contribution: 'Contribution',
  messages: 'Messages',
  tasks: 'Tasks',
  lastActive: 'Last active',
  expertise: 'Expertise',
  accuracy: 'Accuracy',
  knowledgeDepth: 'Knowledge depth',
  collaborationStrength: 'Collaboration',
  reasoningQuality: 'Reasoning',
  agent: 'Agent',
  status: 'Status',
  sendsTo: 'Sends to',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
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

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Show the whole path',
};

export const chart: ChartLabels = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  empty: 'No data yet',
  failed: 'The chart did not load',
  keys: 'Use the arrow keys to move between values; Page Up and Page Down change the series.',
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
    plural(count, { one: `${number(count)} branch`, other: `${number(count)} branches` }),
  points: ({ count }) =>
    plural(count, { one: `${number(count)} point`, other: `${number(count)} points` }),
  shown: ({ shown, count }) =>
    `${number(shown)} of ${number(count)} drawn; the table has them all.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} rose from ${first} to ${last}`, down: `${name} fell from ${first} to ${last}`, other: `${name} stayed at about ${last}` })}; highest ${high} (${highAt}), lowest ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `One value: ${high} (${highAt}).`,
      one: `${number(count)} value: highest ${high} (${highAt}), lowest ${low} (${lowAt}).`,
      other: `${number(count)} values: highest ${high} (${highAt}), lowest ${low} (${lowAt}).`,
    }),
  same: ({ count, value }) =>
    `${plural(count, { one: `${number(count)} value`, other: `${number(count)} values` })}, all ${value}.`,
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
  flow: ({ from, to }) => `${from} to ${to}`,
  outgoing: 'Out',
  incoming: 'In',
  linkKeys:
    'Use the arrow keys to follow the links and move between steps side by side; Page Up and Page Down change the level.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `${number(count)} more`,
  status: 'Status',
  details: 'Details',
  treeKeys:
    'Use Up and Down to move between branches; the arrow away from the root opens one, the other closes it or goes back. Enter opens and closes.',
  mapKeys: 'Use the arrow keys to move around the map; Page Up and Page Down go by value.',
  fromRows: 'From (rows)',
  toColumns: 'To (columns)',
  matrixKeys:
    'Rows are where it comes from, columns where it goes. Use the arrow keys to move between cells.',
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
    plural(count, { one: `${number(count)} result`, other: `${number(count)} results` }),
  limited: ({ shown, total }) =>
    `The first ${number(shown)} of ${number(total)}. Type more to narrow it down.`,
};

export const dataTable: DataTableLabels = {
  search: 'Search',
  selectAll: 'Select all rows',
  selectRow: ({ row }) => `Select ${row}`,
  selected: ({ count }) =>
    plural(count, { one: `${number(count)} selected`, other: `${number(count)} selected` }),
  clearSelection: 'Clear selection',
  rows: ({ count }) =>
    plural(count, { one: `${number(count)} row`, other: `${number(count)} rows` }),
  printed: ({ shown, total }) => `The first ${number(shown)} of ${number(total)} rows`,
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
  yes: 'Yes',
  no: 'No',
};

export const datePicker: DatePickerLabels = {
  open: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'yyyy',
  format: ({ format }) => `Format: ${format}`,
  invalid: ({ format }) => `Enter a date as ${format}.`,
  tooEarly: ({ date }) => `Choose ${date} or later.`,
  tooLate: ({ date }) => `Choose ${date} or earlier.`,
  unavailable: ({ date }) => `${date} is not available. Choose another date.`,
  today: 'Today',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Start date',
  end: 'End date',
  chooseStart: 'Choose the start date',
  chooseEnd: ({ date }) => `From ${date}: choose the end date`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} day`, other: `${number(days)} days` })}`,
  presets: 'Suggested ranges',
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
    plural(count, { one: `${number(count)} line added`, other: `${number(count)} lines added` }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} line removed`,
      other: `${number(count)} lines removed`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `Show ${number(count)} unchanged line`,
      other: `Show ${number(count)} unchanged lines`,
    }),
  same: 'No differences',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Drop files here or',
  choose: 'choose from your device',
  types: ({ types }) => `Allowed: ${types}`,
  maxSize: ({ size }) => `Up to ${size} each`,
  maxFiles: ({ max }) =>
    plural(max, { one: `${number(max)} file`, other: `At most ${number(max)} files` }),
  wrongType: ({ types }) => `This type is not allowed. Choose ${types}.`,
  tooLarge: ({ size, max }) => `${size} is too large. Choose a file of at most ${max}.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: `Only ${number(max)} file fits. Remove it first.`,
      other: `Only ${number(max)} files fit. Remove one first.`,
    }),
  duplicate: 'This file is already in the list.',
  empty: 'This file is empty. Choose another one.',
  remove: ({ name }) => `Remove ${name}`,
  added: ({ count }) =>
    plural(count, { one: `${number(count)} file added`, other: `${number(count)} files added` }),
  removed: ({ name }) => `${name} removed`,
  uploading: ({ name }) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  files: 'Files',
  image: 'images',
  audio: 'audio',
  folder: 'This is a folder. Drop the files in it instead.',
  video: 'video',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'No data',
  scale: 'Scale',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `Highest: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, { one: `${number(count)} card`, other: `${number(count)} cards` }),
  limit: ({ count, limit }) => `${number(count)} of ${number(limit)}`,
  overLimit: ({ limit }) => `Over the limit of ${number(limit)}`,
  empty: 'No cards',
  noColumns: 'No columns yet',
  cardMenu: ({ card }) => `Options for ${card}`,
  moveTo: 'Move to',
  moveUp: 'Move up',
  moveDown: 'Move down',
  instructions:
    'Press Space to lift the card, the arrow keys to move it, Space to drop it, Escape to cancel.',
  lifted: ({ card, column, position, count }) =>
    `${card} lifted. ${column}, position ${number(position)} of ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, position ${number(position)} of ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card} dropped. ${column}, position ${number(position)} of ${number(count)}.`,
  canceled: ({ card }) => `${card} is back in its place.`,
  showMore: ({ count }) => `Show ${number(count)} more`,
};

export const messageList: MessageListLabels = {
  label: 'Messages',
  empty: 'No messages yet',
  unread: ({ count }) =>
    plural(count, { one: `${number(count)} new message`, other: `${number(count)} new messages` }),
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

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Password strength: ${select(level, { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong', other: 'very weak' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Recommended',
  current: 'Current plan',
  included: 'Included:',
  notIncluded: 'Not included:',
};

export const price: PriceLabels = {
  free: 'Free',
  was: 'Old price:',
  none: 'Price not available',
  per: ({ period }) =>
    select(period, { day: 'per day', week: 'per week', month: 'per month', other: 'per year' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} of ${max}`,
  none: 'Not rated',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Steps',
  empty: 'No steps yet',
  pending: 'Not started',
  running: 'Running',
  completed: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
  starts: ({ time }) => `Starts at ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Collapsed',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Increase of ${amount}${select(meaning, { better: ', an improvement', worse: ', a decline', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Decrease of ${amount}${select(meaning, { better: ', an improvement', worse: ', a decline', other: '' })}`,
  unchanged: 'No change',
  none: 'No data',
};

export const stepper: StepperLabels = {
  label: 'Steps',
  done: 'Done',
  error: 'Needs attention',
};

export const tagInput: TagInputLabels = {
  hint: 'Enter or a comma adds a tag. The arrow keys lead to the tags, Backspace removes one.',
  remove: ({ tag }) => `Remove ${tag}`,
  added: ({ count, tag }) =>
    plural(count, { one: `${tag} added`, other: `${number(count)} tags added` }),
  removed: ({ tag }) => `${tag} removed`,
  duplicate: ({ tag }) => `${tag} is already in the list.`,
  full: ({ max }) =>
    plural(max, {
      one: `Only ${number(max)} tag fits. Remove it to add another.`,
      other: `Only ${number(max)} tags fit. Remove one to add another.`,
    }),
  count: ({ count, max }) => `${number(count)} of ${number(max)}`,
  suggestions: 'Suggestions',
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

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'Waiting',
  running: 'Running',
  completed: 'Done',
  failed: 'Failed',
  arguments: 'Arguments',
  result: 'Result',
  error: 'Error',
};

export const tree: TreeLabels = {
  failed: 'Not loaded. Try again',
  loadFailed: ({ node }) => `${node} did not load`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { one: `${number(count)} item`, other: `${number(count)} items` })}`,
  empty: 'Nothing here yet',
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
  breadcrumb,
  chart,
  codeBlock,
  commandMenu,
  dataTable,
  datePicker,
  dateRangePicker,
  diffView,
  fileUpload,
  heatMapGrid,
  kanbanBoard,
  messageList,
  numberField,
  pagination,
  passwordField,
  planCard,
  price,
  rating,
  runTimeline,
  splitter,
  stat,
  stepper,
  tagInput,
  timeline,
  toolCallCard,
  tree,
  truncatedText,
  usageBar,
};
