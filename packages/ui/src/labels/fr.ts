// Written by `npm run labels` from the `components` catalogues; do not edit.
import { formatting } from './formatting.js';
import type {
  AgentGraphLabels,
  AlertLabels,
  BannerLabels,
  BreadcrumbLabels,
  ChartLabels,
  CodeBlockLabels,
  CommandMenuLabels,
  DataTableLabels,
  DatePickerLabels,
  DateRangePickerLabels,
  DiffViewLabels,
  FileUploadLabels,
  HeatMapGridLabels,
  KanbanBoardLabels,
  MessageListLabels,
  NumberFieldLabels,
  PaginationLabels,
  PasswordFieldLabels,
  PlanCardLabels,
  PriceLabels,
  RatingLabels,
  RunTimelineLabels,
  SplitterLabels,
  StatLabels,
  StepperLabels,
  TagInputLabels,
  TimelineLabels,
  ToolCallCardLabels,
  TreeLabels,
  TruncatedTextLabels,
  UsageBarLabels,
  ComponentLabels,
} from './types.js';

const { number, plural, select } = /* @__PURE__ */ formatting('fr-FR');

export const agentGraph: AgentGraphLabels = {
  overview: 'Vue d’ensemble',
  across: 'Position horizontale',
  down: 'Position verticale',
  arranging: ({ agents }) =>
    `Disposition de ${plural(agents, { one: `${number(agents)} agent`, many: `${number(agents)} d’agents`, other: `${number(agents)} agents` })}…`,
  meta: 'Méta',
  coordinator: 'Coordinateur',
  processor: 'Processeur',
  executor: 'Exécutant',
  active: 'Actif',
  inactive: 'Inactif',
  learning: 'En apprentissage',
  processing: 'En traitement',
  waiting: 'En attente',
  completed: 'Terminé',
  failed: 'Échec',
  data: 'données',
  feedback: 'retour',
  control: 'contrôle',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fit: 'Ajuster à la vue',
  empty: 'Aucune donnée à visualiser',
  unnamed: ({ n }) => `Agent ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} agent`, many: `${number(agents)} d’agents`, other: `${number(agents)} agents` })}, ${plural(coordinators, { one: `${number(coordinators)} coordinateur`, many: `${number(coordinators)} de coordinateurs`, other: `${number(coordinators)} coordinateurs` })}, ${plural(atWork, { one: `${number(atWork)} au travail`, many: `${number(atWork)} au travail`, other: `${number(atWork)} au travail` })}.`,
  keys: 'Les flèches suivent les liens, Entrée sélectionne, plus et moins font varier le zoom, 0 ajuste la vue.',
  contribution: 'Contribution',
  messages: 'Messages',
  tasks: 'Tâches',
  lastActive: 'Dernière activité',
  expertise: 'Expertise',
  accuracy: 'Exactitude',
  knowledgeDepth: 'Profondeur des connaissances',
  collaborationStrength: 'Collaboration',
  reasoningQuality: 'Raisonnement',
  agent: 'Agent',
  status: 'Statut',
  sendsTo: 'Envoie à',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: 'Information :',
  success: 'Succès :',
  warning: 'Avertissement :',
  danger: 'Erreur :',
};

export const banner: BannerLabels = {
  label: 'Annonce',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Afficher le chemin complet',
};

export const chart: ChartLabels = {
  view: 'Affichage',
  chart: 'Graphique',
  table: 'Tableau',
  empty: 'Pas encore de données',
  failed: 'Le graphique ne s’est pas chargé',
  keys: 'Les touches fléchées parcourent les valeurs ; Page précédente et Page suivante changent de série.',
  none: '–',
  noValue: 'aucune valeur',
  other: 'Autres',
  series: ({ n }) => `Série ${number(n)}`,
  unnamed: ({ n }) => `Élément ${number(n)}`,
  name: 'Nom',
  category: 'Catégorie',
  date: 'Date',
  position: 'Position',
  value: 'Valeur',
  low: ({ name }) => `${name}, minimum`,
  high: ({ name }) => `${name}, maximum`,
  total: 'Total',
  share: 'Part',
  from: 'De',
  to: 'Vers',
  start: 'Début',
  duration: 'Durée',
  level: 'Niveau',
  partOf: 'Fait partie de',
  leadsTo: 'Mène à',
  comesFrom: 'Vient de',
  interval: ({ low, high }) => `${low} à ${high}`,
  point: ({ name, value }) => `${name} : ${value}`,
  place: ({ name, level }) => `${name}, niveau ${number(level)}`,
  branches: ({ count }) =>
    plural(count, {
      one: `${number(count)} branche`,
      many: `${number(count)} branches`,
      other: `${number(count)} branches`,
    }),
  points: ({ count }) =>
    plural(count, {
      one: `${number(count)} point`,
      many: `${number(count)} points`,
      other: `${number(count)} points`,
    }),
  shown: ({ shown, count }) =>
    `${number(shown)} sur ${number(count)} affichés ; le tableau les contient tous.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} est passé de ${first} à ${last}, en hausse`, down: `${name} est passé de ${first} à ${last}, en baisse`, other: `${name} est resté autour de ${last}` })} ; maximum ${high} (${highAt}), minimum ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `Une valeur : ${high} (${highAt}).`,
      one: `${number(count)} valeur : maximum ${high} (${highAt}), minimum ${low} (${lowAt}).`,
      many: `${number(count)} valeurs : maximum ${high} (${highAt}), minimum ${low} (${lowAt}).`,
      other: `${number(count)} valeurs : maximum ${high} (${highAt}), minimum ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `${total} au total ; le plus grand est ${name}, ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} étape en ${total}`, many: `${number(count)} étapes en ${total}`, other: `${number(count)} étapes en ${total}` })} ; la plus longue est ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} flux`, many: `${number(count)} flux`, other: `${number(count)} flux` })} ; le plus grand va de ${from} à ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} élément`, many: `${number(count)} éléments`, other: `${number(count)} éléments` })} sur ${plural(levels, { one: `${number(levels)} niveau`, many: `${number(levels)} niveaux`, other: `${number(levels)} niveaux` })}, à partir de ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} étape`, many: `${number(nodes)} étapes`, other: `${number(nodes)} étapes` })} et ${plural(links, { one: `${number(links)} lien`, many: `${number(links)} liens`, other: `${number(links)} liens` })}, sur ${plural(levels, { one: `${number(levels)} niveau`, many: `${number(levels)} niveaux`, other: `${number(levels)} niveaux` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} point`, many: `${number(count)} points`, other: `${number(count)} points` })} ; ${select(trend, { up: `quand ${x} augmente, ${y} augmente`, down: `quand ${x} augmente, ${y} diminue`, other: `pas de relation nette entre ${x} et ${y}` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `${from} vers ${to}`,
  outgoing: 'Sortant',
  incoming: 'Entrant',
  linkKeys:
    'Les touches fléchées suivent les liens et parcourent les étapes voisines ; Page précédente et Page suivante changent de niveau.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `${number(count)} de plus`,
  status: 'État',
  details: 'Détails',
  treeKeys:
    'Les flèches haut et bas parcourent les branches ; la flèche qui s’éloigne de la racine ouvre, l’autre ferme ou revient. Entrée ouvre et ferme.',
  mapKeys:
    'Les touches fléchées parcourent la carte ; Page précédente et Page suivante suivent l’ordre des valeurs.',
  fromRows: 'De (lignes)',
  toColumns: 'Vers (colonnes)',
  matrixKeys:
    'Les lignes indiquent l’origine, les colonnes la destination. Les touches fléchées parcourent les cellules.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'Code',
  named: ({ language }) => `Code ${language}`,
  copy: 'Copier le code',
  copied: 'Copié',
  failed: 'La copie a été bloquée ; sélectionnez le texte',
  wrap: 'Renvoyer à la ligne',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu de commandes',
  placeholder: 'Rechercher ou aller à',
  recent: 'Récents',
  found: 'Résultats',
  results: ({ count }) =>
    plural(count, {
      one: `${number(count)} résultat`,
      many: `${number(count)} de résultats`,
      other: `${number(count)} résultats`,
    }),
  limited: ({ shown, total }) =>
    `Les ${number(shown)} premiers sur ${number(total)}. Saisissez-en plus pour affiner.`,
};

export const dataTable: DataTableLabels = {
  search: 'Rechercher',
  selectAll: 'Sélectionner toutes les lignes',
  selectRow: ({ row }) => `Sélectionner ${row}`,
  selected: ({ count }) =>
    plural(count, {
      one: `${number(count)} sélectionnée`,
      many: `${number(count)} sélectionnées`,
      other: `${number(count)} sélectionnées`,
    }),
  clearSelection: 'Effacer la sélection',
  rows: ({ count }) =>
    plural(count, {
      one: `${number(count)} ligne`,
      many: `${number(count)} lignes`,
      other: `${number(count)} lignes`,
    }),
  printed: ({ shown, total }) => `Les ${number(shown)} premières lignes sur ${number(total)}`,
  columns: 'Colonnes',
  resetColumns: 'Réinitialiser les colonnes',
  columnMenu: ({ column }) => `${column} : options`,
  sortAscending: 'Tri croissant',
  sortDescending: 'Tri décroissant',
  clearSorting: 'Supprimer le tri',
  filter: 'Filtrer…',
  filterBy: ({ column }) => `Filtrer par ${column}`,
  contains: 'Contient',
  minimum: 'Au moins',
  maximum: 'Au plus',
  filterChip: ({ column, value }) => `${column} : ${value}`,
  removeFilter: ({ filter }) => `Supprimer le filtre ${filter}`,
  clearFilters: 'Effacer la recherche et les filtres',
  pinStart: 'Épingler au début',
  pinEnd: 'Épingler à la fin',
  unpin: 'Détacher',
  moveBack: 'Déplacer vers le début',
  moveForward: 'Déplacer vers la fin',
  moveColumnBack: ({ column }) => `Déplacer ${column} vers le début`,
  moveColumnForward: ({ column }) => `Déplacer ${column} vers la fin`,
  hide: 'Masquer la colonne',
  resize: 'Redimensionner la colonne',
  width: ({ column }) => `Largeur de ${column}`,
  pixels: ({ width }) => `${number(width)} pixels`,
  actions: 'Actions',
  rowActions: ({ row }) => `Actions pour ${row}`,
  sortedAscending: ({ column }) => `Trié par ${column}, ordre croissant`,
  sortedDescending: ({ column }) => `Trié par ${column}, ordre décroissant`,
  unsorted: 'Non trié',
  empty: 'Rien pour l’instant',
  noMatch: 'Aucune ligne ne correspond',
  noMatchHint: 'Modifiez la recherche ou les filtres pour en voir plus.',
  failed: 'Les lignes n’ont pas été chargées',
  yes: 'Oui',
  no: 'Non',
};

export const datePicker: DatePickerLabels = {
  open: 'Ouvrir le calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  dayLetters: 'jj',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  format: ({ format }) => `Format : ${format}`,
  invalid: ({ format }) => `Saisissez une date au format ${format}.`,
  tooEarly: ({ date }) => `Choisissez le ${date} ou une date ultérieure.`,
  tooLate: ({ date }) => `Choisissez le ${date} ou une date antérieure.`,
  unavailable: ({ date }) => `Le ${date} n’est pas disponible. Choisissez une autre date.`,
  today: 'Aujourd’hui',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Date de début',
  end: 'Date de fin',
  chooseStart: 'Choisissez la date de début',
  chooseEnd: ({ date }) => `À partir du ${date} : choisissez la date de fin`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} jour`, many: `${number(days)} jours`, other: `${number(days)} jours` })}`,
  presets: 'Périodes suggérées',
};

export const diffView: DiffViewLabels = {
  label: 'Modifications',
  oldLine: 'Ancienne ligne',
  newLine: 'Nouvelle ligne',
  text: 'Texte',
  before: 'Avant',
  after: 'Après',
  added: 'Ajouté',
  removed: 'Supprimé',
  additions: ({ count }) =>
    plural(count, {
      one: `${number(count)} ligne ajoutée`,
      many: `${number(count)} lignes ajoutées`,
      other: `${number(count)} lignes ajoutées`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} ligne supprimée`,
      many: `${number(count)} lignes supprimées`,
      other: `${number(count)} lignes supprimées`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `Afficher ${number(count)} ligne inchangée`,
      many: `Afficher ${number(count)} lignes inchangées`,
      other: `Afficher ${number(count)} lignes inchangées`,
    }),
  same: 'Aucune différence',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Déposez des fichiers ici ou',
  choose: 'choisissez sur votre appareil',
  types: ({ types }) => `Formats acceptés : ${types}`,
  maxSize: ({ size }) => `${size} maximum par fichier`,
  maxFiles: ({ max }) =>
    plural(max, {
      one: `${number(max)} fichier`,
      many: `${number(max)} fichiers au maximum`,
      other: `${number(max)} fichiers au maximum`,
    }),
  wrongType: ({ types }) => `Ce type n’est pas accepté. Choisissez ${types}.`,
  tooLarge: ({ size, max }) =>
    `${size}, c’est trop volumineux. Choisissez un fichier de ${max} au maximum.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: `${number(max)} fichier au maximum. Supprimez-le d’abord.`,
      many: `${number(max)} fichiers au maximum. Supprimez-en d’abord un.`,
      other: `${number(max)} fichiers au maximum. Supprimez-en d’abord un.`,
    }),
  duplicate: 'Ce fichier figure déjà dans la liste.',
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  remove: ({ name }) => `Supprimer ${name}`,
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} fichier ajouté`,
      many: `${number(count)} fichiers ajoutés`,
      other: `${number(count)} fichiers ajoutés`,
    }),
  removed: ({ name }) => `${name} supprimé`,
  uploading: ({ name }) => `Envoi de ${name}`,
  uploaded: 'Envoyé',
  files: 'Fichiers',
  image: 'images',
  audio: 'audio',
  folder: 'C’est un dossier. Déposez plutôt les fichiers qu’il contient.',
  video: 'vidéos',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'Aucune donnée',
  scale: 'Échelle',
  cell: ({ row, column, value }) => `${row}, ${column} : ${value}`,
  highest: ({ cell }) => `Maximum : ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, {
      one: `${number(count)} carte`,
      many: `${number(count)} cartes`,
      other: `${number(count)} cartes`,
    }),
  limit: ({ count, limit }) => `${number(count)} sur ${number(limit)}`,
  overLimit: ({ limit }) => `Plus de cartes que la limite de ${number(limit)}`,
  empty: 'Aucune carte',
  noColumns: 'Aucune colonne pour l’instant',
  cardMenu: ({ card }) => `Options de ${card}`,
  moveTo: 'Déplacer vers',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  instructions:
    'Espace pour soulever la carte, les flèches pour la déplacer, Espace pour la poser, Échap pour annuler.',
  lifted: ({ card, column, position, count }) =>
    `${card} soulevée. ${column}, position ${number(position)} sur ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, position ${number(position)} sur ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card} posée. ${column}, position ${number(position)} sur ${number(count)}.`,
  canceled: ({ card }) => `${card} est revenue à sa place.`,
  showMore: ({ count }) => `Afficher ${number(count)} de plus`,
};

