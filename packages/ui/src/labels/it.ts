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

const { number, plural, select } = /* @__PURE__ */ formatting('it-IT');

export const agentGraph: AgentGraphLabels = {
  overview: 'Panoramica',
  across: 'Posizione orizzontale',
  down: 'Posizione verticale',
  arranging: ({ agents }) =>
    `Disposizione di ${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} di agenti`, other: `${number(agents)} agenti` })}…`,
  meta: 'Meta',
  coordinator: 'Coordinatore',
  processor: 'Elaboratore',
  executor: 'Esecutore',
  active: 'Attivo',
  inactive: 'Non attivo',
  learning: 'In apprendimento',
  processing: 'In elaborazione',
  waiting: 'In attesa',
  completed: 'Completato',
  failed: 'Non riuscito',
  data: 'dati',
  feedback: 'feedback',
  control: 'controllo',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Adatta alla vista',
  empty: 'Nessun dato da visualizzare',
  unnamed: ({ n }) => `Agente ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} di agenti`, other: `${number(agents)} agenti` })}, ${plural(coordinators, { one: `${number(coordinators)} coordinatore`, many: `${number(coordinators)} di coordinatori`, other: `${number(coordinators)} coordinatori` })}, ${plural(atWork, { one: `${number(atWork)} al lavoro`, many: `${number(atWork)} al lavoro`, other: `${number(atWork)} al lavoro` })}.`,
  keys: 'Le frecce seguono i collegamenti, Invio seleziona, più e meno ingrandiscono e riducono, 0 adatta alla vista.',
  contribution: 'Contributo',
  messages: 'Messaggi',
  tasks: 'Attività',
  lastActive: 'Ultima attività',
  expertise: 'Competenza',
  accuracy: 'Accuratezza',
  knowledgeDepth: 'Profondità delle conoscenze',
  collaborationStrength: 'Collaborazione',
  reasoningQuality: 'Ragionamento',
  agent: 'Agente',
  status: 'Stato',
  sendsTo: 'Invia a',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: 'Informazione:',
  success: 'Operazione riuscita:',
  warning: 'Avviso:',
  danger: 'Errore:',
};

export const banner: BannerLabels = {
  label: 'Annuncio',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Mostra il percorso completo',
};

