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

const { number, plural, select } = /* @__PURE__ */ formatting('it-IT');

export const alert: AlertLabels = {
  info: 'Informazione',
  success: 'Operazione riuscita',
  warning: 'Avviso',
  danger: 'Errore',
};

export const banner: BannerLabels = {
  label: 'Annuncio',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu dei comandi',
  placeholder: 'Cerca o vai a',
  recent: 'Recenti',
  found: 'Risultati',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} risultato`, many: `${number(count)} di risultati`, other: `${number(count)} risultati` })}`,
  limited: ({ shown, total }) =>
    `I primi ${number(shown)} di ${number(total)}. Continua a digitare per restringere.`,
};

export const pagination: PaginationLabels = {
  label: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: ({ page }) => `Pagina ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} di ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Gratis',
  was: 'Prezzo precedente:',
  none: 'Prezzo non disponibile',
  per: ({ period }) =>
    `${select(period, { day: `al giorno`, week: `a settimana`, month: `al mese`, other: `all’anno` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Compresso',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento di ${amount}${select(meaning, { better: `, un miglioramento`, worse: `, un peggioramento`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Diminuzione di ${amount}${select(meaning, { better: `, un miglioramento`, worse: `, un peggioramento`, other: '' })}`,
  unchanged: 'Nessuna variazione',
  none: 'Nessun dato',
};

export const stepper: StepperLabels = {
  label: 'Passaggi',
  done: 'Completato',
  error: 'Richiede attenzione',
};

export const timeline: TimelineLabels = {
  empty: 'Non è ancora successo nulla',
  details: 'Dettagli',
  showMore: ({ count }) => `Mostra ancora ${number(count)}`,
  active: 'In corso',
  success: 'Completato',
  warning: 'Avviso',
  danger: 'Errore',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Mostra altro',
  less: 'Mostra meno',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} di ${limit}`,
  unlimited: ({ used }) => `${used}, senza limiti`,
  unknown: 'Consumo non noto',
  share: ({ share }) => `${share} utilizzato`,
  left: ({ amount }) => `Rimanenti: ${amount}`,
  reached: 'Limite raggiunto',
  over: ({ amount }) => `${amount} oltre il limite`,
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
