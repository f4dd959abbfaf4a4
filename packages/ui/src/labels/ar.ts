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

const { number, plural, select } = /* @__PURE__ */ formatting('ar-u-nu-latn');

export const agentGraph: AgentGraphLabels = {
  overview: 'نظرة عامة',
  across: 'الموضع الأفقي',
  down: 'الموضع الرأسي',
  arranging: ({ agents }) =>
    `${plural(agents, { zero: 'لا وكلاء لترتيبهم', one: 'جارٍ ترتيب وكيل واحد', two: 'جارٍ ترتيب وكيلين', few: `جارٍ ترتيب ${number(agents)} وكلاء`, many: `جارٍ ترتيب ${number(agents)} وكيلًا`, other: `جارٍ ترتيب ${number(agents)} وكيل` })}…`,
  meta: 'وكيل أعلى',
  coordinator: 'منسّق',
  processor: 'معالج',
  executor: 'منفّذ',
  active: 'نشط',
  inactive: 'غير مفعّل',
  learning: 'يتعلّم',
  processing: 'قيد المعالجة',
  waiting: 'في الانتظار',
  completed: 'اكتمل',
  failed: 'فشل',
  data: 'بيانات',
  feedback: 'ملاحظات',
  control: 'تحكم',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة العرض',
  empty: 'لا توجد بيانات للعرض',
  unnamed: ({ n }) => `الوكيل ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { zero: 'لا وكلاء', one: 'وكيل واحد', two: 'وكيلان', few: `${number(agents)} وكلاء`, many: `${number(agents)} وكيلًا`, other: `${number(agents)} وكيل` })}، ${plural(coordinators, { zero: 'لا منسّقين', one: 'منسّق واحد', two: 'منسّقان', few: `${number(coordinators)} منسّقين`, many: `${number(coordinators)} منسّقًا`, other: `${number(coordinators)} منسّق` })}، ${plural(atWork, { zero: 'لا أحد يعمل الآن', one: 'واحد يعمل الآن', two: 'اثنان يعملان الآن', few: `${number(atWork)} يعملون الآن`, many: `${number(atWork)} يعملون الآن`, other: `${number(atWork)} يعملون الآن` })}.`,
  keys: 'استخدم مفاتيح الأسهم للتنقل عبر الروابط، وEnter للتحديد، وزائد وناقص للتكبير والتصغير، و0 لملاءمة العرض.',
  contribution: 'المساهمة',
  messages: 'الرسائل',
  tasks: 'المهام',
  lastActive: 'آخر نشاط',
  expertise: 'الخبرة',
  accuracy: 'الدقة',
  knowledgeDepth: 'عمق المعرفة',
  collaborationStrength: 'التعاون',
  reasoningQuality: 'الاستدلال',
  agent: 'الوكيل',
  status: 'الحالة',
  sendsTo: 'يرسل إلى',
  none: '–',
  pair: ({ first, second }) => `${first}، ${second}`,
};

export const alert: AlertLabels = {
  info: 'معلومة:',
  success: 'نجاح:',
  warning: 'تحذير:',
  danger: 'خطأ:',
};

export const banner: BannerLabels = {
  label: 'إعلان',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'عرض المسار كاملًا',
};

