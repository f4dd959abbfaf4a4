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

const { number, plural, select } = /* @__PURE__ */ formatting('zh-TW');

export const agentGraph: AgentGraphLabels = {
  overview: '總覽',
  across: '水平位置',
  down: '垂直位置',
  arranging: ({ agents }) => `正在排列 ${number(agents)} 個代理…`,
  meta: '元代理',
  coordinator: '協調者',
  processor: '處理者',
  executor: '執行者',
  active: '活躍',
  inactive: '未啟用',
  learning: '學習中',
  processing: '處理中',
  waiting: '等待中',
  completed: '已完成',
  failed: '失敗',
  data: '資料',
  feedback: '回饋',
  control: '控制',
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示全圖',
  empty: '沒有可視覺化的資料',
  unnamed: ({ n }) => `代理 ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${number(agents)} 個代理、${number(coordinators)} 個協調者、${number(atWork)} 個工作中。`,
  keys: '使用方向鍵沿連線移動，按 Enter 鍵選取，按加號與減號縮放，按 0 顯示全圖。',
  contribution: '貢獻度',
  messages: '訊息',
  tasks: '任務',
  lastActive: '最近活動',
  expertise: '專長',
  accuracy: '準確度',
  knowledgeDepth: '知識深度',
  collaborationStrength: '協作能力',
  reasoningQuality: '推理品質',
  agent: '代理',
  status: '狀態',
  sendsTo: '傳送對象',
  none: '–',
  pair: ({ first, second }) => `${first}，${second}`,
};

export const alert: AlertLabels = {
  info: '資訊：',
  success: '成功：',
  warning: '警告：',
  danger: '錯誤：',
};

export const banner: BannerLabels = {
  label: '公告',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: '顯示完整路徑',
};

export const chart: ChartLabels = {
  view: '檢視',
  chart: '圖表',
  table: '表格',
  empty: '尚無資料',
  failed: '圖表未能載入',
  keys: '用方向鍵瀏覽各個數值，用 Page Up 和 Page Down 切換數列。',
  none: '–',
  noValue: '無數值',
  other: '其他',
  series: ({ n }) => `數列 ${number(n)}`,
  unnamed: ({ n }) => `第 ${number(n)} 項`,
  name: '名稱',
  category: '類別',
  date: '日期',
  position: '位置',
  value: '數值',
  low: ({ name }) => `${name}下限`,
  high: ({ name }) => `${name}上限`,
  total: '合計',
  share: '占比',
  from: '起點',
  to: '終點',
  start: '開始',
  duration: '時長',
  level: '層級',
  partOf: '隸屬',
  leadsTo: '通往',
  comesFrom: '來自',
  interval: ({ low, high }) => `${low} 至 ${high}`,
  point: ({ name, value }) => `${name}：${value}`,
  place: ({ name, level }) => `${name}，第 ${number(level)} 層`,
  branches: ({ count }) => plural(count, { other: `${number(count)} 個分支` }),
  points: ({ count }) => plural(count, { other: `${number(count)} 個點` }),
  shown: ({ count, shown }) =>
    `圖中繪製了 ${number(count)} 項中的 ${number(shown)} 項，完整資料見表格。`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name}從 ${first} 升至 ${last}`, down: `${name}從 ${first} 降至 ${last}`, other: `${name}維持在 ${last} 左右` })}；最高 ${high}（${highAt}），最低 ${low}（${lowAt}）。`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `一個數值：${high}（${highAt}）。`,
      other: `${number(count)} 個數值：最高 ${high}（${highAt}），最低 ${low}（${lowAt}）。`,
    }),
  whole: ({ total, name, value, share }) =>
    `合計 ${total}；最大的是${name}，${value}（${share}）。`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { other: `${number(count)} 個步驟，共 ${total}` })}；最長的是${name}，${longest}。`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { other: `${number(count)} 個流向` })}；最大的是${from}到${to}，${value}。`,
  tree: ({ name, levels, count }) =>
    `從${name}展開，${plural(levels, { other: `共 ${number(levels)} 層` })}，${plural(count, { other: `${number(count)} 項` })}。`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { other: `${number(nodes)} 個步驟` })}和${plural(links, { other: `${number(links)} 條連線` })}，${plural(levels, { other: `共 ${number(levels)} 層` })}。`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { other: `${number(count)} 個點` })}；${select(trend, { up: `${x}越高，${y}越高`, down: `${x}越高，${y}越低`, other: `${x}與${y}沒有明顯關係` })}。`,
  pair: ({ first, second }) => `${first}，${second}`,
  flow: ({ from, to }) => `${from}到${to}`,
  outgoing: '流出',
  incoming: '流入',
  linkKeys: '用方向鍵沿連線移動並瀏覽同層的步驟，用 Page Up 和 Page Down 切換層級。',
  linked: ({ name, link }) => `${name}（${link}）`,
  more: ({ count }) => `其他 ${number(count)} 項`,
  status: '狀態',
  details: '詳細資訊',
  treeKeys:
    '用上下方向鍵瀏覽各分支；背離根節點的方向鍵展開分支，另一個方向鍵收合或返回。按 Enter 展開或收合。',
  mapKeys: '用方向鍵在地圖上移動，用 Page Up 和 Page Down 按數值瀏覽。',
  fromRows: '起點（列）',
  toColumns: '終點（欄）',
  matrixKeys: '列是起點，欄是終點。用方向鍵瀏覽各個儲存格。',
};

