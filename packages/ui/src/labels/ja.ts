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

const { number, plural, select } = /* @__PURE__ */ formatting('ja-JP');

export const agentGraph: AgentGraphLabels = {
  overview: '全体図',
  across: '左右の位置',
  down: '上下の位置',
  arranging: ({ agents }) => `${number(agents)} 件のエージェントを配置しています…`,
  meta: 'メタ',
  coordinator: 'コーディネーター',
  processor: 'プロセッサー',
  executor: 'エグゼキューター',
  active: 'アクティブ',
  inactive: '無効',
  learning: '学習中',
  processing: '処理中',
  waiting: '待ち',
  completed: '完了',
  failed: '失敗',
  data: 'データ',
  feedback: 'フィードバック',
  control: '制御',
  zoomIn: '拡大',
  zoomOut: '縮小',
  fit: '全体を表示',
  empty: '表示するデータがありません',
  unnamed: ({ n }) => `エージェント ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `エージェント${number(agents)}個、うちコーディネーター${number(coordinators)}個、稼働中${number(atWork)}個。`,
  keys: '矢印キーでつながりをたどり、Enterキーで選択、プラスとマイナスで拡大と縮小、0で全体を表示します。',
  contribution: '貢献度',
  messages: 'メッセージ',
  tasks: 'タスク',
  lastActive: '最終活動',
  expertise: '専門分野',
  accuracy: '正確さ',
  knowledgeDepth: '知識の深さ',
  collaborationStrength: '連携力',
  reasoningQuality: '推論の質',
  agent: 'エージェント',
  status: '状態',
  sendsTo: '送信先',
  none: '–',
  pair: ({ first, second }) => `${first}、${second}`,
};

export const alert: AlertLabels = {
  info: 'お知らせ：',
  success: '完了：',
  warning: '警告：',
  danger: 'エラー：',
};

export const banner: BannerLabels = {
  label: 'お知らせ',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'すべての階層を表示',
};

export const chart: ChartLabels = {
  view: '表示',
  chart: 'グラフ',
  table: '表',
  empty: 'データはまだありません',
  failed: 'グラフを読み込めませんでした',
  keys: '矢印キーで値を移動し、Page Up と Page Down で系列を切り替えます。',
  none: '–',
  noValue: '値なし',
  other: 'その他',
  series: ({ n }) => `系列 ${number(n)}`,
  unnamed: ({ n }) => `項目 ${number(n)}`,
  name: '名前',
  category: 'カテゴリ',
  date: '日付',
  position: '位置',
  value: '値',
  low: ({ name }) => `${name}（下限）`,
  high: ({ name }) => `${name}（上限）`,
  total: '合計',
  share: '割合',
  from: '元',
  to: '先',
  start: '開始',
  duration: '所要時間',
  level: '階層',
  partOf: '親項目',
  leadsTo: '次の項目',
  comesFrom: '前の項目',
  interval: ({ low, high }) => `${low}～${high}`,
  point: ({ name, value }) => `${name}：${value}`,
  place: ({ name, level }) => `${name}、階層 ${number(level)}`,
  branches: ({ count }) => plural(count, { other: `${number(count)} 個の枝` }),
  points: ({ count }) => plural(count, { other: `${number(count)} 個の点` }),
  shown: ({ count, shown }) =>
    `${number(count)} 件中 ${number(shown)} 件を描画しています。すべては表にあります。`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name}は ${first} から ${last} に上昇`, down: `${name}は ${first} から ${last} に低下`, other: `${name}は ${last} 前後で推移` })}。最高は ${high}（${highAt}）、最低は ${low}（${lowAt}）。`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `値は1件：${high}（${highAt}）。`,
      other: `値は${number(count)}件。最高は ${high}（${highAt}）、最低は ${low}（${lowAt}）。`,
    }),
  whole: ({ total, name, value, share }) =>
    `合計は ${total}。最大は${name}の ${value}（${share}）です。`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { other: `${number(count)}ステップ、計 ${total}` })}。最長は${name}の ${longest} です。`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { other: `流れは${number(count)}件` })}。最大は${from}から${to}の ${value} です。`,
  tree: ({ name, levels, count }) =>
    `${name}から${plural(levels, { other: `${number(levels)}階層` })}、${plural(count, { other: `${number(count)}項目` })}。`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { other: `${number(nodes)}ステップ` })}、${plural(links, { other: `リンク${number(links)}本` })}、${plural(levels, { other: `${number(levels)}階層` })}。`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { other: `${number(count)}個の点` })}。${select(trend, { up: `${x}が高いほど${y}も高い`, down: `${x}が高いほど${y}は低い`, other: `${x}と${y}に明確な関係はない` })}。`,
  pair: ({ first, second }) => `${first}、${second}`,
  flow: ({ from, to }) => `${from}から${to}`,
  outgoing: '流出',
  incoming: '流入',
  linkKeys:
    '矢印キーでリンクをたどり、同じ階層のステップを移動します。Page Up と Page Down で階層を切り替えます。',
  linked: ({ name, link }) => `${name}（${link}）`,
  more: ({ count }) => `ほか ${number(count)} 件`,
  status: '状態',
  details: '詳細',
  treeKeys:
    '上下の矢印キーで枝を移動します。根から離れる向きの矢印で開き、反対の矢印で閉じるか戻ります。Enter で開閉します。',
  mapKeys: '矢印キーで地図上を移動し、Page Up と Page Down で値の順に移動します。',
  fromRows: '元（行）',
  toColumns: '先（列）',
  matrixKeys: '行が元、列が先です。矢印キーでセルを移動します。',
};

export const codeBlock: CodeBlockLabels = {
  label: 'コード',
  named: ({ language }) => `${language} コード`,
  copy: 'コードをコピー',
  copied: 'コピーしました',
  failed: 'コピーできませんでした。テキストを選択してください',
  wrap: '行を折り返す',
};

export const commandMenu: CommandMenuLabels = {
  label: 'コマンドメニュー',
  placeholder: '検索または移動',
  recent: '最近使った項目',
  found: '検索結果',
  results: ({ count }) => plural(count, { other: `${number(count)} 件の結果` }),
  limited: ({ total, shown }) =>
    `${number(total)} 件中、最初の ${number(shown)} 件を表示しています。さらに入力すると絞り込めます。`,
};

export const dataTable: DataTableLabels = {
  search: '検索',
  selectAll: 'すべての行を選択',
  selectRow: ({ row }) => `「${row}」を選択`,
  selected: ({ count }) => plural(count, { other: `${number(count)} 件を選択中` }),
  clearSelection: '選択を解除',
  rows: ({ count }) => plural(count, { other: `${number(count)} 行` }),
  printed: ({ total, shown }) => `${number(total)} 行のうち最初の ${number(shown)} 行`,
  columns: '列',
  resetColumns: '列をリセット',
  columnMenu: ({ column }) => `${column}：オプション`,
  sortAscending: '昇順に並べ替え',
  sortDescending: '降順に並べ替え',
  clearSorting: '並べ替えを解除',
  filter: '絞り込み…',
  filterBy: ({ column }) => `「${column}」で絞り込む`,
  contains: '次を含む',
  minimum: '以上',
  maximum: '以下',
  filterChip: ({ column, value }) => `${column}：${value}`,
  removeFilter: ({ filter }) => `絞り込み「${filter}」を解除`,
  clearFilters: '検索と絞り込みを解除',
  pinStart: '先頭に固定',
  pinEnd: '末尾に固定',
  unpin: '固定を解除',
  moveBack: '前へ移動',
  moveForward: '後ろへ移動',
  moveColumnBack: ({ column }) => `「${column}」を前へ移動`,
  moveColumnForward: ({ column }) => `「${column}」を後ろへ移動`,
  hide: '列を非表示',
  resize: '列の幅を変更',
  width: ({ column }) => `「${column}」の幅`,
  pixels: ({ width }) => `${number(width)} ピクセル`,
  actions: '操作',
  rowActions: ({ row }) => `「${row}」の操作`,
  sortedAscending: ({ column }) => `「${column}」の昇順で並べ替えました`,
  sortedDescending: ({ column }) => `「${column}」の降順で並べ替えました`,
  unsorted: '並べ替えなし',
  empty: 'まだ何もありません',
  noMatch: '一致する行がありません',
  noMatchHint: '検索や絞り込みの条件を変えると表示されます。',
  failed: '行を読み込めませんでした',
  yes: 'はい',
  no: 'いいえ',
};

export const datePicker: DatePickerLabels = {
  open: 'カレンダーを開く',
  previousMonth: '前の月',
  nextMonth: '次の月',
  month: '月',
  year: '年',
  dayLetters: '日',
  monthLetters: '月',
  yearLetters: '年',
  format: ({ format }) => `形式：${format}`,
  invalid: ({ format }) => `日付は ${format} の形式で入力してください。`,
  tooEarly: ({ date }) => `${date} 以降の日付を選んでください。`,
  tooLate: ({ date }) => `${date} 以前の日付を選んでください。`,
  unavailable: ({ date }) => `${date} は選べません。別の日付を選んでください。`,
  today: '今日',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: '開始日',
  end: '終了日',
  chooseStart: '開始日を選択',
  chooseEnd: ({ date }) => `${date} から：終了日を選択`,
  chosen: ({ range, days }) => `${range}（${number(days)} 日間）`,
  presets: 'よく使う期間',
};

export const diffView: DiffViewLabels = {
  label: '変更点',
  oldLine: '変更前の行',
  newLine: '変更後の行',
  text: 'テキスト',
  before: '変更前',
  after: '変更後',
  added: '追加',
  removed: '削除',
  additions: ({ count }) => plural(count, { other: `${number(count)} 行追加` }),
  deletions: ({ count }) => plural(count, { other: `${number(count)} 行削除` }),
  unchanged: ({ count }) => plural(count, { other: `変更のない ${number(count)} 行を表示` }),
  same: '差分はありません',
};

export const fileUpload: FileUploadLabels = {
  drop: 'ここにファイルをドロップするか',
  choose: '端末から選択',
  types: ({ types }) => `対応形式：${types}`,
  maxSize: ({ size }) => `1 ファイル ${size} まで`,
  maxFiles: ({ max }) => `最大 ${number(max)} ファイル`,
  wrongType: ({ types }) => `この形式は使えません。${types} を選んでください。`,
  tooLarge: ({ size, max }) => `${size} は大きすぎます。${max} までのファイルを選んでください。`,
  tooMany: ({ max }) => `${number(max)} ファイルまでです。先に 1 つ削除してください。`,
  duplicate: 'このファイルはすでに追加されています。',
  empty: 'このファイルは空です。別のファイルを選んでください。',
  remove: ({ name }) => `${name} を削除`,
  added: ({ count }) => `${number(count)} ファイルを追加しました`,
  removed: ({ name }) => `${name} を削除しました`,
  uploading: ({ name }) => `${name} をアップロード中`,
  uploaded: 'アップロード済み',
  files: 'ファイル',
  image: '画像',
  audio: '音声',
  folder: 'これはフォルダーです。中のファイルをドロップしてください。',
  video: '動画',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'データなし',
  scale: '目盛り',
  cell: ({ row, column, value }) => `${row}、${column}：${value}`,
  highest: ({ cell }) => `最大：${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) => plural(count, { other: `カード ${number(count)} 枚` }),
  limit: ({ count, limit }) => `${number(count)}/${number(limit)}`,
  overLimit: ({ limit }) => `カードが上限の ${number(limit)} 枚を超えています`,
  empty: 'カードなし',
  noColumns: 'まだ列がありません',
  cardMenu: ({ card }) => `「${card}」のオプション`,
  moveTo: '移動先',
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  instructions:
    'スペースキーでカードを持ち上げ、矢印キーで動かし、スペースキーで置きます。Esc で取り消します。',
  lifted: ({ card, column, count, position }) =>
    `「${card}」を持ち上げました。${column}、${number(count)} 件中 ${number(position)} 番目。`,
  over: ({ column, count, position }) =>
    `${column}、${number(count)} 件中 ${number(position)} 番目`,
  dropped: ({ card, column, count, position }) =>
    `「${card}」を置きました。${column}、${number(count)} 件中 ${number(position)} 番目。`,
  canceled: ({ card }) => `「${card}」を元の場所に戻しました。`,
  showMore: ({ count }) => `さらに ${number(count)} 件を表示`,
};

