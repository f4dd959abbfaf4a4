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

const { number, plural, select } = /* @__PURE__ */ formatting('ko-KR');

export const agentGraph: AgentGraphLabels = {
  overview: '전체 보기',
  across: '가로 위치',
  down: '세로 위치',
  arranging: ({ agents }) => `에이전트 ${number(agents)}개를 배치하는 중…`,
  meta: '메타',
  coordinator: '코디네이터',
  processor: '프로세서',
  executor: '실행자',
  active: '활성',
  inactive: '비활성',
  learning: '학습 중',
  processing: '처리 중',
  waiting: '대기 중',
  completed: '완료',
  failed: '실패',
  data: '데이터',
  feedback: '피드백',
  control: '제어',
  zoomIn: '확대',
  zoomOut: '축소',
  fit: '화면에 맞추기',
  empty: '시각화할 데이터 없음',
  unnamed: ({ n }) => `에이전트 ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `에이전트 ${number(agents)}개, 코디네이터 ${number(coordinators)}개, 작업 중 ${number(atWork)}개.`,
  keys: '화살표 키로 연결을 따라 이동하고, Enter 키로 선택하고, 더하기와 빼기 키로 확대·축소하고, 0 키로 화면에 맞춥니다.',
  contribution: '기여도',
  messages: '메시지',
  tasks: '작업',
  lastActive: '최근 활동',
  expertise: '전문 분야',
  accuracy: '정확도',
  knowledgeDepth: '지식 깊이',
  collaborationStrength: '협업 능력',
  reasoningQuality: '추론 품질',
  agent: '에이전트',
  status: '상태',
  sendsTo: '보내는 대상',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: '안내:',
  success: '성공:',
  warning: '경고:',
  danger: '오류:',
};

export const banner: BannerLabels = {
  label: '공지',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: '전체 경로 표시',
};

export const chart: ChartLabels = {
  view: '보기',
  chart: '차트',
  table: '표',
  empty: '아직 데이터가 없습니다',
  failed: '차트를 불러오지 못했습니다',
  keys: '화살표 키로 값을 이동하고 Page Up과 Page Down으로 계열을 바꿉니다.',
  none: '–',
  noValue: '값 없음',
  other: '기타',
  series: ({ n }) => `계열 ${number(n)}`,
  unnamed: ({ n }) => `항목 ${number(n)}`,
  name: '이름',
  category: '범주',
  date: '날짜',
  position: '위치',
  value: '값',
  low: ({ name }) => `${name} 하한`,
  high: ({ name }) => `${name} 상한`,
  total: '합계',
  share: '비율',
  from: '출발',
  to: '도착',
  start: '시작',
  duration: '소요 시간',
  level: '단계',
  partOf: '상위 항목',
  leadsTo: '다음 항목',
  comesFrom: '이전 항목',
  interval: ({ low, high }) => `${low}~${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, ${number(level)}단계`,
  branches: ({ count }) => plural(count, { other: `가지 ${number(count)}개` }),
  points: ({ count }) => plural(count, { other: `점 ${number(count)}개` }),
  shown: ({ count, shown }) =>
    `${number(count)}개 중 ${number(shown)}개를 그렸습니다. 전체는 표에 있습니다.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} 값이 ${first}에서 ${last}(으)로 증가`, down: `${name} 값이 ${first}에서 ${last}(으)로 감소`, other: `${name} 값이 약 ${last} 유지` })}. 최고 ${high}(${highAt}), 최저 ${low}(${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `값 1개: ${high}(${highAt}).`,
      other: `값 ${number(count)}개: 최고 ${high}(${highAt}), 최저 ${low}(${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `합계 ${total}. 가장 큰 항목은 ${name}, ${value}(${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { other: `${number(count)}단계, 총 ${total}` })}. 가장 긴 단계는 ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { other: `흐름 ${number(count)}개` })}. 가장 큰 흐름은 ${from} → ${to}, ${value}.`,
  tree: ({ name, levels, count }) =>
    `${name}에서 시작하는 ${plural(levels, { other: `${number(levels)}단계` })}, ${plural(count, { other: `항목 ${number(count)}개` })}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { other: `${number(nodes)}단계` })}, ${plural(links, { other: `연결 ${number(links)}개` })}, ${plural(levels, { other: `${number(levels)}층` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { other: `점 ${number(count)}개` })}. ${select(trend, { up: `${x} 값이 높을수록 ${y} 값도 높음`, down: `${x} 값이 높을수록 ${y} 값은 낮음`, other: `${x} 및 ${y} 사이에 뚜렷한 관계 없음` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `${from} → ${to}`,
  outgoing: '유출',
  incoming: '유입',
  linkKeys:
    '화살표 키로 연결을 따라가고 같은 단계의 항목을 이동하며, Page Up과 Page Down으로 단계를 바꿉니다.',
  linked: ({ name, link }) => `${name}(${link})`,
  more: ({ count }) => `외 ${number(count)}개`,
  status: '상태',
  details: '세부 정보',
  treeKeys:
    '위아래 화살표로 가지를 이동하고, 뿌리에서 멀어지는 화살표로 펼치고 반대 화살표로 접거나 돌아갑니다. Enter로 펼치고 접습니다.',
  mapKeys: '화살표 키로 지도를 이동하고 Page Up과 Page Down으로 값 순서대로 이동합니다.',
  fromRows: '출발(행)',
  toColumns: '도착(열)',
  matrixKeys: '행은 출발, 열은 도착입니다. 화살표 키로 셀을 이동합니다.',
};

export const codeBlock: CodeBlockLabels = {
  label: '코드',
  named: ({ language }) => `${language} 코드`,
  copy: '코드 복사',
  copied: '복사됨',
  failed: '복사가 차단되었습니다. 텍스트를 직접 선택하세요',
  wrap: '줄 바꿈',
};

export const commandMenu: CommandMenuLabels = {
  label: '명령 메뉴',
  placeholder: '검색 또는 이동',
  recent: '최근 항목',
  found: '결과',
  results: ({ count }) => plural(count, { other: `결과 ${number(count)}개` }),
  limited: ({ total, shown }) =>
    `${number(total)}개 중 처음 ${number(shown)}개입니다. 더 입력하면 범위가 좁혀집니다.`,
};

export const dataTable: DataTableLabels = {
  search: '검색',
  selectAll: '모든 행 선택',
  selectRow: ({ row }) => `${row} 선택`,
  selected: ({ count }) => plural(count, { other: `${number(count)}개 선택됨` }),
  clearSelection: '선택 해제',
  rows: ({ count }) => plural(count, { other: `${number(count)}개 행` }),
  printed: ({ total, shown }) => `전체 ${number(total)}개 행 중 처음 ${number(shown)}개`,
  columns: '열',
  resetColumns: '열 초기화',
  columnMenu: ({ column }) => `${column}: 옵션`,
  sortAscending: '오름차순 정렬',
  sortDescending: '내림차순 정렬',
  clearSorting: '정렬 해제',
  filter: '필터…',
  filterBy: ({ column }) => `${column} 필터`,
  contains: '포함',
  minimum: '이상',
  maximum: '이하',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `${filter} 필터 제거`,
  clearFilters: '검색 및 필터 지우기',
  pinStart: '앞쪽에 고정',
  pinEnd: '뒤쪽에 고정',
  unpin: '고정 해제',
  moveBack: '앞으로 이동',
  moveForward: '뒤로 이동',
  moveColumnBack: ({ column }) => `${column} 앞으로 이동`,
  moveColumnForward: ({ column }) => `${column} 뒤로 이동`,
  hide: '열 숨기기',
  resize: '열 너비 조정',
  width: ({ column }) => `${column} 너비`,
  pixels: ({ width }) => `${number(width)}픽셀`,
  actions: '작업',
  rowActions: ({ row }) => `${row} 작업`,
  sortedAscending: ({ column }) => `${column} 기준 오름차순으로 정렬됨`,
  sortedDescending: ({ column }) => `${column} 기준 내림차순으로 정렬됨`,
  unsorted: '정렬되지 않음',
  empty: '아직 내용이 없습니다',
  noMatch: '일치하는 행이 없습니다',
  noMatchHint: '검색이나 필터를 변경하면 더 볼 수 있습니다.',
  failed: '행을 불러오지 못했습니다',
  yes: '예',
  no: '아니요',
};

export const datePicker: DatePickerLabels = {
  open: '달력 열기',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  month: '월',
  year: '연도',
  dayLetters: '일',
  monthLetters: '월',
  yearLetters: '년',
  format: ({ format }) => `형식: ${format}`,
  invalid: ({ format }) => `날짜를 ${format} 형식으로 입력하세요.`,
  tooEarly: ({ date }) => `${date} 이후 날짜를 선택하세요.`,
  tooLate: ({ date }) => `${date} 이전 날짜를 선택하세요.`,
  unavailable: ({ date }) => `${date}은(는) 선택할 수 없습니다. 다른 날짜를 선택하세요.`,
  today: '오늘',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: '시작일',
  end: '종료일',
  chooseStart: '시작일 선택',
  chooseEnd: ({ date }) => `${date}부터: 종료일 선택`,
  chosen: ({ range, days }) => `${range}, ${number(days)}일`,
  presets: '자주 쓰는 기간',
};

export const diffView: DiffViewLabels = {
  label: '변경 사항',
  oldLine: '이전 줄',
  newLine: '새 줄',
  text: '텍스트',
  before: '이전',
  after: '이후',
  added: '추가됨',
  removed: '삭제됨',
  additions: ({ count }) => plural(count, { other: `${number(count)}줄 추가` }),
  deletions: ({ count }) => plural(count, { other: `${number(count)}줄 삭제` }),
  unchanged: ({ count }) => plural(count, { other: `변경 없는 ${number(count)}줄 표시` }),
  same: '차이 없음',
};

export const fileUpload: FileUploadLabels = {
  drop: '여기에 파일을 놓거나',
  choose: '기기에서 선택',
  types: ({ types }) => `허용 형식: ${types}`,
  maxSize: ({ size }) => `파일당 최대 ${size}`,
  maxFiles: ({ max }) => `최대 ${number(max)}개`,
  wrongType: ({ types }) => `허용되지 않는 형식입니다. ${types}을(를) 선택하세요.`,
  tooLarge: ({ size, max }) => `${size}은(는) 너무 큽니다. ${max} 이하의 파일을 선택하세요.`,
  tooMany: ({ max }) => `파일은 최대 ${number(max)}개입니다. 먼저 하나를 제거하세요.`,
  duplicate: '이미 목록에 있는 파일입니다.',
  empty: '빈 파일입니다. 다른 파일을 선택하세요.',
  remove: ({ name }) => `${name} 제거`,
  added: ({ count }) => `파일 ${number(count)}개 추가됨`,
  removed: ({ name }) => `${name} 제거됨`,
  uploading: ({ name }) => `${name} 업로드 중`,
  uploaded: '업로드됨',
  files: '파일',
  image: '이미지',
  audio: '오디오',
  folder: '폴더입니다. 폴더 안의 파일을 끌어다 놓으세요.',
  video: '동영상',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: '데이터 없음',
  scale: '눈금',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `최고: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) => plural(count, { other: `카드 ${number(count)}개` }),
  limit: ({ count, limit }) => `${number(count)}/${number(limit)}`,
  overLimit: ({ limit }) => `카드가 제한 ${number(limit)}개를 넘었습니다`,
  empty: '카드 없음',
  noColumns: '아직 열이 없습니다',
  cardMenu: ({ card }) => `${card} 옵션`,
  moveTo: '이동할 곳',
  moveUp: '위로 이동',
  moveDown: '아래로 이동',
  instructions:
    '스페이스바로 카드를 들고 화살표 키로 옮긴 뒤 스페이스바로 놓습니다. 취소하려면 Esc를 누릅니다.',
  lifted: ({ card, column, count, position }) =>
    `${card}을(를) 들었습니다. ${column}, ${number(count)}개 중 ${number(position)}번째.`,
  over: ({ column, count, position }) => `${column}, ${number(count)}개 중 ${number(position)}번째`,
  dropped: ({ card, column, count, position }) =>
    `${card}을(를) 놓았습니다. ${column}, ${number(count)}개 중 ${number(position)}번째.`,
  canceled: ({ card }) => `${card}이(가) 제자리로 돌아갔습니다.`,
  showMore: ({ count }) => `${number(count)}개 더 보기`,
};

export const messageList: MessageListLabels = {
  label: '메시지',
  empty: '아직 메시지가 없습니다',
  unread: ({ count }) => plural(count, { other: `새 메시지 ${number(count)}개` }),
  toNewest: '최신 메시지로 이동',
  earlier: '이전 메시지 보기',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: '나',
  assistant: '어시스턴트',
  system: '시스템',
  sending: '보내는 중',
  failed: '전송 실패',
};

export const numberField: NumberFieldLabels = {
  increase: '늘리기',
  decrease: '줄이기',
};

export const pagination: PaginationLabels = {
  label: '페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  page: ({ page }) => `${number(page)}페이지`,
  range: ({ total, first, last }) => `전체 ${number(total)}개 중 ${number(first)}–${number(last)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `비밀번호 강도: ${select(level, { weak: '약함', fair: '보통', good: '좋음', strong: '강함', other: '매우 약함' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: '추천',
  current: '현재 요금제',
  included: '포함:',
  notIncluded: '미포함:',
};

export const price: PriceLabels = {
  free: '무료',
  was: '이전 가격:',
  none: '가격 정보 없음',
  per: ({ period }) => select(period, { day: '일당', week: '주당', month: '월', other: '연' }),
};

export const rating: RatingLabels = {
  value: ({ max, value }) => `${max}점 중 ${value}점`,
  none: '평가 없음',
};

export const runTimeline: RunTimelineLabels = {
  label: '단계',
  empty: '아직 단계가 없습니다',
  pending: '시작 전',
  running: '실행 중',
  completed: '완료',
  failed: '실패',
  skipped: '건너뜀',
  starts: ({ time }) => `${time}에 시작`,
};

export const splitter: SplitterLabels = {
  collapsed: '접힘',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `${amount} 증가${select(meaning, { better: ', 개선됨', worse: ', 악화됨', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `${amount} 감소${select(meaning, { better: ', 개선됨', worse: ', 악화됨', other: '' })}`,
  unchanged: '변화 없음',
  none: '데이터 없음',
};

export const stepper: StepperLabels = {
  label: '단계',
  done: '완료',
  error: '확인 필요',
};

export const tagInput: TagInputLabels = {
  hint: 'Enter 키나 쉼표로 태그를 추가합니다. 화살표 키로 태그로 이동하고 백스페이스 키로 삭제합니다.',
  remove: ({ tag }) => `${tag} 제거`,
  added: ({ count, tag }) =>
    plural(count, { '=1': `${tag} 추가됨`, other: `태그 ${number(count)}개 추가됨` }),
  removed: ({ tag }) => `${tag} 제거됨`,
  duplicate: ({ tag }) => `${tag}은(는) 이미 목록에 있습니다.`,
  full: ({ max }) => `태그는 최대 ${number(max)}개입니다. 추가하려면 하나를 제거하세요.`,
  count: ({ count, max }) => `${number(count)} / ${number(max)}`,
  suggestions: '추천',
};

export const timeline: TimelineLabels = {
  empty: '아직 활동이 없습니다',
  details: '세부정보',
  showMore: ({ count }) => `${number(count)}개 더 보기`,
  active: '진행 중',
  success: '완료',
  warning: '경고',
  danger: '오류',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: '대기 중',
  running: '실행 중',
  completed: '완료',
  failed: '실패',
  arguments: '인수',
  result: '결과',
  error: '오류',
};

export const tree: TreeLabels = {
  failed: '불러오지 못했습니다. 다시 시도',
  loadFailed: ({ node }) => `${node}을(를) 불러오지 못했습니다`,
  loaded: ({ node, count }) => `${node}: ${plural(count, { other: `항목 ${number(count)}개` })}`,
  empty: '아직 내용이 없습니다',
};

export const truncatedText: TruncatedTextLabels = {
  more: '더 보기',
  less: '접기',
};

export const usageBar: UsageBarLabels = {
  of: ({ limit, used }) => `${limit} 중 ${used}`,
  unlimited: ({ used }) => `${used}, 한도 없음`,
  unknown: '사용량을 알 수 없음',
  share: ({ share }) => `${share} 사용`,
  left: ({ amount }) => `${amount} 남음`,
  reached: '한도에 도달함',
  over: ({ amount }) => `한도를 ${amount} 초과`,
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
