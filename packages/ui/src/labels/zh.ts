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

const { number, plural, select } = /* @__PURE__ */ formatting('zh-CN');

export const agentGraph: AgentGraphLabels = {
  overview: '概览',
  across: '水平位置',
  down: '垂直位置',
  arranging: ({ agents }) => `正在排布 ${number(agents)} 个代理…`,
  meta: '元代理',
  coordinator: '协调器',
  processor: '处理器',
  executor: '执行器',
  active: '活跃',
  inactive: '未启用',
  learning: '学习中',
  processing: '处理中',
  waiting: '等待中',
  completed: '已完成',
  failed: '失败',
  data: '数据',
  feedback: '反馈',
  control: '控制',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适应视图',
  empty: '无可视化数据',
  unnamed: ({ n }) => `智能体 ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${number(agents)} 个代理，${number(coordinators)} 个协调器，${number(atWork)} 个正在工作。`,
  keys: '方向键沿连线移动，回车选择，加减号缩放，0 适应视图。',
  contribution: '贡献',
  messages: '消息',
  tasks: '任务',
  lastActive: '最近活动',
  expertise: '专长',
  accuracy: '准确度',
  knowledgeDepth: '知识深度',
  collaborationStrength: '协作能力',
  reasoningQuality: '推理质量',
  agent: '代理',
  status: '状态',
  sendsTo: '发送给',
  none: '–',
  pair: ({ first, second }) => `${first}，${second}`,
};

export const alert: AlertLabels = {
  info: '信息：',
  success: '成功：',
  warning: '警告：',
  danger: '错误：',
};

export const banner: BannerLabels = {
  label: '公告',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: '显示完整路径',
};

export const chart: ChartLabels = {
  view: '视图',
  chart: '图表',
  table: '表格',
  empty: '暂无数据',
  failed: '图表未能加载',
  keys: '用方向键浏览各个数值，用 Page Up 和 Page Down 切换系列。',
  none: '–',
  noValue: '无数值',
  other: '其他',
  series: ({ n }) => `系列 ${number(n)}`,
  unnamed: ({ n }) => `第 ${number(n)} 项`,
  name: '名称',
  category: '类别',
  date: '日期',
  position: '位置',
  value: '数值',
  low: ({ name }) => `${name}下限`,
  high: ({ name }) => `${name}上限`,
  total: '合计',
  share: '占比',
  from: '起点',
  to: '终点',
  start: '开始',
  duration: '时长',
  level: '层级',
  partOf: '隶属',
  leadsTo: '通向',
  comesFrom: '来自',
  interval: ({ low, high }) => `${low} 至 ${high}`,
  point: ({ name, value }) => `${name}：${value}`,
  place: ({ name, level }) => `${name}，第 ${number(level)} 层`,
  branches: ({ count }) => plural(count, { other: `${number(count)} 个分支` }),
  points: ({ count }) => plural(count, { other: `${number(count)} 个点` }),
  shown: ({ count, shown }) =>
    `图中绘制了 ${number(count)} 项中的 ${number(shown)} 项，完整数据见表格。`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name}从 ${first} 升至 ${last}`, down: `${name}从 ${first} 降至 ${last}`, other: `${name}保持在 ${last} 左右` })}；最高 ${high}（${highAt}），最低 ${low}（${lowAt}）。`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `一个数值：${high}（${highAt}）。`,
      other: `${number(count)} 个数值：最高 ${high}（${highAt}），最低 ${low}（${lowAt}）。`,
    }),
  whole: ({ total, name, value, share }) =>
    `合计 ${total}；最大的是${name}，${value}（${share}）。`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { other: `${number(count)} 个步骤，共 ${total}` })}；最长的是${name}，${longest}。`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { other: `${number(count)} 个流向` })}；最大的是${from}到${to}，${value}。`,
  tree: ({ name, levels, count }) =>
    `从${name}展开，${plural(levels, { other: `共 ${number(levels)} 层` })}，${plural(count, { other: `${number(count)} 项` })}。`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { other: `${number(nodes)} 个步骤` })}和${plural(links, { other: `${number(links)} 条连线` })}，${plural(levels, { other: `共 ${number(levels)} 层` })}。`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { other: `${number(count)} 个点` })}；${select(trend, { up: `${x}越高，${y}越高`, down: `${x}越高，${y}越低`, other: `${x}与${y}没有明显关系` })}。`,
  pair: ({ first, second }) => `${first}，${second}`,
  flow: ({ from, to }) => `${from}到${to}`,
  outgoing: '流出',
  incoming: '流入',
  linkKeys: '用方向键沿连线移动并浏览同层的步骤，用 Page Up 和 Page Down 切换层级。',
  linked: ({ name, link }) => `${name}（${link}）`,
  more: ({ count }) => `其他 ${number(count)} 项`,
  status: '状态',
  details: '详情',
  treeKeys:
    '用上下方向键浏览各分支；背离根节点的方向键展开分支，另一个方向键收起或返回。按 Enter 展开或收起。',
  mapKeys: '用方向键在地图上移动，用 Page Up 和 Page Down 按数值浏览。',
  fromRows: '起点（行）',
  toColumns: '终点（列）',
  matrixKeys: '行是起点，列是终点。用方向键浏览各个单元格。',
};

