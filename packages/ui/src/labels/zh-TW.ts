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

const { number, plural, select } = /* @__PURE__ */ formatting('zh-TW');

export const alert: AlertLabels = {
  info: '資訊',
  success: '成功',
  warning: '警告',
  danger: '錯誤',
};

export const banner: BannerLabels = {
  label: '公告',
};

export const commandMenu: CommandMenuLabels = {
  label: '指令選單',
  placeholder: '搜尋或前往',
  recent: '最近使用',
  found: '結果',
  results: ({ count }) => `${plural(count, { other: `${number(count)} 個結果` })}`,
  limited: ({ shown, total }) =>
    `顯示前 ${number(shown)} 項，共 ${number(total)} 項。繼續輸入以縮小範圍。`,
};

export const pagination: PaginationLabels = {
  label: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: ({ page }) => `第 ${number(page)} 頁`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 項，共 ${number(total)} 項`,
};

export const price: PriceLabels = {
  free: '免費',
  was: '原價：',
  none: '暫無價格',
  per: ({ period }) =>
    `${select(period, { day: `每天`, week: `每週`, month: `每月`, other: `每年` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: '已收合',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `增加 ${amount}${select(meaning, { better: `，有所改善`, worse: `，有所惡化`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `減少 ${amount}${select(meaning, { better: `，有所改善`, worse: `，有所惡化`, other: '' })}`,
  unchanged: '無變化',
  none: '無資料',
};

export const stepper: StepperLabels = {
  label: '步驟',
  done: '已完成',
  error: '需要處理',
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
