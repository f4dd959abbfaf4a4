// Written by `npm run labels` from the `components` catalogues; do not edit.

export interface AgentGraphLabels {
  /** Overview */
  overview: string;
  /** Horizontal position */
  across: string;
  /** Vertical position */
  down: string;
  /** Arranging {agents, plural, one {# agent} other {# agents}}… */
  arranging: (values: { agents: number }) => string;
  /** Meta */
  meta: string;
  /** Coordinator */
  coordinator: string;
  /** Processor */
  processor: string;
  /** Executor */
  executor: string;
  /** Active */
  active: string;
  /** Inactive */
  inactive: string;
  /** Learning */
  learning: string;
  /** Processing */
  processing: string;
  /** Waiting */
  waiting: string;
  /** Completed */
  completed: string;
  /** Failed */
  failed: string;
  /** data */
  data: string;
  /** feedback */
  feedback: string;
  /** control */
  control: string;
  /** Zoom in */
  zoomIn: string;
  /** Zoom out */
  zoomOut: string;
  /** Fit to view */
  fit: string;
  /** No data to visualize */
  empty: string;
  /** Agent {n, number} */
  unnamed: (values: { n: number }) => string;
  /** {agents, plural, one {# agent} other {# agents}}, {coordinators, plural, one {# coordinator} other {# coordinators}}, {atWork, plural, one {# at work} other {# at work}}. */
  summary: (values: { agents: number; coordinators: number; atWork: number }) => string;
  /** Use the arrow keys to move along the links, Enter to select, plus and minus to zoom, 0 to fit. */
  keys: string;
  /** Contribution */
  contribution: string;
  /** Messages */
  messages: string;
  /** Tasks */
  tasks: string;
  /** Last active */
  lastActive: string;
  /** Expertise */
  expertise: string;
  /** Accuracy */
  accuracy: string;
  /** Knowledge depth */
  knowledgeDepth: string;
  /** Collaboration */
  collaborationStrength: string;
  /** Reasoning */
  reasoningQuality: string;
  /** Agent */
  agent: string;
  /** Status */
  status: string;
  /** Sends to */
  sendsTo: string;
  /** – */
  none: string;
  /** {first}, {second} */
  pair: (values: { first: string; second: string }) => string;
}

export interface AlertLabels {
  /** Information: */
  info: string;
  /** Success: */
  success: string;
  /** Warning: */
  warning: string;
  /** Error: */
  danger: string;
}

export interface BannerLabels {
  /** Announcement */
  label: string;
}

export interface BreadcrumbLabels {
  /** Show the whole path */
  expand: string;
}