export const codeBlock: CodeBlockLabels = {
  label: '代码',
  named: ({ language }) => `${language} 代码`,
  copy: '复制代码',
  copied: '已复制',
  failed: '复制被阻止，请手动选择文本',
  wrap: '自动换行',
};

export const commandMenu: CommandMenuLabels = {
  label: '命令菜单',
  placeholder: '搜索或跳转',
  recent: '最近使用',
  found: '结果',
  results: ({ count }) => plural(count, { other: `${number(count)} 个结果` }),
  limited: ({ shown, total }) =>
    `显示前 ${number(shown)} 项，共 ${number(total)} 项。继续输入以缩小范围。`,
};

export const dataTable: DataTableLabels = {
  search: '搜索',
  selectAll: '选择所有行',
  selectRow: ({ row }) => `选择“${row}”`,
  selected: ({ count }) => plural(count, { other: `已选择 ${number(count)} 项` }),
  clearSelection: '清除选择',
  rows: ({ count }) => plural(count, { other: `${number(count)} 行` }),
  printed: ({ total, shown }) => `共 ${number(total)} 行，此处为前 ${number(shown)} 行`,
  columns: '列',
  resetColumns: '重置列',
  columnMenu: ({ column }) => `${column}：选项`,
  sortAscending: '升序排列',
  sortDescending: '降序排列',
  clearSorting: '取消排序',
  filter: '筛选…',
  filterBy: ({ column }) => `按“${column}”筛选`,
  contains: '包含',
  minimum: '不小于',
  maximum: '不大于',
  filterChip: ({ column, value }) => `${column}：${value}`,
  removeFilter: ({ filter }) => `移除筛选“${filter}”`,
  clearFilters: '清除搜索和筛选',
  pinStart: '固定在开头',
  pinEnd: '固定在末尾',
  unpin: '取消固定',
  moveBack: '向前移动',
  moveForward: '向后移动',
  moveColumnBack: ({ column }) => `将“${column}”向前移动`,
  moveColumnForward: ({ column }) => `将“${column}”向后移动`,
  hide: '隐藏列',
  resize: '调整列宽',
  width: ({ column }) => `“${column}”的宽度`,
  pixels: ({ width }) => `${number(width)} 像素`,
  actions: '操作',
  rowActions: ({ row }) => `“${row}”的操作`,
  sortedAscending: ({ column }) => `已按“${column}”升序排列`,
  sortedDescending: ({ column }) => `已按“${column}”降序排列`,
  unsorted: '未排序',
  empty: '暂无内容',
  noMatch: '没有匹配的行',
  noMatchHint: '更改搜索或筛选条件以查看更多内容。',
  failed: '行加载失败',
  yes: '是',
  no: '否',
};

