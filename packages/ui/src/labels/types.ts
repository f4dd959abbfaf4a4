// Written by `npm run labels` from the `components` catalogues; do not edit.

export interface AlertLabels {
  /** Information */
  info: string;
  /** Success */
  success: string;
  /** Warning */
  warning: string;
  /** Error */
  danger: string;
}

export interface BannerLabels {
  /** Announcement */
  label: string;
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
  alert: AlertLabels;
  banner: BannerLabels;
  commandMenu: CommandMenuLabels;
  pagination: PaginationLabels;
  price: PriceLabels;
  splitter: SplitterLabels;
  stat: StatLabels;
  stepper: StepperLabels;
  timeline: TimelineLabels;
  truncatedText: TruncatedTextLabels;
  usageBar: UsageBarLabels;
}