export const codeBlock: CodeBlockLabels = {
  label: '程式碼',
  named: ({ language }) => `${language} 程式碼`,
  copy: '複製程式碼',
  copied: '已複製',
  failed: '複製遭封鎖，請手動選取文字',
  wrap: '自動換行',
};

export const commandMenu: CommandMenuLabels = {
  label: '指令選單',
  placeholder: '搜尋或前往',
  recent: '最近使用',
  found: '結果',
  results: ({ count }) => plural(count, { other: `${number(count)} 個結果` }),
  limited: ({ shown, total }) =>
    `顯示前 ${number(shown)} 項，共 ${number(total)} 項。繼續輸入以縮小範圍。`,
};

export const dataTable: DataTableLabels = {
  search: '搜尋',
  selectAll: '選取所有列',
  selectRow: ({ row }) => `選取「${row}」`,
  selected: ({ count }) => plural(count, { other: `已選取 ${number(count)} 項` }),
  clearSelection: '清除選取',
  rows: ({ count }) => plural(count, { other: `${number(count)} 列` }),
  printed: ({ total, shown }) => `共 ${number(total)} 列，此處為前 ${number(shown)} 列`,
  columns: '欄',
  resetColumns: '重設欄',
  columnMenu: ({ column }) => `${column}：選項`,
  sortAscending: '遞增排序',
  sortDescending: '遞減排序',
  clearSorting: '取消排序',
  filter: '篩選…',
  filterBy: ({ column }) => `依「${column}」篩選`,
  contains: '包含',
  minimum: '不小於',
  maximum: '不大於',
  filterChip: ({ column, value }) => `${column}：${value}`,
  removeFilter: ({ filter }) => `移除篩選「${filter}」`,
  clearFilters: '清除搜尋和篩選',
  pinStart: '固定在開頭',
  pinEnd: '固定在末尾',
  unpin: '取消固定',
  moveBack: '向前移動',
  moveForward: '向後移動',
  moveColumnBack: ({ column }) => `將「${column}」向前移動`,
  moveColumnForward: ({ column }) => `將「${column}」向後移動`,
  hide: '隱藏欄',
  resize: '調整欄寬',
  width: ({ column }) => `「${column}」的寬度`,
  pixels: ({ width }) => `${number(width)} 像素`,
  actions: '動作',
  rowActions: ({ row }) => `「${row}」的動作`,
  sortedAscending: ({ column }) => `已依「${column}」遞增排序`,
  sortedDescending: ({ column }) => `已依「${column}」遞減排序`,
  unsorted: '未排序',
  empty: '尚無內容',
  noMatch: '沒有符合的列',
  noMatchHint: '變更搜尋或篩選條件以查看更多內容。',
  failed: '列載入失敗',
  yes: '是',
  no: '否',
};