export const chart: ChartLabels = {
  view: 'العرض',
  chart: 'رسم بياني',
  table: 'جدول',
  empty: 'لا توجد بيانات بعد',
  failed: 'لم يتم تحميل الرسم البياني',
  keys: 'تتنقل مفاتيح الأسهم بين القيم، ويبدّل Page Up وPage Down بين السلاسل.',
  none: '–',
  noValue: 'بلا قيمة',
  other: 'أخرى',
  series: ({ n }) => `السلسلة ${number(n)}`,
  unnamed: ({ n }) => `العنصر ${number(n)}`,
  name: 'الاسم',
  category: 'الفئة',
  date: 'التاريخ',
  position: 'الموضع',
  value: 'القيمة',
  low: ({ name }) => `${name}، الحد الأدنى`,
  high: ({ name }) => `${name}، الحد الأعلى`,
  total: 'المجموع',
  share: 'الحصة',
  from: 'من',
  to: 'إلى',
  start: 'البداية',
  duration: 'المدة',
  level: 'المستوى',
  partOf: 'جزء من',
  leadsTo: 'يؤدي إلى',
  comesFrom: 'يأتي من',
  interval: ({ low, high }) => `من ${low} إلى ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}، المستوى ${number(level)}`,
  branches: ({ count }) =>
    plural(count, {
      zero: 'بلا فروع',
      one: 'فرع واحد',
      two: 'فرعان',
      few: `${number(count)} فروع`,
      many: `${number(count)} فرعًا`,
      other: `${number(count)} فرع`,
    }),
  points: ({ count }) =>
    plural(count, {
      zero: 'لا نقاط',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: `${number(count)} نقاط`,
      many: `${number(count)} نقطة`,
      other: `${number(count)} نقطة`,
    }),
  shown: ({ shown, count }) => `رُسم ${number(shown)} من ${number(count)}، والجدول يضمها كلها.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name}: ارتفاع من ${first} إلى ${last}`, down: `${name}: انخفاض من ${first} إلى ${last}`, other: `${name}: استقرار عند نحو ${last}` })}؛ الأعلى ${high} (${highAt})، والأدنى ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `قيمة واحدة: ${high} (${highAt}).`,
      zero: 'لا قيم.',
      one: `قيمة واحدة: ${high} (${highAt}).`,
      two: `قيمتان: الأعلى ${high} (${highAt})، والأدنى ${low} (${lowAt}).`,
      few: `${number(count)} قيم: الأعلى ${high} (${highAt})، والأدنى ${low} (${lowAt}).`,
      many: `${number(count)} قيمة: الأعلى ${high} (${highAt})، والأدنى ${low} (${lowAt}).`,
      other: `${number(count)} قيمة: الأعلى ${high} (${highAt})، والأدنى ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `المجموع ${total}؛ الأكبر ${name}، ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { zero: 'لا خطوات', one: `خطوة واحدة في ${total}`, two: `خطوتان في ${total}`, few: `${number(count)} خطوات في ${total}`, many: `${number(count)} خطوة في ${total}`, other: `${number(count)} خطوة في ${total}` })}؛ أطولها ${name}، ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { zero: 'لا تدفقات', one: 'تدفق واحد', two: 'تدفقان', few: `${number(count)} تدفقات`, many: `${number(count)} تدفقًا`, other: `${number(count)} تدفق` })}؛ أكبرها من ${from} إلى ${to}، ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { zero: 'لا عناصر', one: 'عنصر واحد', two: 'عنصران', few: `${number(count)} عناصر`, many: `${number(count)} عنصرًا`, other: `${number(count)} عنصر` })} على ${plural(levels, { zero: 'لا مستويات', one: 'مستوى واحد', two: 'مستويين', few: `${number(levels)} مستويات`, many: `${number(levels)} مستوى`, other: `${number(levels)} مستوى` })}، بدءًا من ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { zero: 'لا خطوات', one: 'خطوة واحدة', two: 'خطوتان', few: `${number(nodes)} خطوات`, many: `${number(nodes)} خطوة`, other: `${number(nodes)} خطوة` })} و${plural(links, { zero: 'لا روابط', one: 'رابط واحد', two: 'رابطان', few: `${number(links)} روابط`, many: `${number(links)} رابطًا`, other: `${number(links)} رابط` })}، على ${plural(levels, { zero: 'لا مستويات', one: 'مستوى واحد', two: 'مستويين', few: `${number(levels)} مستويات`, many: `${number(levels)} مستوى`, other: `${number(levels)} مستوى` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: `${number(count)} نقاط`, many: `${number(count)} نقطة`, other: `${number(count)} نقطة` })}؛ ${select(trend, { up: `كلما ارتفع ${x} ارتفع ${y}`, down: `كلما ارتفع ${x} انخفض ${y}`, other: `لا علاقة واضحة بين ${x} و${y}` })}.`,
  pair: ({ first, second }) => `${first}، ${second}`,
  flow: ({ from, to }) => `من ${from} إلى ${to}`,
  outgoing: 'الصادر',
  incoming: 'الوارد',
  linkKeys:
    'تتبع مفاتيح الأسهم الروابط وتتنقل بين الخطوات المتجاورة، ويبدّل Page Up وPage Down بين المستويات.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `${number(count)} أخرى`,
  status: 'الحالة',
  details: 'التفاصيل',
  treeKeys:
    'يتنقل السهمان لأعلى ولأسفل بين الفروع؛ والسهم المبتعد عن الجذر يفتح الفرع، والآخر يغلقه أو يعود. ويفتح Enter ويغلق.',
  mapKeys: 'تتنقل مفاتيح الأسهم على الخريطة، ويتنقل Page Up وPage Down بحسب القيمة.',
  fromRows: 'من (الصفوف)',
  toColumns: 'إلى (الأعمدة)',
  matrixKeys: 'تبيّن الصفوف المصدر وتبيّن الأعمدة الوجهة. تتنقل مفاتيح الأسهم بين الخلايا.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'الشيفرة',
  named: ({ language }) => `شيفرة ${language}`,
  copy: 'نسخ الشيفرة',
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ؛ حدّد النص بدلًا من ذلك',
  wrap: 'التفاف الأسطر',
};

export const commandMenu: CommandMenuLabels = {
  label: 'قائمة الأوامر',
  placeholder: 'ابحث أو انتقل إلى',
  recent: 'الأحدث',
  found: 'النتائج',
  results: ({ count }) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${number(count)} نتائج`,
      many: `${number(count)} نتيجة`,
      other: `${number(count)} نتيجة`,
    }),
  limited: ({ shown, total }) =>
    `أول ${number(shown)} من ${number(total)}. اكتب المزيد لتضييق البحث.`,
};