export interface ChartLabels {
  /** View */
  view: string;
  /** Chart */
  chart: string;
  /** Table */
  table: string;
  /** No data yet */
  empty: string;
  /** The chart did not load */
  failed: string;
  /** Use the arrow keys to move between values; Page Up and Page Down change the series. */
  keys: string;
  /** – */
  none: string;
  /** no value */
  noValue: string;
  /** Other */
  other: string;
  /** Series {n, number} */
  series: (values: { n: number }) => string;
  /** Item {n, number} */
  unnamed: (values: { n: number }) => string;
  /** Name */
  name: string;
  /** Category */
  category: string;
  /** Date */
  date: string;
  /** Position */
  position: string;
  /** Value */
  value: string;
  /** {name}, low */
  low: (values: { name: string }) => string;
  /** {name}, high */
  high: (values: { name: string }) => string;
  /** Total */
  total: string;
  /** Share */
  share: string;
  /** From */
  from: string;
  /** To */
  to: string;
  /** Start */
  start: string;
  /** Duration */
  duration: string;
  /** Level */
  level: string;
  /** Part of */
  partOf: string;
  /** Leads to */
  leadsTo: string;
  /** Comes from */
  comesFrom: string;
  /** {low} to {high} */
  interval: (values: { low: string; high: string }) => string;
  /** {name}: {value} */
  point: (values: { name: string; value: string }) => string;
  /** {name}, level {level, number} */
  place: (values: { name: string; level: number }) => string;
  /** {count, plural, one {# branch} other {# branches}} */
  branches: (values: { count: number }) => string;
  /** {count, plural, one {# point} other {# points}} */
  points: (values: { count: number }) => string;
  /** {shown, number} of {count, number} drawn; the table has them all. */
  shown: (values: { shown: number; count: number }) => string;
  /** {trend, select, up {{name} rose from {first} to {last}} down {{name} fell from {first} to {last}} other {{name} stayed at about {last}}}; highest {high} ({highAt}), lowest {low} ({lowAt}). */
  trend: (values: {
    trend: string;
    name: string;
    first: string;
    last: string;
    high: string;
    highAt: string;
    low: string;
    lowAt: string;
  }) => string;
  /** {count, plural, =1 {One value: {high} ({highAt}).} one {# value: highest {high} ({highAt}), lowest {low} ({lowAt}).} other {# values: highest {high} ({highAt}), lowest {low} ({lowAt}).}} */
  extremes: (values: {
    count: number;
    high: string;
    highAt: string;
    low: string;
    lowAt: string;
  }) => string;
  /** {count, plural, one {# value} other {# values}}, all {value}. */
  same: (values: { count: number; value: string }) => string;
  /** {total} in all; {name} is the largest, {value} ({share}). */
  whole: (values: { total: string; name: string; value: string; share: string }) => string;
  /** {count, plural, one {# step in {total}} other {# steps in {total}}}; the longest is {name}, {longest}. */
  durations: (values: { count: number; total: string; name: string; longest: string }) => string;
  /** {count, plural, one {# flow} other {# flows}}; the largest is {from} to {to}, {value}. */
  flows: (values: { count: number; from: string; to: string; value: string }) => string;
  /** {count, plural, one {# item} other {# items}} on {levels, plural, one {# level} other {# levels}}, from {name}. */
  tree: (values: { count: number; levels: number; name: string }) => string;
  /** {nodes, plural, one {# step} other {# steps}} and {links, plural, one {# link} other {# links}}, on {levels, plural, one {# level} other {# levels}}. */
  network: (values: { nodes: number; links: number; levels: number }) => string;
  /** {count, plural, one {# point} other {# points}}; {trend, select, up {higher {x} goes with higher {y}} down {higher {x} goes with lower {y}} other {{x} and {y} show no clear relation}}. */
  relation: (values: { count: number; trend: string; x: string; y: string }) => string;
  /** {first}, {second} */
  pair: (values: { first: string; second: string }) => string;
  /** {from} to {to} */
  flow: (values: { from: string; to: string }) => string;
  /** Out */
  outgoing: string;
  /** In */
  incoming: string;
  /** Use the arrow keys to follow the links and move between steps side by side; Page Up and Page Down change the level. */
  linkKeys: string;
  /** {name} ({link}) */
  linked: (values: { name: string; link: string }) => string;
  /** {count, number} more */
  more: (values: { count: number }) => string;
  /** Status */
  status: string;
  /** Details */
  details: string;
  /** Use Up and Down to move between branches; the arrow away from the root opens one, the other closes it or goes back. Enter opens and closes. */
  treeKeys: string;
  /** Use the arrow keys to move around the map; Page Up and Page Down go by value. */
  mapKeys: string;
  /** From (rows) */
  fromRows: string;
  /** To (columns) */
  toColumns: string;
  /** Rows are where it comes from, columns where it goes. Use the arrow keys to move between cells. */
  matrixKeys: string;
}

export interface CodeBlockLabels {
  /** Code */
  label: string;
  /** {language} code */
  named: (values: { language: string }) => string;
  /** Copy code */
  copy: string;
  /** Copied */
  copied: string;
  /** Copying was blocked; select the text instead */
  failed: string;
  /** Wrap lines */
  wrap: string;
}

export interface CommandMenuLabels {
  /** Command menu */
  label: string;
  /** Search or jump to */
  placeholder: string;
  /** Recent */
  recent: string;
  /** Results */
  found: string;
  /** {count, plural, one {{count, number} result} other {{count, number} results}} */
  results: (values: { count: number }) => string;
  /** The first {shown, number} of {total, number}. Type more to narrow it down. */
  limited: (values: { shown: number; total: number }) => string;
}