export const chart: ChartLabels = {
  view: 'Vista',
  chart: 'Grafico',
  table: 'Tabella',
  empty: 'Ancora nessun dato',
  failed: 'Il grafico non è stato caricato',
  keys: 'I tasti freccia scorrono i valori; Pag su e Pag giù cambiano serie.',
  none: '–',
  noValue: 'nessun valore',
  other: 'Altro',
  series: ({ n }) => `Serie ${number(n)}`,
  unnamed: ({ n }) => `Elemento ${number(n)}`,
  name: 'Nome',
  category: 'Categoria',
  date: 'Data',
  position: 'Posizione',
  value: 'Valore',
  low: ({ name }) => `${name}, minimo`,
  high: ({ name }) => `${name}, massimo`,
  total: 'Totale',
  share: 'Quota',
  from: 'Da',
  to: 'A',
  start: 'Inizio',
  duration: 'Durata',
  level: 'Livello',
  partOf: 'Parte di',
  leadsTo: 'Porta a',
  comesFrom: 'Viene da',
  interval: ({ low, high }) => `da ${low} a ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, livello ${number(level)}`,
  branches: ({ count }) =>
    plural(count, {
      one: `${number(count)} ramo`,
      many: `${number(count)} rami`,
      other: `${number(count)} rami`,
    }),
  points: ({ count }) =>
    plural(count, {
      one: `${number(count)} punto`,
      many: `${number(count)} punti`,
      other: `${number(count)} punti`,
    }),
  shown: ({ shown, count }) =>
    `Disegnati ${number(shown)} di ${number(count)}; la tabella li contiene tutti.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} è salito da ${first} a ${last}`, down: `${name} è sceso da ${first} a ${last}`, other: `${name} è rimasto intorno a ${last}` })}; massimo ${high} (${highAt}), minimo ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `Un valore: ${high} (${highAt}).`,
      one: `${number(count)} valore: massimo ${high} (${highAt}), minimo ${low} (${lowAt}).`,
      many: `${number(count)} valori: massimo ${high} (${highAt}), minimo ${low} (${lowAt}).`,
      other: `${number(count)} valori: massimo ${high} (${highAt}), minimo ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `${total} in totale; il maggiore è ${name}, ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} passo in ${total}`, many: `${number(count)} passi in ${total}`, other: `${number(count)} passi in ${total}` })}; il più lungo è ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} flusso`, many: `${number(count)} flussi`, other: `${number(count)} flussi` })}; il maggiore va da ${from} a ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} elemento`, many: `${number(count)} elementi`, other: `${number(count)} elementi` })} su ${plural(levels, { one: `${number(levels)} livello`, many: `${number(levels)} livelli`, other: `${number(levels)} livelli` })}, a partire da ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} passo`, many: `${number(nodes)} passi`, other: `${number(nodes)} passi` })} e ${plural(links, { one: `${number(links)} collegamento`, many: `${number(links)} collegamenti`, other: `${number(links)} collegamenti` })}, su ${plural(levels, { one: `${number(levels)} livello`, many: `${number(levels)} livelli`, other: `${number(levels)} livelli` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} punto`, many: `${number(count)} punti`, other: `${number(count)} punti` })}; ${select(trend, { up: `al crescere di ${x} cresce ${y}`, down: `al crescere di ${x} cala ${y}`, other: `nessuna relazione chiara tra ${x} e ${y}` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `da ${from} a ${to}`,
  outgoing: 'In uscita',
  incoming: 'In entrata',
  linkKeys:
    'I tasti freccia seguono i collegamenti e scorrono i passi affiancati; Pag su e Pag giù cambiano livello.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `altri ${number(count)}`,
  status: 'Stato',
  details: 'Dettagli',
  treeKeys:
    'Le frecce su e giù scorrono i rami; la freccia che si allontana dalla radice apre, l’altra chiude o torna indietro. Invio apre e chiude.',
  mapKeys: 'I tasti freccia percorrono la mappa; Pag su e Pag giù seguono l’ordine dei valori.',
  fromRows: 'Da (righe)',
  toColumns: 'A (colonne)',
  matrixKeys:
    'Le righe indicano la provenienza, le colonne la destinazione. I tasti freccia scorrono le celle.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'Codice',
  named: ({ language }) => `Codice ${language}`,
  copy: 'Copia codice',
  copied: 'Copiato',
  failed: 'La copia è stata bloccata: seleziona il testo',
  wrap: 'Manda a capo',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu dei comandi',
  placeholder: 'Cerca o vai a',
  recent: 'Recenti',
  found: 'Risultati',
  results: ({ count }) =>
    plural(count, {
      one: `${number(count)} risultato`,
      many: `${number(count)} di risultati`,
      other: `${number(count)} risultati`,
    }),
  limited: ({ shown, total }) =>
    `I primi ${number(shown)} di ${number(total)}. Continua a digitare per restringere.`,
};

export const dataTable: DataTableLabels = {
  search: 'Cerca',
  selectAll: 'Seleziona tutte le righe',
  selectRow: ({ row }) => `Seleziona ${row}`,
  selected: ({ count }) =>
    plural(count, {
      one: `${number(count)} selezionata`,
      many: `${number(count)} selezionate`,
      other: `${number(count)} selezionate`,
    }),
  clearSelection: 'Annulla selezione',
  rows: ({ count }) =>
    plural(count, {
      one: `${number(count)} riga`,
      many: `${number(count)} righe`,
      other: `${number(count)} righe`,
    }),
  printed: ({ shown, total }) => `Le prime ${number(shown)} righe di ${number(total)}`,
  columns: 'Colonne',
  resetColumns: 'Reimposta colonne',
  columnMenu: ({ column }) => `${column}: opzioni`,
  sortAscending: 'Ordine crescente',
  sortDescending: 'Ordine decrescente',
  clearSorting: 'Rimuovi ordinamento',
  filter: 'Filtra…',
  filterBy: ({ column }) => `Filtra per ${column}`,
  contains: 'Contiene',
  minimum: 'Almeno',
  maximum: 'Al massimo',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `Rimuovi il filtro ${filter}`,
  clearFilters: 'Cancella ricerca e filtri',
  pinStart: 'Blocca all’inizio',
  pinEnd: 'Blocca alla fine',
  unpin: 'Sblocca',
  moveBack: 'Sposta verso l’inizio',
  moveForward: 'Sposta verso la fine',
  moveColumnBack: ({ column }) => `Sposta ${column} verso l’inizio`,
  moveColumnForward: ({ column }) => `Sposta ${column} verso la fine`,
  hide: 'Nascondi colonna',
  resize: 'Ridimensiona colonna',
  width: ({ column }) => `Larghezza di ${column}`,
  pixels: ({ width }) => `${number(width)} pixel`,
  actions: 'Azioni',
  rowActions: ({ row }) => `Azioni per ${row}`,
  sortedAscending: ({ column }) => `Ordinato per ${column}, crescente`,
  sortedDescending: ({ column }) => `Ordinato per ${column}, decrescente`,
  unsorted: 'Non ordinato',
  empty: 'Ancora niente qui',
  noMatch: 'Nessuna riga corrisponde',
  noMatchHint: 'Modifica la ricerca o i filtri per vedere di più.',
  failed: 'Le righe non sono state caricate',
  yes: 'Sì',
  no: 'No',
};

export const datePicker: DatePickerLabels = {
  open: 'Apri il calendario',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  month: 'Mese',
  year: 'Anno',
  dayLetters: 'gg',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  format: ({ format }) => `Formato: ${format}`,
  invalid: ({ format }) => `Inserisci una data nel formato ${format}.`,
  tooEarly: ({ date }) => `Scegli il ${date} o una data successiva.`,
  tooLate: ({ date }) => `Scegli il ${date} o una data precedente.`,
  unavailable: ({ date }) => `Il ${date} non è disponibile. Scegli un’altra data.`,
  today: 'Oggi',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Data di inizio',
  end: 'Data di fine',
  chooseStart: 'Scegli la data di inizio',
  chooseEnd: ({ date }) => `Dal ${date}: scegli la data di fine`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} giorno`, many: `${number(days)} giorni`, other: `${number(days)} giorni` })}`,
  presets: 'Periodi suggeriti',
};

export const diffView: DiffViewLabels = {
  label: 'Modifiche',
  oldLine: 'Riga precedente',
  newLine: 'Riga nuova',
  text: 'Testo',
  before: 'Prima',
  after: 'Dopo',
  added: 'Aggiunto',
  removed: 'Rimosso',
  additions: ({ count }) =>
    plural(count, {
      one: `${number(count)} riga aggiunta`,
      many: `${number(count)} righe aggiunte`,
      other: `${number(count)} righe aggiunte`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} riga rimossa`,
      many: `${number(count)} righe rimosse`,
      other: `${number(count)} righe rimosse`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `Mostra ${number(count)} riga invariata`,
      many: `Mostra ${number(count)} righe invariate`,
      other: `Mostra ${number(count)} righe invariate`,
    }),
  same: 'Nessuna differenza',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Trascina qui i file oppure',
  choose: 'sceglili dal dispositivo',
  types: ({ types }) => `Formati ammessi: ${types}`,
  maxSize: ({ size }) => `Fino a ${size} ciascuno`,
  maxFiles: ({ max }) =>
    plural(max, {
      one: `${number(max)} file`,
      many: `Al massimo ${number(max)} file`,
      other: `Al massimo ${number(max)} file`,
    }),
  wrongType: ({ types }) => `Questo tipo non è ammesso. Scegli ${types}.`,
  tooLarge: ({ size, max }) => `${size} è troppo grande. Scegli un file di al massimo ${max}.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: 'È possibile un solo file. Rimuovilo prima.',
      many: `Sono possibili al massimo ${number(max)} file. Rimuovine prima uno.`,
      other: `Sono possibili al massimo ${number(max)} file. Rimuovine prima uno.`,
    }),
  duplicate: 'Questo file è già nell’elenco.',
  empty: 'Questo file è vuoto. Scegline un altro.',
  remove: ({ name }) => `Rimuovi ${name}`,
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} file aggiunto`,
      many: `${number(count)} file aggiunti`,
      other: `${number(count)} file aggiunti`,
    }),
  removed: ({ name }) => `${name} rimosso`,
  uploading: ({ name }) => `Caricamento di ${name}`,
  uploaded: 'Caricato',
  files: 'File',
  image: 'immagini',
  audio: 'audio',
  folder: 'È una cartella. Trascina invece i file che contiene.',
  video: 'video',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'Nessun dato',
  scale: 'Scala',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `Massimo: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, {
      one: `${number(count)} scheda`,
      many: `${number(count)} schede`,
      other: `${number(count)} schede`,
    }),
  limit: ({ count, limit }) => `${number(count)} di ${number(limit)}`,
  overLimit: ({ limit }) => `Più schede del limite di ${number(limit)}`,
  empty: 'Nessuna scheda',
  noColumns: 'Ancora nessuna colonna',
  cardMenu: ({ card }) => `Opzioni di ${card}`,
  moveTo: 'Sposta in',
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  instructions: 'Spazio solleva la scheda, le frecce la spostano, Spazio la posa, Esc annulla.',
  lifted: ({ card, column, position, count }) =>
    `${card} sollevata. ${column}, posizione ${number(position)} di ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, posizione ${number(position)} di ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card} posata. ${column}, posizione ${number(position)} di ${number(count)}.`,
  canceled: ({ card }) => `${card} è tornata al suo posto.`,
  showMore: ({ count }) => `Mostra altre ${number(count)}`,
};

export const messageList: MessageListLabels = {
  label: 'Messaggi',
  empty: 'Ancora nessun messaggio',
  unread: ({ count }) =>
    plural(count, {
      one: `${number(count)} nuovo messaggio`,
      many: `${number(count)} nuovi messaggi`,
      other: `${number(count)} nuovi messaggi`,
    }),
  toNewest: 'Vai all’ultimo messaggio',
  earlier: 'Mostra i messaggi precedenti',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'Tu',
  assistant: 'Assistente',
  system: 'Sistema',
  sending: 'Invio in corso',
  failed: 'Non inviato',
};

export const numberField: NumberFieldLabels = {
  increase: 'Aumenta',
  decrease: 'Diminuisci',
};

export const pagination: PaginationLabels = {
  label: 'Pagine',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: ({ page }) => `Pagina ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} di ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Sicurezza della password: ${select(level, { weak: 'debole', fair: 'media', good: 'buona', strong: 'alta', other: 'molto debole' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Consigliato',
  current: 'Piano attuale',
  included: 'Incluso:',
  notIncluded: 'Non incluso:',
};

export const price: PriceLabels = {
  free: 'Gratis',
  was: 'Prezzo precedente:',
  none: 'Prezzo non disponibile',
  per: ({ period }) =>
    select(period, { day: 'al giorno', week: 'a settimana', month: 'al mese', other: 'all’anno' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} su ${max}`,
  none: 'Nessuna valutazione',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Passaggi',
  empty: 'Ancora nessun passaggio',
  pending: 'Non iniziato',
  running: 'In corso',
  completed: 'Completato',
  failed: 'Non riuscito',
  skipped: 'Saltato',
  starts: ({ time }) => `Inizia a ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Compresso',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento di ${amount}${select(meaning, { better: ', un miglioramento', worse: ', un peggioramento', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Diminuzione di ${amount}${select(meaning, { better: ', un miglioramento', worse: ', un peggioramento', other: '' })}`,
  unchanged: 'Nessuna variazione',
  none: 'Nessun dato',
};

export const stepper: StepperLabels = {
  label: 'Passaggi',
  done: 'Completato',
  error: 'Richiede attenzione',
};

export const tagInput: TagInputLabels = {
  hint: 'Invio o una virgola aggiunge un’etichetta. Le frecce portano alle etichette, Backspace ne rimuove una.',
  remove: ({ tag }) => `Rimuovi ${tag}`,
  added: ({ count, tag }) =>
    plural(count, {
      one: `${tag} aggiunta`,
      many: `${number(count)} etichette aggiunte`,
      other: `${number(count)} etichette aggiunte`,
    }),
  removed: ({ tag }) => `${tag} rimossa`,
  duplicate: ({ tag }) => `${tag} è già nell’elenco.`,
  full: ({ max }) =>
    plural(max, {
      one: `Al massimo ${number(max)} etichetta. Rimuovila per aggiungerne un’altra.`,
      many: `Al massimo ${number(max)} etichette. Rimuovine una per aggiungerne un’altra.`,
      other: `Al massimo ${number(max)} etichette. Rimuovine una per aggiungerne un’altra.`,
    }),
  count: ({ count, max }) => `${number(count)} di ${number(max)}`,
  suggestions: 'Suggerimenti',
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

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'In attesa',
  running: 'In esecuzione',
  completed: 'Completato',
  failed: 'Non riuscito',
  arguments: 'Argomenti',
  result: 'Risultato',
  error: 'Errore',
};

export const tree: TreeLabels = {
  failed: 'Non caricato. Riprova',
  loadFailed: ({ node }) => `${node} non è stato caricato`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { one: `${number(count)} elemento`, many: `${number(count)} elementi`, other: `${number(count)} elementi` })}`,
  empty: 'Ancora niente qui',
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