export const dataTable: DataTableLabels = {
  search: 'بحث',
  selectAll: 'تحديد كل الصفوف',
  selectRow: ({ row }) => `تحديد ${row}`,
  selected: ({ count }) =>
    plural(count, {
      zero: 'لم يُحدَّد شيء',
      one: 'حُدِّد صف واحد',
      two: 'حُدِّد صفان',
      few: `حُدِّدت ${number(count)} صفوف`,
      many: `حُدِّد ${number(count)} صفًا`,
      other: `حُدِّد ${number(count)} صف`,
    }),
  clearSelection: 'إلغاء التحديد',
  rows: ({ count }) =>
    plural(count, {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: `${number(count)} صفوف`,
      many: `${number(count)} صفًا`,
      other: `${number(count)} صف`,
    }),
  printed: ({ shown, total }) => `أول ${number(shown)} من أصل ${number(total)} من الصفوف`,
  columns: 'الأعمدة',
  resetColumns: 'إعادة ضبط الأعمدة',
  columnMenu: ({ column }) => `${column}: خيارات`,
  sortAscending: 'ترتيب تصاعدي',
  sortDescending: 'ترتيب تنازلي',
  clearSorting: 'إزالة الترتيب',
  filter: 'تصفية…',
  filterBy: ({ column }) => `تصفية حسب ${column}`,
  contains: 'يحتوي على',
  minimum: 'على الأقل',
  maximum: 'على الأكثر',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `إزالة التصفية ${filter}`,
  clearFilters: 'مسح البحث والتصفية',
  pinStart: 'تثبيت في البداية',
  pinEnd: 'تثبيت في النهاية',
  unpin: 'إلغاء التثبيت',
  moveBack: 'نقل نحو البداية',
  moveForward: 'نقل نحو النهاية',
  moveColumnBack: ({ column }) => `نقل ${column} نحو البداية`,
  moveColumnForward: ({ column }) => `نقل ${column} نحو النهاية`,
  hide: 'إخفاء العمود',
  resize: 'تغيير عرض العمود',
  width: ({ column }) => `عرض ${column}`,
  pixels: ({ width }) => `${number(width)} بكسل`,
  actions: 'الإجراءات',
  rowActions: ({ row }) => `إجراءات ${row}`,
  sortedAscending: ({ column }) => `مرتّب حسب ${column} تصاعديًا`,
  sortedDescending: ({ column }) => `مرتّب حسب ${column} تنازليًا`,
  unsorted: 'دون ترتيب',
  empty: 'لا شيء هنا بعد',
  noMatch: 'لا صفوف مطابقة',
  noMatchHint: 'غيّر البحث أو التصفية لعرض المزيد.',
  failed: 'تعذّر تحميل الصفوف',
  yes: 'نعم',
  no: 'لا',
};