export const datePicker: DatePickerLabels = {
  open: '開啟日曆',
  previousMonth: '上個月',
  nextMonth: '下個月',
  month: '月份',
  year: '年份',
  dayLetters: '日',
  monthLetters: '月',
  yearLetters: '年',
  format: ({ format }) => `格式：${format}`,
  invalid: ({ format }) => `請依 ${format} 格式輸入日期。`,
  tooEarly: ({ date }) => `請選擇 ${date} 或之後的日期。`,
  tooLate: ({ date }) => `請選擇 ${date} 或之前的日期。`,
  unavailable: ({ date }) => `${date} 無法選擇，請選擇其他日期。`,
  today: '今天',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: '開始日期',
  end: '結束日期',
  chooseStart: '選擇開始日期',
  chooseEnd: ({ date }) => `從 ${date} 起：選擇結束日期`,
  chosen: ({ range, days }) => `${range}，共 ${number(days)} 天`,
  presets: '常用期間',
};

export const diffView: DiffViewLabels = {
  label: '變更',
  oldLine: '舊行號',
  newLine: '新行號',
  text: '文字',
  before: '變更前',
  after: '變更後',
  added: '新增',
  removed: '刪除',
  additions: ({ count }) => plural(count, { other: `新增 ${number(count)} 行` }),
  deletions: ({ count }) => plural(count, { other: `刪除 ${number(count)} 行` }),
  unchanged: ({ count }) => plural(count, { other: `顯示 ${number(count)} 行未變更內容` }),
  same: '沒有差異',
};

export const fileUpload: FileUploadLabels = {
  drop: '將檔案拖到此處，或',
  choose: '從裝置中選擇',
  types: ({ types }) => `支援：${types}`,
  maxSize: ({ size }) => `每個檔案不超過 ${size}`,
  maxFiles: ({ max }) => `最多 ${number(max)} 個檔案`,
  wrongType: ({ types }) => `不支援此類型，請選擇 ${types}。`,
  tooLarge: ({ size, max }) => `檔案大小為 ${size}，超出限制。請選擇不超過 ${max} 的檔案。`,
  tooMany: ({ max }) => `最多 ${number(max)} 個檔案。請先移除一個。`,
  duplicate: '此檔案已在清單中。',
  empty: '檔案是空的，請選擇其他檔案。',
  remove: ({ name }) => `移除 ${name}`,
  added: ({ count }) => `已新增 ${number(count)} 個檔案`,
  removed: ({ name }) => `已移除 ${name}`,
  uploading: ({ name }) => `正在上傳 ${name}`,
  uploaded: '已上傳',
  files: '檔案',
  image: '圖片',
  audio: '音訊',
  folder: '這是資料夾，請拖入其中的檔案。',
  video: '影片',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: '無資料',
  scale: '刻度',
  cell: ({ row, column, value }) => `${row}，${column}：${value}`,
  highest: ({ cell }) => `最高：${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) => plural(count, { other: `${number(count)} 張卡片` }),
  limit: ({ count, limit }) => `${number(count)}/${number(limit)}`,
  overLimit: ({ limit }) => `卡片數超過上限 ${number(limit)}`,
  empty: '沒有卡片',
  noColumns: '尚無欄',
  cardMenu: ({ card }) => `「${card}」的選項`,
  moveTo: '移動到',
  moveUp: '上移',
  moveDown: '下移',
  instructions: '按空白鍵拿起卡片，用方向鍵移動，再按空白鍵放下，按 Esc 取消。',
  lifted: ({ card, column, position, count }) =>
    `已拿起「${card}」。${column}，第 ${number(position)} 位，共 ${number(count)} 位。`,
  over: ({ column, position, count }) =>
    `${column}，第 ${number(position)} 位，共 ${number(count)} 位`,
  dropped: ({ card, column, position, count }) =>
    `已放下「${card}」。${column}，第 ${number(position)} 位，共 ${number(count)} 位。`,
  canceled: ({ card }) => `「${card}」已回到原位。`,
  showMore: ({ count }) => `再顯示 ${number(count)} 張`,
};

export const messageList: MessageListLabels = {
  label: '訊息',
  empty: '尚無訊息',
  unread: ({ count }) => plural(count, { other: `${number(count)} 則新訊息` }),
  toNewest: '跳至最新訊息',
  earlier: '顯示較早的訊息',
  announced: ({ author, text }) => `${author}：${text}`,
  user: '您',
  assistant: '助理',
  system: '系統',
  sending: '傳送中',
  failed: '未傳送',
};

export const numberField: NumberFieldLabels = {
  increase: '增加',
  decrease: '減少',
};

export const pagination: PaginationLabels = {
  label: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: ({ page }) => `第 ${number(page)} 頁`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 項，共 ${number(total)} 項`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `密碼強度：${select(level, { weak: '弱', fair: '普通', good: '良好', strong: '強', other: '很弱' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: '推薦',
  current: '目前方案',
  included: '包含：',
  notIncluded: '不包含：',
};

export const price: PriceLabels = {
  free: '免費',
  was: '原價：',
  none: '暫無價格',
  per: ({ period }) => select(period, { day: '每天', week: '每週', month: '每月', other: '每年' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} 分，滿分 ${max} 分`,
  none: '未評分',
};