export const messageList: MessageListLabels = {
  label: 'Messages',
  empty: 'Aucun message pour le moment',
  unread: ({ count }) =>
    plural(count, {
      one: `${number(count)} nouveau message`,
      many: `${number(count)} nouveaux messages`,
      other: `${number(count)} nouveaux messages`,
    }),
  toNewest: 'Aller au dernier message',
  earlier: 'Afficher les messages précédents',
  announced: ({ author, text }) => `${author} : ${text}`,
  user: 'Vous',
  assistant: 'Assistant',
  system: 'Système',
  sending: 'Envoi en cours',
  failed: 'Non envoyé',
};

export const numberField: NumberFieldLabels = {
  increase: 'Augmenter',
  decrease: 'Diminuer',
};

export const pagination: PaginationLabels = {
  label: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: ({ page }) => `Page ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} sur ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Robustesse du mot de passe : ${select(level, { weak: 'faible', fair: 'moyenne', good: 'bonne', strong: 'forte', other: 'très faible' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Recommandé',
  current: 'Offre actuelle',
  included: 'Inclus :',
  notIncluded: 'Non inclus :',
};

export const price: PriceLabels = {
  free: 'Gratuit',
  was: 'Ancien prix :',
  none: 'Prix non disponible',
  per: ({ period }) =>
    select(period, { day: 'par jour', week: 'par semaine', month: 'par mois', other: 'par an' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} sur ${max}`,
  none: 'Pas de note',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Étapes',
  empty: 'Aucune étape pour le moment',
  pending: 'Pas commencé',
  running: 'En cours',
  completed: 'Terminé',
  failed: 'Échec',
  skipped: 'Ignoré',
  starts: ({ time }) => `Début à ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Réduit',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Hausse de ${amount}${select(meaning, { better: ', une amélioration', worse: ', une dégradation', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Baisse de ${amount}${select(meaning, { better: ', une amélioration', worse: ', une dégradation', other: '' })}`,
  unchanged: 'Aucun changement',
  none: 'Aucune donnée',
};

