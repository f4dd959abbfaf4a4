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

const { number, plural, select } = /* @__PURE__ */ formatting('fr-FR');

export const alert: AlertLabels = {
  info: 'Information',
  success: 'Succès',
  warning: 'Avertissement',
  danger: 'Erreur',
};

export const banner: BannerLabels = {
  label: 'Annonce',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu de commandes',
  placeholder: 'Rechercher ou aller à',
  recent: 'Récents',
  found: 'Résultats',
  results: ({ count }) =>
    `${plural(count, { one: `${number(count)} résultat`, many: `${number(count)} de résultats`, other: `${number(count)} résultats` })}`,
  limited: ({ shown, total }) =>
    `Les ${number(shown)} premiers sur ${number(total)}. Saisissez-en plus pour affiner.`,
};

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} sur ${number(total)}`,
};

export const price: PriceLabels = {
  free: 'Gratuit',
  was: 'Ancien prix :',
  none: 'Prix non disponible',
  per: ({ period }) =>
    `${select(period, { day: `par jour`, week: `par semaine`, month: `par mois`, other: `par an` })}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Réduit',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Hausse de ${amount}${select(meaning, { better: `, une amélioration`, worse: `, une dégradation`, other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Baisse de ${amount}${select(meaning, { better: `, une amélioration`, worse: `, une dégradation`, other: '' })}`,
  unchanged: 'Aucun changement',
  none: 'Aucune donnée',
};

export const stepper: StepperLabels = {
  label: 'Étapes',
  done: 'Terminé',
  error: 'À vérifier',
};

export const timeline: TimelineLabels = {
  empty: 'Rien ne s’est encore passé',
  details: 'Détails',
  showMore: ({ count }) => `Afficher ${number(count)} de plus`,
  active: 'En cours',
  success: 'Terminé',
  warning: 'Avertissement',
  danger: 'Erreur',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Afficher plus',
  less: 'Afficher moins',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} sur ${limit}`,
  unlimited: ({ used }) => `${used}, sans limite`,
  unknown: 'Consommation inconnue',
  share: ({ share }) => `${share} utilisés`,
  left: ({ amount }) => `Reste : ${amount}`,
  reached: 'Limite atteinte',
  over: ({ amount }) => `${amount} au-delà de la limite`,
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