export interface DataTableLabels {
  /** Search */
  search: string;
  /** Select all rows */
  selectAll: string;
  /** Select {row} */
  selectRow: (values: { row: string }) => string;
  /** {count, plural, one {# selected} other {# selected}} */
  selected: (values: { count: number }) => string;
  /** Clear selection */
  clearSelection: string;
  /** {count, plural, one {# row} other {# rows}} */
  rows: (values: { count: number }) => string;
  /** The first {shown, number} of {total, number} rows */
  printed: (values: { shown: number; total: number }) => string;
  /** Columns */
  columns: string;
  /** Reset columns */
  resetColumns: string;
  /** {column}: options */
  columnMenu: (values: { column: string }) => string;
  /** Sort ascending */
  sortAscending: string;
  /** Sort descending */
  sortDescending: string;
  /** Remove sorting */
  clearSorting: string;
  /** Filter… */
  filter: string;
  /** Filter by {column} */
  filterBy: (values: { column: string }) => string;
  /** Contains */
  contains: string;
  /** At least */
  minimum: string;
  /** At most */
  maximum: string;
  /** {column}: {value} */
  filterChip: (values: { column: string; value: string }) => string;
  /** Remove the filter {filter} */
  removeFilter: (values: { filter: string }) => string;
  /** Clear search and filters */
  clearFilters: string;
  /** Pin to start */
  pinStart: string;
  /** Pin to end */
  pinEnd: string;
  /** Unpin */
  unpin: string;
  /** Move toward start */
  moveBack: string;
  /** Move toward end */
  moveForward: string;
  /** Move {column} toward start */
  moveColumnBack: (values: { column: string }) => string;
  /** Move {column} toward end */
  moveColumnForward: (values: { column: string }) => string;
  /** Hide column */
  hide: string;
  /** Resize column */
  resize: string;
  /** Width of {column} */
  width: (values: { column: string }) => string;
  /** {width, number} pixels */
  pixels: (values: { width: number }) => string;
  /** Actions */
  actions: string;
  /** Actions for {row} */
  rowActions: (values: { row: string }) => string;
  /** Sorted by {column}, ascending */
  sortedAscending: (values: { column: string }) => string;
  /** Sorted by {column}, descending */
  sortedDescending: (values: { column: string }) => string;
  /** Not sorted */
  unsorted: string;
  /** Nothing here yet */
  empty: string;
  /** No rows match */
  noMatch: string;
  /** Change the search or the filters to see more. */
  noMatchHint: string;
  /** The rows did not load */
  failed: string;
  /** Yes */
  yes: string;
  /** No */
  no: string;
}

export interface DatePickerLabels {
  /** Open calendar */
  open: string;
  /** Previous month */
  previousMonth: string;
  /** Next month */
  nextMonth: string;
  /** Month */
  month: string;
  /** Year */
  year: string;
  /** dd */
  dayLetters: string;
  /** mm */
  monthLetters: string;
  /** yyyy */
  yearLetters: string;
  /** Format: {format} */
  format: (values: { format: string }) => string;
  /** Enter a date as {format}. */
  invalid: (values: { format: string }) => string;
  /** Choose {date} or later. */
  tooEarly: (values: { date: string }) => string;
  /** Choose {date} or earlier. */
  tooLate: (values: { date: string }) => string;
  /** {date} is not available. Choose another date. */
  unavailable: (values: { date: string }) => string;
  /** Today */
  today: string;
}

export interface DateRangePickerLabels {
  /** Start date */
  start: string;
  /** End date */
  end: string;
  /** Choose the start date */
  chooseStart: string;
  /** From {date}: choose the end date */
  chooseEnd: (values: { date: string }) => string;
  /** {range}, {days, plural, one {# day} other {# days}} */
  chosen: (values: { range: string; days: number }) => string;
  /** Suggested ranges */
  presets: string;
}

export interface DiffViewLabels {
  /** Changes */
  label: string;
  /** Old line */
  oldLine: string;
  /** New line */
  newLine: string;
  /** Text */
  text: string;
  /** Before */
  before: string;
  /** After */
  after: string;
  /** Added */
  added: string;
  /** Removed */
  removed: string;
  /** {count, plural, one {# line added} other {# lines added}} */
  additions: (values: { count: number }) => string;
  /** {count, plural, one {# line removed} other {# lines removed}} */
  deletions: (values: { count: number }) => string;
  /** {count, plural, one {Show # unchanged line} other {Show # unchanged lines}} */
  unchanged: (values: { count: number }) => string;
  /** No differences */
  same: string;
}

