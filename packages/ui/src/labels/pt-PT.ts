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

const { number, plural, select } = /* @__PURE__ */ formatting('pt-PT');

export const alert: AlertLabels = {
  info: 'Informação',
  success: 'Sucesso',
  warning: 'Aviso',
  danger: 'Erro',
};

export const banner: BannerLabels = {
  label: 'Comunicado',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu de comandos',
  placeholder: 'Pesquisar ou ir para',
  recent: 'Recentes',
  found: 'Resultados',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} resultado`, many: `${number(count)} de resultados`, other: `${number(count)} resultados` })}`,
  limited: ({ shown, total }) =>
    `Os primeiros ${number(shown)} de ${number(total)}. Escreva mais para refinar.`,
};

export const pagination: PaginationLabels = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página seguinte',
  page: ({ page }) => `Página ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Grátis',
  was: 'Preço anterior:',
  none: 'Preço indisponível',
  per: ({ period }) =>
    `${select(period, { day: `por dia`, week: `por semana`, month: `por mês`, other: `por ano` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Recolhido',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento de ${amount}${select(meaning, { better: `, uma melhoria`, worse: `, um agravamento`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Descida de ${amount}${select(meaning, { better: `, uma melhoria`, worse: `, um agravamento`, other: '' })}`,
  unchanged: 'Sem alteração',
  none: 'Sem dados',
};

export const stepper: StepperLabels = {
  label: 'Passos',
  done: 'Concluído',
  error: 'Requer atenção',
};

export const timeline: TimelineLabels = {
  empty: 'Ainda não aconteceu nada',
  details: 'Detalhes',
  showMore: ({ count }) => `Mostrar mais ${number(count)}`,
  active: 'Em curso',
  success: 'Concluído',
  warning: 'Aviso',
  danger: 'Erro',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Mostrar mais',
  less: 'Mostrar menos',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} de ${limit}`,
  unlimited: ({ used }) => `${used}, sem limite`,
  unknown: 'Utilização desconhecida',
  share: ({ share }) => `${share} utilizados`,
  left: ({ amount }) => `Restam ${amount}`,
  reached: 'Limite atingido',
  over: ({ amount }) => `${amount} acima do limite`,
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