export const datePicker: DatePickerLabels = {
  open: 'فتح التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  month: 'الشهر',
  year: 'السنة',
  dayLetters: 'يوم',
  monthLetters: 'شهر',
  yearLetters: 'سنة',
  format: ({ format }) => `الصيغة: ${format}`,
  invalid: ({ format }) => `أدخل تاريخًا بالصيغة ${format}.`,
  tooEarly: ({ date }) => `اختر ${date} أو تاريخًا بعده.`,
  tooLate: ({ date }) => `اختر ${date} أو تاريخًا قبله.`,
  unavailable: ({ date }) => `${date} غير متاح. اختر تاريخًا آخر.`,
  today: 'اليوم',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'تاريخ البداية',
  end: 'تاريخ النهاية',
  chooseStart: 'اختر تاريخ البداية',
  chooseEnd: ({ date }) => `من ${date}: اختر تاريخ النهاية`,
  chosen: ({ range, days }) =>
    `${range}، ${plural(days, { zero: `${number(days)} يوم`, one: 'يوم واحد', two: 'يومان', few: `${number(days)} أيام`, many: `${number(days)} يومًا`, other: `${number(days)} يوم` })}`,
  presets: 'فترات مقترحة',
};

export const diffView: DiffViewLabels = {
  label: 'التغييرات',
  oldLine: 'السطر القديم',
  newLine: 'السطر الجديد',
  text: 'النص',
  before: 'قبل',
  after: 'بعد',
  added: 'مضاف',
  removed: 'محذوف',
  additions: ({ count }) =>
    plural(count, {
      zero: 'لا أسطر مضافة',
      one: 'سطر واحد مضاف',
      two: 'سطران مضافان',
      few: `${number(count)} أسطر مضافة`,
      many: `${number(count)} سطرًا مضافًا`,
      other: `${number(count)} سطر مضاف`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      zero: 'لا أسطر محذوفة',
      one: 'سطر واحد محذوف',
      two: 'سطران محذوفان',
      few: `${number(count)} أسطر محذوفة`,
      many: `${number(count)} سطرًا محذوفًا`,
      other: `${number(count)} سطر محذوف`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      zero: 'لا أسطر لعرضها',
      one: 'عرض سطر واحد دون تغيير',
      two: 'عرض سطرين دون تغيير',
      few: `عرض ${number(count)} أسطر دون تغيير`,
      many: `عرض ${number(count)} سطرًا دون تغيير`,
      other: `عرض ${number(count)} سطر دون تغيير`,
    }),
  same: 'لا فروق',
};

