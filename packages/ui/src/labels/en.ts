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

const { number, plural, select } = /* @__PURE__ */ formatting('en-US');

export const alert: AlertLabels = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
};

export const banner: BannerLabels = {
  label: 'Announcement',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Command menu',
  placeholder: 'Search or jump to',
  recent: 'Recent',
  found: 'Results',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} result`, other: `${number(count)} results` })}`,
  limited: ({ shown, total }) =>
    `The first ${number(shown)} of ${number(total)}. Type more to narrow it down.`,
};

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} of ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Free',
  was: 'Old price:',
  none: 'Price not available',
  per: ({ period }) =>
    `${select(period, { day: `per day`, week: `per week`, month: `per month`, other: `per year` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Collapsed',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Increase of ${amount}${select(meaning, { better: `, an improvement`, worse: `, a decline`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Decrease of ${amount}${select(meaning, { better: `, an improvement`, worse: `, a decline`, other: '' })}`,
  unchanged: 'No change',
  none: 'No data',
};

export const stepper: StepperLabels = {
  label: 'Steps',
  done: 'Done',
  error: 'Needs attention',
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