export const messageList: MessageListLabels = {
  label: 'メッセージ',
  empty: 'まだメッセージはありません',
  unread: ({ count }) => plural(count, { other: `新着メッセージ ${number(count)} 件` }),
  toNewest: '最新のメッセージへ移動',
  earlier: '以前のメッセージを表示',
  announced: ({ author, text }) => `${author}：${text}`,
  user: 'あなた',
  assistant: 'アシスタント',
  system: 'システム',
  sending: '送信中',
  failed: '送信できませんでした',
};

export const numberField: NumberFieldLabels = {
  increase: '増やす',
  decrease: '減らす',
};

export const pagination: PaginationLabels = {
  label: 'ページ',
  previous: '前のページ',
  next: '次のページ',
  page: ({ page }) => `${number(page)} ページ`,
  range: ({ total, first, last }) => `${number(total)} 件中 ${number(first)}–${number(last)} 件`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `パスワードの強度：${select(level, { weak: '弱い', fair: '普通', good: '良い', strong: '強い', other: 'とても弱い' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'おすすめ',
  current: '現在のプラン',
  included: '含まれます：',
  notIncluded: '含まれません：',
};

export const price: PriceLabels = {
  free: '無料',
  was: '旧価格：',
  none: '価格情報なし',
  per: ({ period }) =>
    select(period, {
      day: '1 日あたり',
      week: '1 週間あたり',
      month: '1 か月あたり',
      other: '1 年あたり',
    }),
};

export const rating: RatingLabels = {
  value: ({ max, value }) => `${max} 点中 ${value} 点`,
  none: '未評価',
};

export const runTimeline: RunTimelineLabels = {
  label: 'ステップ',
  empty: 'まだステップはありません',
  pending: '未開始',
  running: '実行中',
  completed: '完了',
  failed: '失敗',
  skipped: 'スキップ',
  starts: ({ time }) => `${time} に開始`,
};

export const splitter: SplitterLabels = {
  collapsed: '折りたたみ',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `${amount} 増${select(meaning, { better: '、改善', worse: '、悪化', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `${amount} 減${select(meaning, { better: '、改善', worse: '、悪化', other: '' })}`,
  unchanged: '変化なし',
  none: 'データなし',
};

export const stepper: StepperLabels = {
  label: 'ステップ',
  done: '完了',
  error: '要確認',
};

export const tagInput: TagInputLabels = {
  hint: 'Enter キーまたはカンマでタグを追加します。矢印キーでタグに移動し、Backspace キーで削除します。',
  remove: ({ tag }) => `「${tag}」を削除`,
  added: ({ count, tag }) =>
    plural(count, {
      '=1': `「${tag}」を追加しました`,
      other: `${number(count)} 件のタグを追加しました`,
    }),
  removed: ({ tag }) => `「${tag}」を削除しました`,
  duplicate: ({ tag }) => `「${tag}」はすでに追加されています。`,
  full: ({ max }) => `タグは ${number(max)} 件までです。追加するには 1 件削除してください。`,
  count: ({ count, max }) => `${number(count)} / ${number(max)}`,
  suggestions: '候補',
};

export const timeline: TimelineLabels = {
  empty: 'まだ何も起きていません',
  details: '詳細',
  showMore: ({ count }) => `さらに ${number(count)} 件を表示`,
  active: '進行中',
  success: '完了',
  warning: '警告',
  danger: 'エラー',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: '待機中',
  running: '実行中',
  completed: '完了',
  failed: '失敗',
  arguments: '引数',
  result: '結果',
  error: 'エラー',
};

export const tree: TreeLabels = {
  failed: '読み込めませんでした。再試行',
  loadFailed: ({ node }) => `「${node}」を読み込めませんでした`,
  loaded: ({ node, count }) => `${node}：${plural(count, { other: `${number(count)} 件` })}`,
  empty: 'まだ何もありません',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'もっと見る',
  less: '折りたたむ',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} / ${limit}`,
  unlimited: ({ used }) => `${used}、上限なし`,
  unknown: '使用量は不明です',
  share: ({ share }) => `${share} 使用済み`,
  left: ({ amount }) => `残り ${amount}`,
  reached: '上限に達しました',
  over: ({ amount }) => `上限を ${amount} 超過`,
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