export const stepper: StepperLabels = {
  label: 'Étapes',
  done: 'Terminé',
  error: 'À vérifier',
};

export const tagInput: TagInputLabels = {
  hint: 'Entrée ou une virgule ajoute une étiquette. Les flèches mènent aux étiquettes, Retour arrière en supprime une.',
  remove: ({ tag }) => `Supprimer ${tag}`,
  added: ({ count, tag }) =>
    plural(count, {
      one: `${tag} ajoutée`,
      many: `${number(count)} étiquettes ajoutées`,
      other: `${number(count)} étiquettes ajoutées`,
    }),
  removed: ({ tag }) => `${tag} supprimée`,
  duplicate: ({ tag }) => `${tag} figure déjà dans la liste.`,
  full: ({ max }) =>
    plural(max, {
      one: `${number(max)} étiquette au maximum. Supprimez-la pour en ajouter une autre.`,
      many: `${number(max)} étiquettes au maximum. Supprimez-en une pour en ajouter une autre.`,
      other: `${number(max)} étiquettes au maximum. Supprimez-en une pour en ajouter une autre.`,
    }),
  count: ({ count, max }) => `${number(count)} sur ${number(max)}`,
  suggestions: 'Suggestions',
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

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'En attente',
  running: 'En cours',
  completed: 'Terminé',
  failed: 'Échec',
  arguments: 'Arguments',
  result: 'Résultat',
  error: 'Erreur',
};

export const tree: TreeLabels = {
  failed: 'Échec du chargement. Réessayer',
  loadFailed: ({ node }) => `${node} n’a pas été chargé`,
  loaded: ({ node, count }) =>
    `${node} : ${plural(count, { one: `${number(count)} élément`, many: `${number(count)} éléments`, other: `${number(count)} éléments` })}`,
  empty: 'Rien pour l’instant',
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
  agentGraph,
  alert,
  banner,
  breadcrumb,
  chart,
  codeBlock,
  commandMenu,
  dataTable,
  datePicker,
  dateRangePicker,
  diffView,
  fileUpload,
  heatMapGrid,
  kanbanBoard,
  messageList,
  numberField,
  pagination,
  passwordField,
  planCard,
  price,
  rating,
  runTimeline,
  splitter,
  stat,
  stepper,
  tagInput,
  timeline,
  toolCallCard,
  tree,
  truncatedText,
  usageBar,
};