export interface FileUploadLabels {
  /** Drop files here or */
  drop: string;
  /** choose from your device */
  choose: string;
  /** Allowed: {types} */
  types: (values: { types: string }) => string;
  /** Up to {size} each */
  maxSize: (values: { size: string }) => string;
  /** {max, plural, one {# file} other {At most # files}} */
  maxFiles: (values: { max: number }) => string;
  /** This type is not allowed. Choose {types}. */
  wrongType: (values: { types: string }) => string;
  /** {size} is too large. Choose a file of at most {max}. */
  tooLarge: (values: { size: string; max: string }) => string;
  /** {max, plural, one {Only # file fits. Remove it first.} other {Only # files fit. Remove one first.}} */
  tooMany: (values: { max: number }) => string;
  /** This file is already in the list. */
  duplicate: string;
  /** This file is empty. Choose another one. */
  empty: string;
  /** Remove {name} */
  remove: (values: { name: string }) => string;
  /** {count, plural, one {# file added} other {# files added}} */
  added: (values: { count: number }) => string;
  /** {name} removed */
  removed: (values: { name: string }) => string;
  /** Uploading {name} */
  uploading: (values: { name: string }) => string;
  /** Uploaded */
  uploaded: string;
  /** Files */
  files: string;
  /** images */
  image: string;
  /** audio */
  audio: string;
  /** This is a folder. Drop the files in it instead. */
  folder: string;
  /** video */
  video: string;
}

export interface HeatMapGridLabels {
  /** No data */
  none: string;
  /** Scale */
  scale: string;
  /** {row}, {column}: {value} */
  cell: (values: { row: string; column: string; value: string }) => string;
  /** Highest: {cell} */
  highest: (values: { cell: string }) => string;
}

export interface KanbanBoardLabels {
  /** {count, plural, one {# card} other {# cards}} */
  cards: (values: { count: number }) => string;
  /** {count, number} of {limit, number} */
  limit: (values: { count: number; limit: number }) => string;
  /** Over the limit of {limit, number} */
  overLimit: (values: { limit: number }) => string;
  /** No cards */
  empty: string;
  /** No columns yet */
  noColumns: string;
  /** Options for {card} */
  cardMenu: (values: { card: string }) => string;
  /** Move to */
  moveTo: string;
  /** Move up */
  moveUp: string;
  /** Move down */
  moveDown: string;
  /** Press Space to lift the card, the arrow keys to move it, Space to drop it, Escape to cancel. */
  instructions: string;
  /** {card} lifted. {column}, position {position, number} of {count, number}. */
  lifted: (values: { card: string; column: string; position: number; count: number }) => string;
  /** {column}, position {position, number} of {count, number} */
  over: (values: { column: string; position: number; count: number }) => string;
  /** {card} dropped. {column}, position {position, number} of {count, number}. */
  dropped: (values: { card: string; column: string; position: number; count: number }) => string;
  /** {card} is back in its place. */
  canceled: (values: { card: string }) => string;
  /** Show {count, number} more */
  showMore: (values: { count: number }) => string;
}

export interface MessageListLabels {
  /** Messages */
  label: string;
  /** No messages yet */
  empty: string;
  /** {count, plural, one {# new message} other {# new messages}} */
  unread: (values: { count: number }) => string;
  /** Jump to the newest message */
  toNewest: string;
  /** Show earlier messages */
  earlier: string;
  /** {author}: {text} */
  announced: (values: { author: string; text: string }) => string;
  /** You */
  user: string;
  /** Assistant */
  assistant: string;
  /** System */
  system: string;
  /** Sending */
  sending: string;
  /** Not sent */
  failed: string;
}

export interface NumberFieldLabels {
  /** Increase */
  increase: string;
  /** Decrease */
  decrease: string;
}

export interface PaginationLabels {
  /** Pages */
  label: string;
  /** Previous page */
  previous: string;
  /** Next page */
  next: string;
  /** Page {page, number} */
  page: (values: { page: number }) => string;
  /** {first, number}–{last, number} of {total, number} */
  range: (values: { first: number; last: number; total: number }) => string;
}

export interface PasswordFieldLabels {
  /** Password strength: {level, select, weak {weak} fair {fair} good {good} strong {strong} other {very weak}} */
  strength: (values: { level: string }) => string;
}

export interface PlanCardLabels {
  /** Recommended */
  recommended: string;
  /** Current plan */
  current: string;
  /** Included: */
  included: string;
  /** Not included: */
  notIncluded: string;
}

export interface PriceLabels {
  /** Free */
  free: string;
  /** Old price: */
  was: string;
  /** Price not available */
  none: string;
  /** {period, select, day {per day} week {per week} month {per month} other {per year}} */
  per: (values: { period: string }) => string;
}

export interface RatingLabels {
  /** {value} of {max} */
  value: (values: { value: string; max: string }) => string;
  /** Not rated */
  none: string;
}

export interface RunTimelineLabels {
  /** Steps */
  label: string;
  /** No steps yet */
  empty: string;
  /** Not started */
  pending: string;
  /** Running */
  running: string;
  /** Done */
  completed: string;
  /** Failed */
  failed: string;
  /** Skipped */
  skipped: string;
  /** Starts at {time} */
  starts: (values: { time: string }) => string;
}

