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

const { number, plural, select } = /* @__PURE__ */ formatting('de-DE');

export const alert: AlertLabels = {
  info: 'Information',
  success: 'Erfolg',
  warning: 'Warnung',
  danger: 'Fehler',
};

export const banner: BannerLabels = {
  label: 'Mitteilung',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Befehlsmenü',
  placeholder: 'Suchen oder springen zu',
  recent: 'Zuletzt verwendet',
  found: 'Ergebnisse',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} Ergebnis`, other: `${number(count)} Ergebnisse` })}`,
  limited: ({ shown, total }) =>
    `Die ersten ${number(shown)} von ${number(total)}. Weitertippen grenzt die Auswahl ein.`,
};

export const pagination: PaginationLabels = {
  label: 'Seiten',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: ({ page }) => `Seite ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} von ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Kostenlos',
  was: 'Alter Preis:',
  none: 'Preis nicht verfügbar',
  per: ({ period }) =>
    `${select(period, { day: `pro Tag`, week: `pro Woche`, month: `pro Monat`, other: `pro Jahr` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Eingeklappt',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Zunahme um ${amount}${select(meaning, { better: `, eine Verbesserung`, worse: `, eine Verschlechterung`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Abnahme um ${amount}${select(meaning, { better: `, eine Verbesserung`, worse: `, eine Verschlechterung`, other: '' })}`,
  unchanged: 'Unverändert',
  none: 'Keine Daten',
};

export const stepper: StepperLabels = {
  label: 'Schritte',
  done: 'Erledigt',
  error: 'Handlungsbedarf',
};

export const timeline: TimelineLabels = {
  empty: 'Noch ist nichts passiert',
  details: 'Details',
  showMore: ({ count }) => `${number(count)} weitere anzeigen`,
  active: 'In Arbeit',
  success: 'Erledigt',
  warning: 'Warnung',
  danger: 'Fehler',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} von ${limit}`,
  unlimited: ({ used }) => `${used}, unbegrenzt`,
  unknown: 'Nutzung unbekannt',
  share: ({ share }) => `${share} genutzt`,
  left: ({ amount }) => `Noch ${amount} übrig`,
  reached: 'Limit erreicht',
  over: ({ amount }) => `${amount} über dem Limit`,
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
