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

const { number, plural, select } = /* @__PURE__ */ formatting('zh-CN');

export const alert: AlertLabels = {
  info: '信息',
  success: '成功',
  warning: '警告',
  danger: '错误',
};

export const banner: BannerLabels = {
  label: '公告',
};

export const commandMenu: CommandMenuLabels = {
  label: '命令菜单',
  placeholder: '搜索或跳转',
  recent: '最近使用',
  found: '结果',
  results: ({ count }) => `${plural(count, { other: `${number(count)} 个结果` })}`,
  limited: ({ shown, total }) =>
    `显示前 ${number(shown)} 项，共 ${number(total)} 项。继续输入以缩小范围。`,
};

export const pagination: PaginationLabels = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: ({ page }) => `第 ${number(page)} 页`,
  range: ({ first, last, total }) =>
    `第 ${number(first)}–${number(last)} 项，共 ${number(total)} 项`,
};

export const price: PriceLabels = {
  free: '免费',
  was: '原价：',
  none: '暂无价格',
  per: ({ period }) =>
    `${select(period, { day: `每天`, week: `每周`, month: `每月`, other: `每年` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: '已收起',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `增加 ${amount}${select(meaning, { better: `，有所改善`, worse: `，有所恶化`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `减少 ${amount}${select(meaning, { better: `，有所改善`, worse: `，有所恶化`, other: '' })}`,
  unchanged: '无变化',
  none: '无数据',
};

export const stepper: StepperLabels = {
  label: '步骤',
  done: '已完成',
  error: '需要处理',
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