export interface SplitterLabels {
  /** Collapsed */
  collapsed: string;
}

export interface StatLabels {
  /** Increase of {amount}{meaning, select, better {, an improvement} worse {, a decline} other {}} */
  increase: (values: { amount: string; meaning: string }) => string;
  /** Decrease of {amount}{meaning, select, better {, an improvement} worse {, a decline} other {}} */
  decrease: (values: { amount: string; meaning: string }) => string;
  /** No change */
  unchanged: string;
  /** No data */
  none: string;
}

export interface StepperLabels {
  /** Steps */
  label: string;
  /** Done */
  done: string;
  /** Needs attention */
  error: string;
}

export interface TagInputLabels {
  /** Enter or a comma adds a tag. The arrow keys lead to the tags, Backspace removes one. */
  hint: string;
  /** Remove {tag} */
  remove: (values: { tag: string }) => string;
  /** {count, plural, one {{tag} added} other {# tags added}} */
  added: (values: { count: number; tag: string }) => string;
  /** {tag} removed */
  removed: (values: { tag: string }) => string;
  /** {tag} is already in the list. */
  duplicate: (values: { tag: string }) => string;
  /** {max, plural, one {Only # tag fits. Remove it to add another.} other {Only # tags fit. Remove one to add another.}} */
  full: (values: { max: number }) => string;
  /** {count, number} of {max, number} */
  count: (values: { count: number; max: number }) => string;
  /** Suggestions */
  suggestions: string;
}

export interface TimelineLabels {
  /** Nothing has happened yet */
  empty: string;
  /** Details */
  details: string;
  /** Show {count, number} more */
  showMore: (values: { count: number }) => string;
  /** In progress */
  active: string;
  /** Done */
  success: string;
  /** Warning */
  warning: string;
  /** Error */
  danger: string;
}

export interface ToolCallCardLabels {
  /** Waiting */
  waiting: string;
  /** Running */
  running: string;
  /** Done */
  completed: string;
  /** Failed */
  failed: string;
  /** Arguments */
  arguments: string;
  /** Result */
  result: string;
  /** Error */
  error: string;
}

export interface TreeLabels {
  /** Not loaded. Try again */
  failed: string;
  /** {node} did not load */
  loadFailed: (values: { node: string }) => string;
  /** {node}: {count, plural, one {# item} other {# items}} */
  loaded: (values: { node: string; count: number }) => string;
  /** Nothing here yet */
  empty: string;
}

export interface TruncatedTextLabels {
  /** Show more */
  more: string;
  /** Show less */
  less: string;
}

export interface UsageBarLabels {
  /** {used} of {limit} */
  of: (values: { used: string; limit: string }) => string;
  /** {used}, no limit */
  unlimited: (values: { used: string }) => string;
  /** Usage not known */
  unknown: string;
  /** {share} used */
  share: (values: { share: string }) => string;
  /** {amount} left */
  left: (values: { amount: string }) => string;
  /** Limit reached */
  reached: string;
  /** {amount} over the limit */
  over: (values: { amount: string }) => string;
}

/** Every group of built-in texts. */
export interface ComponentLabels {
  agentGraph: AgentGraphLabels;
  alert: AlertLabels;
  banner: BannerLabels;
  breadcrumb: BreadcrumbLabels;
  chart: ChartLabels;
  codeBlock: CodeBlockLabels;
  commandMenu: CommandMenuLabels;
  dataTable: DataTableLabels;
  datePicker: DatePickerLabels;
  dateRangePicker: DateRangePickerLabels;
  diffView: DiffViewLabels;
  fileUpload: FileUploadLabels;
  heatMapGrid: HeatMapGridLabels;
  kanbanBoard: KanbanBoardLabels;
  messageList: MessageListLabels;
  numberField: NumberFieldLabels;
  pagination: PaginationLabels;
  passwordField: PasswordFieldLabels;
  planCard: PlanCardLabels;
  price: PriceLabels;
  rating: RatingLabels;
  runTimeline: RunTimelineLabels;
  splitter: SplitterLabels;
  stat: StatLabels;
  stepper: StepperLabels;
  tagInput: TagInputLabels;
  timeline: TimelineLabels;
  toolCallCard: ToolCallCardLabels;
  tree: TreeLabels;
  truncatedText: TruncatedTextLabels;
  usageBar: UsageBarLabels;
}
