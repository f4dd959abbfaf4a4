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

const { number, plural, select } = /* @__PURE__ */ formatting('ja-JP');

export const alert: AlertLabels = {
  info: 'お知らせ',
  success: '完了',
  warning: '警告',
  danger: 'エラー',
};

export const banner: BannerLabels = {
  label: 'お知らせ',
};

export const commandMenu: CommandMenuLabels = {
  label: 'コマンドメニュー',
  placeholder: '検索または移動',
  recent: '最近使った項目',
  found: '検索結果',
  results: ({ count }) => `${plural(count, { other: `${number(count)} 件の結果` })}`,
  limited: ({ total, shown }) =>
    `${number(total)} 件中、最初の ${number(shown)} 件を表示しています。さらに入力すると絞り込めます。`,
};

export const pagination: PaginationLabels = {
  label: 'ページ',
  previous: '前のページ',
  next: '次のページ',
  page: ({ page }) => `${number(page)} ページ`,
  range: ({ total, first, last }) => `${number(total)} 件中 ${number(first)}–${number(last)} 件`,
};

export const price: PriceLabels = {
  free: '無料',
  was: '旧価格：',
  none: '価格情報なし',
  per: ({ period }) =>
    `${select(period, { day: `1 日あたり`, week: `1 週間あたり`, month: `1 か月あたり`, other: `1 年あたり` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: '折りたたみ',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `${amount} 増${select(meaning, { better: `、改善`, worse: `、悪化`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `${amount} 減${select(meaning, { better: `、改善`, worse: `、悪化`, other: '' })}`,
  unchanged: '変化なし',
  none: 'データなし',
};

export const stepper: StepperLabels = {
  label: 'ステップ',
  done: '完了',
  error: '要確認',
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