export const datePicker: DatePickerLabels = {
  open: '打开日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  month: '月份',
  year: '年份',
  dayLetters: '日',
  monthLetters: '月',
  yearLetters: '年',
  format: ({ format }) => `格式：${format}`,
  invalid: ({ format }) => `请按 ${format} 格式输入日期。`,
  tooEarly: ({ date }) => `请选择 ${date} 或之后的日期。`,
  tooLate: ({ date }) => `请选择 ${date} 或之前的日期。`,
  unavailable: ({ date }) => `${date} 不可选，请选择其他日期。`,
  today: '今天',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: '开始日期',
  end: '结束日期',
  chooseStart: '选择开始日期',
  chooseEnd: ({ date }) => `从 ${date} 起：选择结束日期`,
  chosen: ({ range, days }) => `${range}，共 ${number(days)} 天`,
  presets: '常用时间段',
};

export const diffView: DiffViewLabels = {
  label: '更改',
  oldLine: '旧行号',
  newLine: '新行号',
  text: '文本',
  before: '之前',
  after: '之后',
  added: '新增',
  removed: '删除',
  additions: ({ count }) => plural(count, { other: `新增 ${number(count)} 行` }),
  deletions: ({ count }) => plural(count, { other: `删除 ${number(count)} 行` }),
  unchanged: ({ count }) => plural(count, { other: `显示 ${number(count)} 行未更改内容` }),
  same: '没有差异',
};

export const fileUpload: FileUploadLabels = {
  drop: '将文件拖到此处，或',
  choose: '从设备中选择',
  types: ({ types }) => `支持：${types}`,
  maxSize: ({ size }) => `每个文件不超过 ${size}`,
  maxFiles: ({ max }) => `最多 ${number(max)} 个文件`,
  wrongType: ({ types }) => `不支持此类型，请选择 ${types}。`,
  tooLarge: ({ size, max }) => `文件大小为 ${size}，超出限制。请选择不超过 ${max} 的文件。`,
  tooMany: ({ max }) => `最多 ${number(max)} 个文件。请先移除一个。`,
  duplicate: '该文件已在列表中。',
  empty: '文件为空，请选择其他文件。',
  remove: ({ name }) => `移除 ${name}`,
  added: ({ count }) => `已添加 ${number(count)} 个文件`,
  removed: ({ name }) => `已移除 ${name}`,
  uploading: ({ name }) => `正在上传 ${name}`,
  uploaded: '已上传',
  files: '文件',
  image: '图片',
  audio: '音频',
  folder: '这是文件夹，请拖入其中的文件。',
  video: '视频',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: '无数据',
  scale: '刻度',
  cell: ({ row, column, value }) => `${row}，${column}：${value}`,
  highest: ({ cell }) => `最高：${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) => plural(count, { other: `${number(count)} 张卡片` }),
  limit: ({ count, limit }) => `${number(count)}/${number(limit)}`,
  overLimit: ({ limit }) => `卡片数超过上限 ${number(limit)}`,
  empty: '没有卡片',
  noColumns: '暂无列',
  cardMenu: ({ card }) => `“${card}”的选项`,
  moveTo: '移动到',
  moveUp: '上移',
  moveDown: '下移',
  instructions: '按空格键拿起卡片，用方向键移动，再按空格键放下，按 Esc 取消。',
  lifted: ({ card, column, position, count }) =>
    `已拿起“${card}”。${column}，第 ${number(position)} 位，共 ${number(count)} 位。`,
  over: ({ column, position, count }) =>
    `${column}，第 ${number(position)} 位，共 ${number(count)} 位`,
  dropped: ({ card, column, position, count }) =>
    `已放下“${card}”。${column}，第 ${number(position)} 位，共 ${number(count)} 位。`,
  canceled: ({ card }) => `“${card}”已回到原位。`,
  showMore: ({ count }) => `再显示 ${number(count)} 张`,
};

export const messageList: MessageListLabels = {
  label: '消息',
  empty: '暂无消息',
  unread: ({ count }) => plural(count, { other: `${number(count)} 条新消息` }),
  toNewest: '跳到最新消息',
  earlier: '显示更早的消息',
  announced: ({ author, text }) => `${author}：${text}`,
  user: '你',
  assistant: '助手',
  system: '系统',
  sending: '正在发送',
  failed: '未发送',
};

export const numberField: NumberFieldLabels = {
  increase: '增加',
  decrease: '减少',
};

export const pagination: PaginationLabels = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: ({ page }) => `第 ${number(page)} 页`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 项，共 ${number(total)} 项`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `密码强度：${select(level, { weak: '弱', fair: '一般', good: '良好', strong: '强', other: '很弱' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: '推荐',
  current: '当前套餐',
  included: '包含：',
  notIncluded: '不包含：',
};

export const price: PriceLabels = {
  free: '免费',
  was: '原价：',
  none: '暂无价格',
  per: ({ period }) => select(period, { day: '每天', week: '每周', month: '每月', other: '每年' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} 分，满分 ${max} 分`,
  none: '未评分',
};

