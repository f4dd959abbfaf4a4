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

const { number, plural, select } = /* @__PURE__ */ formatting('de-DE');

export const agentGraph: AgentGraphLabels = {
  overview: 'Übersicht',
  across: 'Horizontale Position',
  down: 'Vertikale Position',
  arranging: ({ agents }) =>
    `${plural(agents, { one: `${number(agents)} Agent wird angeordnet`, other: `${number(agents)} Agenten werden angeordnet` })}…`,
  meta: 'Meta',
  coordinator: 'Koordinator',
  processor: 'Verarbeiter',
  executor: 'Ausführer',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  learning: 'Lernt',
  processing: 'In Arbeit',
  waiting: 'Wartet',
  completed: 'Abgeschlossen',
  failed: 'Fehlgeschlagen',
  data: 'Daten',
  feedback: 'Feedback',
  control: 'Steuerung',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ansicht einpassen',
  empty: 'Keine Daten zum Darstellen',
  unnamed: ({ n }) => `Agent ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} Agent`, other: `${number(agents)} Agenten` })}, ${plural(coordinators, { one: `${number(coordinators)} Koordinator`, other: `${number(coordinators)} Koordinatoren` })}, ${plural(atWork, { one: `${number(atWork)} bei der Arbeit`, other: `${number(atWork)} bei der Arbeit` })}.`,
  keys: 'Die Pfeiltasten folgen den Verbindungen, die Eingabetaste wählt aus, Plus und Minus zoomen, 0 passt die Ansicht ein.',
  contribution: 'Beitrag',
  messages: 'Nachrichten',
  tasks: 'Aufgaben',
  lastActive: 'Zuletzt aktiv',
  expertise: 'Fachwissen',
  accuracy: 'Genauigkeit',
  knowledgeDepth: 'Wissenstiefe',
  collaborationStrength: 'Zusammenarbeit',
  reasoningQuality: 'Schlussfolgern',
  agent: 'Agent',
  status: 'Status',
  sendsTo: 'Sendet an',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: 'Information:',
  success: 'Erfolg:',
  warning: 'Warnung:',
  danger: 'Fehler:',
};

export const banner: BannerLabels = {
  label: 'Mitteilung',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Ganzen Pfad anzeigen',
};

export const chart: ChartLabels = {
  view: 'Ansicht',
  chart: 'Diagramm',
  table: 'Tabelle',
  empty: 'Noch keine Daten',
  failed: 'Das Diagramm wurde nicht geladen',
  keys: 'Mit den Pfeiltasten gehen Sie durch die Werte, mit Bild auf und Bild ab wechseln Sie die Reihe.',
  none: '–',
  noValue: 'kein Wert',
  other: 'Sonstige',
  series: ({ n }) => `Reihe ${number(n)}`,
  unnamed: ({ n }) => `Eintrag ${number(n)}`,
  name: 'Name',
  category: 'Kategorie',
  date: 'Datum',
  position: 'Position',
  value: 'Wert',
  low: ({ name }) => `${name}, untere Grenze`,
  high: ({ name }) => `${name}, obere Grenze`,
  total: 'Summe',
  share: 'Anteil',
  from: 'Von',
  to: 'Nach',
  start: 'Beginn',
  duration: 'Dauer',
  level: 'Ebene',
  partOf: 'Teil von',
  leadsTo: 'Führt zu',
  comesFrom: 'Kommt von',
  interval: ({ low, high }) => `${low} bis ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, Ebene ${number(level)}`,
  branches: ({ count }) =>
    plural(count, { one: `${number(count)} Zweig`, other: `${number(count)} Zweige` }),
  points: ({ count }) =>
    plural(count, { one: `${number(count)} Punkt`, other: `${number(count)} Punkte` }),
  shown: ({ shown, count }) =>
    `${number(shown)} von ${number(count)} gezeichnet; die Tabelle enthält alle.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} stieg von ${first} auf ${last}`, down: `${name} fiel von ${first} auf ${last}`, other: `${name} blieb bei etwa ${last}` })}; höchster Wert ${high} (${highAt}), niedrigster ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `Ein Wert: ${high} (${highAt}).`,
      one: `${number(count)} Wert: höchster ${high} (${highAt}), niedrigster ${low} (${lowAt}).`,
      other: `${number(count)} Werte: höchster ${high} (${highAt}), niedrigster ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `${total} insgesamt; am größten ist ${name} mit ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} Schritt in ${total}`, other: `${number(count)} Schritte in ${total}` })}; am längsten dauerte ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} Fluss`, other: `${number(count)} Flüsse` })}; der größte geht von ${from} nach ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} Eintrag`, other: `${number(count)} Einträge` })} auf ${plural(levels, { one: `${number(levels)} Ebene`, other: `${number(levels)} Ebenen` })}, ausgehend von ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} Schritt`, other: `${number(nodes)} Schritte` })} und ${plural(links, { one: `${number(links)} Verbindung`, other: `${number(links)} Verbindungen` })} auf ${plural(levels, { one: `${number(levels)} Ebene`, other: `${number(levels)} Ebenen` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} Punkt`, other: `${number(count)} Punkte` })}; ${select(trend, { up: `mehr ${x} geht mit mehr ${y} einher`, down: `mehr ${x} geht mit weniger ${y} einher`, other: `${x} und ${y} zeigen keinen klaren Zusammenhang` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `${from} nach ${to}`,
  outgoing: 'Ausgehend',
  incoming: 'Eingehend',
  linkKeys:
    'Mit den Pfeiltasten folgen Sie den Verbindungen und gehen durch nebeneinanderliegende Schritte, mit Bild auf und Bild ab wechseln Sie die Ebene.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `${number(count)} weitere`,
  status: 'Status',
  details: 'Details',
  treeKeys:
    'Mit den Pfeilen auf und ab gehen Sie durch die Zweige; der Pfeil von der Wurzel weg klappt auf, der andere klappt zu oder geht zurück. Die Eingabetaste klappt auf und zu.',
  mapKeys:
    'Mit den Pfeiltasten bewegen Sie sich auf der Karte, mit Bild auf und Bild ab nach der Größe der Werte.',
  fromRows: 'Von (Zeilen)',
  toColumns: 'Nach (Spalten)',
  matrixKeys:
    'Die Zeilen zeigen, woher etwas kommt, die Spalten, wohin es geht. Mit den Pfeiltasten gehen Sie durch die Zellen.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'Code',
  named: ({ language }) => `Code: ${language}`,
  copy: 'Code kopieren',
  copied: 'Kopiert',
  failed: 'Kopieren wurde blockiert; markieren Sie den Text',
  wrap: 'Zeilen umbrechen',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Befehlsmenü',
  placeholder: 'Suchen oder springen zu',
  recent: 'Zuletzt verwendet',
  found: 'Ergebnisse',
  results: ({ count }) =>
    plural(count, { one: `${number(count)} Ergebnis`, other: `${number(count)} Ergebnisse` }),
  limited: ({ shown, total }) =>
    `Die ersten ${number(shown)} von ${number(total)}. Weitertippen grenzt die Auswahl ein.`,
};

export const dataTable: DataTableLabels = {
  search: 'Suchen',
  selectAll: 'Alle Zeilen auswählen',
  selectRow: ({ row }) => `${row} auswählen`,
  selected: ({ count }) =>
    plural(count, { one: `${number(count)} ausgewählt`, other: `${number(count)} ausgewählt` }),
  clearSelection: 'Auswahl aufheben',
  rows: ({ count }) =>
    plural(count, { one: `${number(count)} Zeile`, other: `${number(count)} Zeilen` }),
  printed: ({ shown, total }) => `Die ersten ${number(shown)} von ${number(total)} Zeilen`,
  columns: 'Spalten',
  resetColumns: 'Spalten zurücksetzen',
  columnMenu: ({ column }) => `${column}: Optionen`,
  sortAscending: 'Aufsteigend sortieren',
  sortDescending: 'Absteigend sortieren',
  clearSorting: 'Sortierung aufheben',
  filter: 'Filtern …',
  filterBy: ({ column }) => `Nach ${column} filtern`,
  contains: 'Enthält',
  minimum: 'Mindestens',
  maximum: 'Höchstens',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `Filter ${filter} entfernen`,
  clearFilters: 'Suche und Filter zurücksetzen',
  pinStart: 'Am Anfang fixieren',
  pinEnd: 'Am Ende fixieren',
  unpin: 'Fixierung lösen',
  moveBack: 'Zum Anfang verschieben',
  moveForward: 'Zum Ende verschieben',
  moveColumnBack: ({ column }) => `${column} zum Anfang verschieben`,
  moveColumnForward: ({ column }) => `${column} zum Ende verschieben`,
  hide: 'Spalte ausblenden',
  resize: 'Spaltenbreite ändern',
  width: ({ column }) => `Breite von ${column}`,
  pixels: ({ width }) => `${number(width)} Pixel`,
  actions: 'Aktionen',
  rowActions: ({ row }) => `Aktionen für ${row}`,
  sortedAscending: ({ column }) => `Nach ${column} aufsteigend sortiert`,
  sortedDescending: ({ column }) => `Nach ${column} absteigend sortiert`,
  unsorted: 'Nicht sortiert',
  empty: 'Noch nichts vorhanden',
  noMatch: 'Keine passenden Zeilen',
  noMatchHint: 'Ändern Sie die Suche oder die Filter, um mehr zu sehen.',
  failed: 'Die Zeilen wurden nicht geladen',
  yes: 'Ja',
  no: 'Nein',
};

export const datePicker: DatePickerLabels = {
  open: 'Kalender öffnen',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  dayLetters: 'TT',
  monthLetters: 'MM',
  yearLetters: 'JJJJ',
  format: ({ format }) => `Format: ${format}`,
  invalid: ({ format }) => `Geben Sie ein Datum im Format ${format} ein.`,
  tooEarly: ({ date }) => `Wählen Sie den ${date} oder später.`,
  tooLate: ({ date }) => `Wählen Sie den ${date} oder früher.`,
  unavailable: ({ date }) => `${date} ist nicht verfügbar. Wählen Sie ein anderes Datum.`,
  today: 'Heute',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Startdatum',
  end: 'Enddatum',
  chooseStart: 'Startdatum wählen',
  chooseEnd: ({ date }) => `Ab ${date}: Enddatum wählen`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} Tag`, other: `${number(days)} Tage` })}`,
  presets: 'Vorgeschlagene Zeiträume',
};

export const diffView: DiffViewLabels = {
  label: 'Änderungen',
  oldLine: 'Alte Zeile',
  newLine: 'Neue Zeile',
  text: 'Text',
  before: 'Vorher',
  after: 'Nachher',
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  additions: ({ count }) =>
    plural(count, {
      one: `${number(count)} Zeile hinzugefügt`,
      other: `${number(count)} Zeilen hinzugefügt`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} Zeile entfernt`,
      other: `${number(count)} Zeilen entfernt`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} unveränderte Zeile anzeigen`,
      other: `${number(count)} unveränderte Zeilen anzeigen`,
    }),
  same: 'Keine Unterschiede',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Dateien hierher ziehen oder',
  choose: 'vom Gerät auswählen',
  types: ({ types }) => `Erlaubt: ${types}`,
  maxSize: ({ size }) => `Je bis zu ${size}`,
  maxFiles: ({ max }) =>
    plural(max, { one: `${number(max)} Datei`, other: `Höchstens ${number(max)} Dateien` }),
  wrongType: ({ types }) => `Dieser Typ ist nicht erlaubt. Wählen Sie ${types}.`,
  tooLarge: ({ size, max }) => `${size} sind zu groß. Wählen Sie eine Datei bis ${max}.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: `Nur ${number(max)} Datei ist möglich. Entfernen Sie sie zuerst.`,
      other: `Höchstens ${number(max)} Dateien sind möglich. Entfernen Sie zuerst eine.`,
    }),
  duplicate: 'Diese Datei steht schon in der Liste.',
  empty: 'Diese Datei ist leer. Wählen Sie eine andere.',
  remove: ({ name }) => `${name} entfernen`,
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} Datei hinzugefügt`,
      other: `${number(count)} Dateien hinzugefügt`,
    }),
  removed: ({ name }) => `${name} entfernt`,
  uploading: ({ name }) => `${name} wird hochgeladen`,
  uploaded: 'Hochgeladen',
  files: 'Dateien',
  image: 'Bilder',
  audio: 'Audio',
  folder: 'Das ist ein Ordner. Ziehen Sie stattdessen die Dateien daraus hierher.',
  video: 'Videos',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'Keine Daten',
  scale: 'Skala',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `Höchster Wert: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, { one: `${number(count)} Karte`, other: `${number(count)} Karten` }),
  limit: ({ count, limit }) => `${number(count)} von ${number(limit)}`,
  overLimit: ({ limit }) => `Mehr Karten als das Limit von ${number(limit)}`,
  empty: 'Keine Karten',
  noColumns: 'Noch keine Spalten',
  cardMenu: ({ card }) => `Optionen für ${card}`,
  moveTo: 'Verschieben nach',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  instructions:
    'Leertaste hebt die Karte auf, Pfeiltasten bewegen sie, Leertaste legt sie ab, Escape bricht ab.',
  lifted: ({ card, column, position, count }) =>
    `${card} aufgehoben. ${column}, Position ${number(position)} von ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, Position ${number(position)} von ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card} abgelegt. ${column}, Position ${number(position)} von ${number(count)}.`,
  canceled: ({ card }) => `${card} ist wieder an ihrem Platz.`,
  showMore: ({ count }) => `${number(count)} weitere anzeigen`,
};

export const messageList: MessageListLabels = {
  label: 'Nachrichten',
  empty: 'Noch keine Nachrichten',
  unread: ({ count }) =>
    plural(count, {
      one: `${number(count)} neue Nachricht`,
      other: `${number(count)} neue Nachrichten`,
    }),
  toNewest: 'Zur neuesten Nachricht',
  earlier: 'Frühere Nachrichten anzeigen',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'Sie',
  assistant: 'Assistent',
  system: 'System',
  sending: 'Wird gesendet',
  failed: 'Nicht gesendet',
};

export const numberField: NumberFieldLabels = {
  increase: 'Erhöhen',
  decrease: 'Verringern',
};

export const pagination: PaginationLabels = {
  label: 'Seiten',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: ({ page }) => `Seite ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} von ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Passwortstärke: ${select(level, { weak: 'schwach', fair: 'mittel', good: 'gut', strong: 'stark', other: 'sehr schwach' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Empfohlen',
  current: 'Aktueller Tarif',
  included: 'Enthalten:',
  notIncluded: 'Nicht enthalten:',
};

export const price: PriceLabels = {
  free: 'Kostenlos',
  was: 'Alter Preis:',
  none: 'Preis nicht verfügbar',
  per: ({ period }) =>
    select(period, { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', other: 'pro Jahr' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} von ${max}`,
  none: 'Nicht bewertet',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Schritte',
  empty: 'Noch keine Schritte',
  pending: 'Nicht begonnen',
  running: 'Läuft',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
  skipped: 'Übersprungen',
  starts: ({ time }) => `Beginnt bei ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Eingeklappt',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Zunahme um ${amount}${select(meaning, { better: ', eine Verbesserung', worse: ', eine Verschlechterung', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Abnahme um ${amount}${select(meaning, { better: ', eine Verbesserung', worse: ', eine Verschlechterung', other: '' })}`,
  unchanged: 'Unverändert',
  none: 'Keine Daten',
};

export const stepper: StepperLabels = {
  label: 'Schritte',
  done: 'Erledigt',
  error: 'Handlungsbedarf',
};

export const tagInput: TagInputLabels = {
  hint: 'Enter oder ein Komma fügt ein Schlagwort hinzu. Die Pfeiltasten führen zu den Schlagwörtern, die Rücktaste entfernt eines.',
  remove: ({ tag }) => `${tag} entfernen`,
  added: ({ count, tag }) =>
    plural(count, {
      one: `${tag} hinzugefügt`,
      other: `${number(count)} Schlagwörter hinzugefügt`,
    }),
  removed: ({ tag }) => `${tag} entfernt`,
  duplicate: ({ tag }) => `${tag} steht schon in der Liste.`,
  full: ({ max }) =>
    plural(max, {
      one: `Nur ${number(max)} Schlagwort ist möglich. Entfernen Sie es, um ein anderes hinzuzufügen.`,
      other: `Höchstens ${number(max)} Schlagwörter sind möglich. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
    }),
  count: ({ count, max }) => `${number(count)} von ${number(max)}`,
  suggestions: 'Vorschläge',
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

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'Wartet',
  running: 'Läuft',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
  arguments: 'Argumente',
  result: 'Ergebnis',
  error: 'Fehler',
};

export const tree: TreeLabels = {
  failed: 'Nicht geladen. Erneut versuchen',
  loadFailed: ({ node }) => `${node} wurde nicht geladen`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { one: `${number(count)} Eintrag`, other: `${number(count)} Einträge` })}`,
  empty: 'Noch nichts vorhanden',
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
