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

const { number, plural, select } = /* @__PURE__ */ formatting('es-ES');

export const alert: AlertLabels = {
  info: 'Información',
  success: 'Correcto',
  warning: 'Advertencia',
  danger: 'Error',
};

export const banner: BannerLabels = {
  label: 'Aviso',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menú de comandos',
  placeholder: 'Buscar o ir a',
  recent: 'Recientes',
  found: 'Resultados',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} resultado`, many: `${number(count)} de resultados`, other: `${number(count)} resultados` })}`,
  limited: ({ shown, total }) =>
    `Los primeros ${number(shown)} de ${number(total)}. Escribe más para acotar.`,
};

export const pagination: PaginationLabels = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: ({ page }) => `Página ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Gratis',
  was: 'Precio anterior:',
  none: 'Precio no disponible',
  per: ({ period }) =>
    `${select(period, { day: `al día`, week: `a la semana`, month: `al mes`, other: `al año` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Contraído',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento de ${amount}${select(meaning, { better: `, una mejora`, worse: `, un empeoramiento`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Disminución de ${amount}${select(meaning, { better: `, una mejora`, worse: `, un empeoramiento`, other: '' })}`,
  unchanged: 'Sin cambios',
  none: 'Sin datos',
};

export const stepper: StepperLabels = {
  label: 'Pasos',
  done: 'Hecho',
  error: 'Requiere atención',
};

export const timeline: TimelineLabels = {
  empty: 'Aún no ha ocurrido nada',
  details: 'Detalles',
  showMore: ({ count }) => `Mostrar ${number(count)} más`,
  active: 'En curso',
  success: 'Hecho',
  warning: 'Advertencia',
  danger: 'Error',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Mostrar más',
  less: 'Mostrar menos',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} de ${limit}`,
  unlimited: ({ used }) => `${used}, sin límite`,
  unknown: 'Consumo desconocido',
  share: ({ share }) => `${share} usado`,
  left: ({ amount }) => `Quedan ${amount}`,
  reached: 'Límite alcanzado',
  over: ({ amount }) => `${amount} por encima del límite`,
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