export const runTimeline: RunTimelineLabels = {
  label: '步驟',
  empty: '尚無步驟',
  pending: '尚未開始',
  running: '執行中',
  completed: '已完成',
  failed: '失敗',
  skipped: '已略過',
  starts: ({ time }) => `開始於 ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: '已收合',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `增加 ${amount}${select(meaning, { better: '，有所改善', worse: '，有所惡化', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `減少 ${amount}${select(meaning, { better: '，有所改善', worse: '，有所惡化', other: '' })}`,
  unchanged: '無變化',
  none: '無資料',
};

export const stepper: StepperLabels = {
  label: '步驟',
  done: '已完成',
  error: '需要處理',
};

export const tagInput: TagInputLabels = {
  hint: '按 Enter 或逗號新增標籤。用方向鍵移到標籤，按退格鍵刪除。',
  remove: ({ tag }) => `移除「${tag}」`,
  added: ({ count, tag }) =>
    plural(count, { '=1': `已新增「${tag}」`, other: `已新增 ${number(count)} 個標籤` }),
  removed: ({ tag }) => `已移除「${tag}」`,
  duplicate: ({ tag }) => `「${tag}」已在清單中。`,
  full: ({ max }) => `最多 ${number(max)} 個標籤。請先移除一個再新增。`,
  count: ({ count, max }) => `${number(count)} / ${number(max)}`,
  suggestions: '建議',
};

export const timeline: TimelineLabels = {
  empty: '尚無動態',
  details: '詳細資料',
  showMore: ({ count }) => `再顯示 ${number(count)} 筆`,
  active: '進行中',
  success: '已完成',
  warning: '警告',
  danger: '錯誤',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: '等待中',
  running: '執行中',
  completed: '已完成',
  failed: '失敗',
  arguments: '引數',
  result: '結果',
  error: '錯誤',
};

export const tree: TreeLabels = {
  failed: '載入失敗。重試',
  loadFailed: ({ node }) => `「${node}」載入失敗`,
  loaded: ({ node, count }) => `${node}：${plural(count, { other: `${number(count)} 個項目` })}`,
  empty: '尚無內容',
};

export const truncatedText: TruncatedTextLabels = {
  more: '展開',
  less: '收合',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} / ${limit}`,
  unlimited: ({ used }) => `${used}，不限量`,
  unknown: '用量未知',
  share: ({ share }) => `已用 ${share}`,
  left: ({ amount }) => `剩餘 ${amount}`,
  reached: '已達上限',
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