export const fileUpload: FileUploadLabels = {
  drop: 'أفلت الملفات هنا أو',
  choose: 'اخترها من جهازك',
  types: ({ types }) => `الأنواع المسموح بها: ${types}`,
  maxSize: ({ size }) => `حتى ${size} لكل ملف`,
  maxFiles: ({ max }) =>
    plural(max, {
      zero: 'لا ملفات',
      one: 'ملف واحد',
      two: 'ملفان كحد أقصى',
      few: `${number(max)} ملفات كحد أقصى`,
      many: `${number(max)} ملفًا كحد أقصى`,
      other: `${number(max)} ملف كحد أقصى`,
    }),
  wrongType: ({ types }) => `هذا النوع غير مسموح به. اختر ${types}.`,
  tooLarge: ({ size, max }) => `الحجم ${size} كبير جدًا. اختر ملفًا لا يتجاوز ${max}.`,
  tooMany: ({ max }) =>
    plural(max, {
      zero: 'لا مكان لملفات.',
      one: 'يتسع لملف واحد فقط. أزله أولًا.',
      two: 'يتسع لملفين فقط. أزل أحدهما أولًا.',
      few: `يتسع لـ ${number(max)} ملفات فقط. أزل ملفًا أولًا.`,
      many: `يتسع لـ ${number(max)} ملفًا فقط. أزل ملفًا أولًا.`,
      other: `يتسع لـ ${number(max)} ملف فقط. أزل ملفًا أولًا.`,
    }),
  duplicate: 'هذا الملف موجود في القائمة بالفعل.',
  empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
  remove: ({ name }) => `إزالة ${name}`,
  added: ({ count }) =>
    plural(count, {
      zero: 'لم يُضف أي ملف',
      one: 'أُضيف ملف واحد',
      two: 'أُضيف ملفان',
      few: `أُضيفت ${number(count)} ملفات`,
      many: `أُضيف ${number(count)} ملفًا`,
      other: `أُضيف ${number(count)} ملف`,
    }),
  removed: ({ name }) => `أُزيل ${name}`,
  uploading: ({ name }) => `جارٍ رفع ${name}`,
  uploaded: 'تم الرفع',
  files: 'الملفات',
  image: 'صور',
  audio: 'صوت',
  folder: 'هذا مجلد. أفلِت الملفات التي بداخله بدلًا منه.',
  video: 'فيديو',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'لا توجد بيانات',
  scale: 'المقياس',
  cell: ({ row, column, value }) => `${row}، ${column}: ${value}`,
  highest: ({ cell }) => `الأعلى: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, {
      zero: 'لا بطاقات',
      one: 'بطاقة واحدة',
      two: 'بطاقتان',
      few: `${number(count)} بطاقات`,
      many: `${number(count)} بطاقة`,
      other: `${number(count)} بطاقة`,
    }),
  limit: ({ count, limit }) => `${number(count)} من ${number(limit)}`,
  overLimit: ({ limit }) => `البطاقات أكثر من الحد ${number(limit)}`,
  empty: 'لا بطاقات',
  noColumns: 'لا أعمدة بعد',
  cardMenu: ({ card }) => `خيارات ${card}`,
  moveTo: 'نقل إلى',
  moveUp: 'نقل لأعلى',
  moveDown: 'نقل لأسفل',
  instructions: 'اضغط المسافة لرفع البطاقة، والأسهم لتحريكها، والمسافة لوضعها، وEscape للإلغاء.',
  lifted: ({ card, column, position, count }) =>
    `رُفعت ${card}. ${column}، الموضع ${number(position)} من ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}، الموضع ${number(position)} من ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `وُضعت ${card}. ${column}، الموضع ${number(position)} من ${number(count)}.`,
  canceled: ({ card }) => `عادت ${card} إلى مكانها.`,
  showMore: ({ count }) => `عرض ${number(count)} أخرى`,
};

export const messageList: MessageListLabels = {
  label: 'الرسائل',
  empty: 'لا رسائل بعد',
  unread: ({ count }) =>
    plural(count, {
      zero: 'لا رسائل جديدة',
      one: 'رسالة جديدة واحدة',
      two: 'رسالتان جديدتان',
      few: `${number(count)} رسائل جديدة`,
      many: `${number(count)} رسالة جديدة`,
      other: `${number(count)} رسالة جديدة`,
    }),
  toNewest: 'الانتقال إلى أحدث رسالة',
  earlier: 'عرض الرسائل السابقة',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'أنت',
  assistant: 'المساعد',
  system: 'النظام',
  sending: 'جارٍ الإرسال',
  failed: 'لم تُرسل',
};

export const numberField: NumberFieldLabels = {
  increase: 'زيادة',
  decrease: 'إنقاص',
};

