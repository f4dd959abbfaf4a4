// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type {
  AlertLabels,
  BannerLabels,
  CommandMenuLabels,
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

const { number, plural, select } = /* @__PURE__ */ formatting('ar-u-nu-latn');

export const alert: AlertLabels = {
  info: 'معلومة',
  success: 'نجاح',
  warning: 'تحذير',
  danger: 'خطأ',
};

export const banner: BannerLabels = {
  label: 'إعلان',
};

export const commandMenu: CommandMenuLabels = {
  label: 'قائمة الأوامر',
  placeholder: 'ابحث أو انتقل إلى',
  recent: 'الأحدث',
  found: 'النتائج',
  results: ({ count }) =>
    `${plural(count, { zero: `لا نتائج`, one: `نتيجة واحدة`, two: `نتيجتان`, few: `${number(count)} نتائج`, many: `${number(count)} نتيجة`, other: `${number(count)} نتيجة` })}`,
  limited: ({ shown, total }) =>
    `أول ${number(shown)} من ${number(total)}. اكتب المزيد لتضييق البحث.`,
};

export const pagination: PaginationLabels = {
  label: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: ({ page }) => `الصفحة ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} من ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'مجاني',
  was: 'السعر السابق:',
  none: 'السعر غير متاح',
  per: ({ period }) =>
    `${select(period, { day: `في اليوم`, week: `في الأسبوع`, month: `في الشهر`, other: `في السنة` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'مطوي',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `زيادة بمقدار ${amount}${select(meaning, { better: `، تحسّن`, worse: `، تراجع`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `انخفاض بمقدار ${amount}${select(meaning, { better: `، تحسّن`, worse: `، تراجع`, other: '' })}`,
  unchanged: 'لا تغيير',
  none: 'لا توجد بيانات',
};

export const stepper: StepperLabels = {
  label: 'الخطوات',
  done: 'مكتمل',
  error: 'يحتاج إلى انتباه',
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
  alert,
  banner,
  commandMenu,
  pagination,
  price,
  splitter,
  stat,
  stepper,
  timeline,
  truncatedText,
  usageBar,
};
