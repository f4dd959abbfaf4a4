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

const { number, plural, select } = /* @__PURE__ */ formatting('ko-KR');

export const alert: AlertLabels = {
  info: '안내',
  success: '성공',
  warning: '경고',
  danger: '오류',
};

export const banner: BannerLabels = {
  label: '공지',
};

export const commandMenu: CommandMenuLabels = {
  label: '명령 메뉴',
  placeholder: '검색 또는 이동',
  recent: '최근 항목',
  found: '결과',
  results: ({ count }) => `${plural(count, { other: `결과 ${number(count)}개` })}`,
  limited: ({ total, shown }) =>
    `${number(total)}개 중 처음 ${number(shown)}개입니다. 더 입력하면 범위가 좁혀집니다.`,
};

export const pagination: PaginationLabels = {
  label: '페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  page: ({ page }) => `${number(page)}페이지`,
  range: ({ total, first, last }) => `전체 ${number(total)}개 중 ${number(first)}–${number(last)}`,
};

export const price: PriceLabels = {
  free: '무료',
  was: '이전 가격:',
  none: '가격 정보 없음',
  per: ({ period }) => `${select(period, { day: `일당`, week: `주당`, month: `월`, other: `연` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: '접힘',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `${amount} 증가${select(meaning, { better: `, 개선됨`, worse: `, 악화됨`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `${amount} 감소${select(meaning, { better: `, 개선됨`, worse: `, 악화됨`, other: '' })}`,
  unchanged: '변화 없음',
  none: '데이터 없음',
};

export const stepper: StepperLabels = {
  label: '단계',
  done: '완료',
  error: '확인 필요',
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