export const pagination: PaginationLabels = {
  label: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: ({ page }) => `الصفحة ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} من ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `قوة كلمة المرور: ${select(level, { weak: 'ضعيفة', fair: 'متوسطة', good: 'جيدة', strong: 'قوية', other: 'ضعيفة جدًا' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'موصى به',
  current: 'الخطة الحالية',
  included: 'مشمول:',
  notIncluded: 'غير مشمول:',
};

export const price: PriceLabels = {
  free: 'مجاني',
  was: 'السعر السابق:',
  none: 'السعر غير متاح',
  per: ({ period }) =>
    select(period, { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', other: 'في السنة' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} من ${max}`,
  none: 'بلا تقييم',
};

export const runTimeline: RunTimelineLabels = {
  label: 'الخطوات',
  empty: 'لا خطوات بعد',
  pending: 'لم تبدأ',
  running: 'قيد التشغيل',
  completed: 'تمت',
  failed: 'فشلت',
  skipped: 'تم تخطيها',
  starts: ({ time }) => `تبدأ عند ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'مطوي',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `زيادة بمقدار ${amount}${select(meaning, { better: '، تحسّن', worse: '، تراجع', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `انخفاض بمقدار ${amount}${select(meaning, { better: '، تحسّن', worse: '، تراجع', other: '' })}`,
  unchanged: 'لا تغيير',
  none: 'لا توجد بيانات',
};

export const stepper: StepperLabels = {
  label: 'الخطوات',
  done: 'مكتمل',
  error: 'يحتاج إلى انتباه',
};

export const tagInput: TagInputLabels = {
  hint: 'يضيف مفتاح الإدخال أو الفاصلة وسمًا. تنقلك مفاتيح الأسهم إلى الوسوم، ويحذف مفتاح المسح وسمًا.',
  remove: ({ tag }) => `إزالة ${tag}`,
  added: ({ count, tag }) =>
    plural(count, {
      zero: 'لم يُضف أي وسم',
      one: `أُضيف ${tag}`,
      two: 'أُضيف وسمان',
      few: `أُضيفت ${number(count)} وسوم`,
      many: `أُضيف ${number(count)} وسمًا`,
      other: `أُضيف ${number(count)} وسم`,
    }),
  removed: ({ tag }) => `أُزيل ${tag}`,
  duplicate: ({ tag }) => `${tag} موجود في القائمة بالفعل.`,
  full: ({ max }) =>
    plural(max, {
      zero: 'لا يمكن إضافة وسوم.',
      one: 'الحد الأقصى وسم واحد. أزله لإضافة آخر.',
      two: 'الحد الأقصى وسمان. أزل أحدهما لإضافة آخر.',
      few: `الحد الأقصى ${number(max)} وسوم. أزل وسمًا لإضافة آخر.`,
      many: `الحد الأقصى ${number(max)} وسمًا. أزل وسمًا لإضافة آخر.`,
      other: `الحد الأقصى ${number(max)} وسم. أزل وسمًا لإضافة آخر.`,
    }),
  count: ({ count, max }) => `${number(count)} من ${number(max)}`,
  suggestions: 'اقتراحات',
};

export const timeline: TimelineLabels = {
  empty: 'لم يحدث شيء بعد',
  details: 'التفاصيل',
  showMore: ({ count }) => `عرض المزيد (${number(count)})`,
  active: 'قيد التنفيذ',
  success: 'تم',
  warning: 'تحذير',
  danger: 'خطأ',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'قيد الانتظار',
  running: 'قيد التشغيل',
  completed: 'تم',
  failed: 'فشل',
  arguments: 'الوسائط',
  result: 'النتيجة',
  error: 'خطأ',
};

export const tree: TreeLabels = {
  failed: 'تعذّر التحميل. أعد المحاولة',
  loadFailed: ({ node }) => `تعذّر تحميل ${node}`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { zero: 'لا عناصر', one: 'عنصر واحد', two: 'عنصران', few: `${number(count)} عناصر`, many: `${number(count)} عنصرًا`, other: `${number(count)} عنصر` })}`,
  empty: 'لا شيء هنا بعد',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'عرض المزيد',
  less: 'عرض أقل',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} من ${limit}`,
  unlimited: ({ used }) => `${used}، بلا حد`,
  unknown: 'الاستخدام غير معروف',
  share: ({ share }) => `استُخدم ${share}`,
  left: ({ amount }) => `المتبقي: ${amount}`,
  reached: 'تم بلوغ الحد',
  over: ({ amount }) => `تجاوز الحد بمقدار ${amount}`,
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