export const runTimeline: RunTimelineLabels = {
  label: '步骤',
  empty: '暂无步骤',
  pending: '未开始',
  running: '运行中',
  completed: '已完成',
  failed: '失败',
  skipped: '已跳过',
  starts: ({ time }) => `开始于 ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: '已收起',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `增加 ${amount}${select(meaning, { better: '，有所改善', worse: '，有所恶化', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `减少 ${amount}${select(meaning, { better: '，有所改善', worse: '，有所恶化', other: '' })}`,
  unchanged: '无变化',
  none: '无数据',
};

export const stepper: StepperLabels = {
  label: '步骤',
  done: '已完成',
  error: '需要处理',
};

export const tagInput: TagInputLabels = {
  hint: '按 Enter 或逗号添加标签。用方向键移到标签，按退格键删除。',
  remove: ({ tag }) => `移除“${tag}”`,
  added: ({ count, tag }) =>
    plural(count, { '=1': `已添加“${tag}”`, other: `已添加 ${number(count)} 个标签` }),
  removed: ({ tag }) => `已移除“${tag}”`,
  duplicate: ({ tag }) => `“${tag}”已在列表中。`,
  full: ({ max }) => `最多 ${number(max)} 个标签。请先移除一个再添加。`,
  count: ({ count, max }) => `${number(count)} / ${number(max)}`,
  suggestions: '建议',
};

export const timeline: TimelineLabels = {
  empty: '尚无动态',
  details: '详情',
  showMore: ({ count }) => `再显示 ${number(count)} 条`,
  active: '进行中',
  success: '已完成',
  warning: '警告',
  danger: '错误',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: '等待中',
  running: '运行中',
  completed: '已完成',
  failed: '失败',
  arguments: '参数',
  result: '结果',
  error: '错误',
};

export const tree: TreeLabels = {
  failed: '加载失败。重试',
  loadFailed: ({ node }) => `“${node}”加载失败`,
  loaded: ({ node, count }) => `${node}：${plural(count, { other: `${number(count)} 项` })}`,
  empty: '暂无内容',
};

export const truncatedText: TruncatedTextLabels = {
  more: '展开',
  less: '收起',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} / ${limit}`,
  unlimited: ({ used }) => `${used}，不限量`,
  unknown: '用量未知',
  share: ({ share }) => `已用 ${share}`,
  left: ({ amount }) => `剩余 ${amount}`,
  reached: '已达上限',
  over: ({ amount }) => `超出上限 ${amount}`,
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
