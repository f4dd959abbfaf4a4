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

const { number, plural, select } = /* @__PURE__ */ formatting('es-ES');

export const agentGraph: AgentGraphLabels = {
  overview: 'Vista general',
  across: 'Posición horizontal',
  down: 'Posición vertical',
  arranging: ({ agents }) =>
    `Distribuyendo ${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} de agentes`, other: `${number(agents)} agentes` })}…`,
  meta: 'Meta',
  coordinator: 'Coordinador',
  processor: 'Procesador',
  executor: 'Ejecutor',
  active: 'Activo',
  inactive: 'Inactivo',
  learning: 'Aprendiendo',
  processing: 'Procesando',
  waiting: 'En espera',
  completed: 'Completado',
  failed: 'Con error',
  data: 'datos',
  feedback: 'respuesta',
  control: 'control',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar a la vista',
  empty: 'No hay datos que visualizar',
  unnamed: ({ n }) => `Agente ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} de agentes`, other: `${number(agents)} agentes` })}, ${plural(coordinators, { one: `${number(coordinators)} coordinador`, many: `${number(coordinators)} de coordinadores`, other: `${number(coordinators)} coordinadores` })}, ${plural(atWork, { one: `${number(atWork)} trabajando`, many: `${number(atWork)} trabajando`, other: `${number(atWork)} trabajando` })}.`,
  keys: 'Las flechas recorren las conexiones, Intro selecciona, más y menos acercan y alejan, 0 ajusta la vista.',
  contribution: 'Aportación',
  messages: 'Mensajes',
  tasks: 'Tareas',
  lastActive: 'Última actividad',
  expertise: 'Experiencia',
  accuracy: 'Precisión',
  knowledgeDepth: 'Profundidad de conocimiento',
  collaborationStrength: 'Colaboración',
  reasoningQuality: 'Razonamiento',
  agent: 'Agente',
  status: 'Estado',
  sendsTo: 'Envía a',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: 'Información:',
  success: 'Correcto:',
  warning: 'Advertencia:',
  danger: 'Error:',
};

export const banner: BannerLabels = {
  label: 'Aviso',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Mostrar la ruta completa',
};

export const chart: ChartLabels = {
  view: 'Vista',
  chart: 'Gráfico',
  table: 'Tabla',
  empty: 'Aún no hay datos',
  failed: 'El gráfico no se ha cargado',
  keys: 'Las flechas recorren los valores; Re Pág y Av Pág cambian de serie.',
  none: '–',
  noValue: 'sin valor',
  other: 'Otros',
  series: ({ n }) => `Serie ${number(n)}`,
  unnamed: ({ n }) => `Elemento ${number(n)}`,
  name: 'Nombre',
  category: 'Categoría',
  date: 'Fecha',
  position: 'Posición',
  value: 'Valor',
  low: ({ name }) => `${name}, mínimo`,
  high: ({ name }) => `${name}, máximo`,
  total: 'Total',
  share: 'Proporción',
  from: 'De',
  to: 'A',
  start: 'Inicio',
  duration: 'Duración',
  level: 'Nivel',
  partOf: 'Parte de',
  leadsTo: 'Lleva a',
  comesFrom: 'Viene de',
  interval: ({ low, high }) => `de ${low} a ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, nivel ${number(level)}`,
  branches: ({ count }) =>
    plural(count, {
      one: `${number(count)} rama`,
      many: `${number(count)} ramas`,
      other: `${number(count)} ramas`,
    }),
  points: ({ count }) =>
    plural(count, {
      one: `${number(count)} punto`,
      many: `${number(count)} puntos`,
      other: `${number(count)} puntos`,
    }),
  shown: ({ shown, count }) =>
    `Se dibujan ${number(shown)} de ${number(count)}; la tabla los contiene todos.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} subió de ${first} a ${last}`, down: `${name} bajó de ${first} a ${last}`, other: `${name} se mantuvo en torno a ${last}` })}; máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `Un valor: ${high} (${highAt}).`,
      one: `${number(count)} valor: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
      many: `${number(count)} valores: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
      other: `${number(count)} valores: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `${total} en total; lo mayor es ${name}, ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} paso en ${total}`, many: `${number(count)} pasos en ${total}`, other: `${number(count)} pasos en ${total}` })}; el más largo es ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} flujo`, many: `${number(count)} flujos`, other: `${number(count)} flujos` })}; el mayor va de ${from} a ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} elemento`, many: `${number(count)} elementos`, other: `${number(count)} elementos` })} en ${plural(levels, { one: `${number(levels)} nivel`, many: `${number(levels)} niveles`, other: `${number(levels)} niveles` })}, a partir de ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} paso`, many: `${number(nodes)} pasos`, other: `${number(nodes)} pasos` })} y ${plural(links, { one: `${number(links)} enlace`, many: `${number(links)} enlaces`, other: `${number(links)} enlaces` })}, en ${plural(levels, { one: `${number(levels)} nivel`, many: `${number(levels)} niveles`, other: `${number(levels)} niveles` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} punto`, many: `${number(count)} puntos`, other: `${number(count)} puntos` })}; ${select(trend, { up: `a más ${x}, más ${y}`, down: `a más ${x}, menos ${y}`, other: `sin relación clara entre ${x} y ${y}` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `de ${from} a ${to}`,
  outgoing: 'Salida',
  incoming: 'Entrada',
  linkKeys:
    'Las flechas siguen los enlaces y recorren los pasos contiguos; Re Pág y Av Pág cambian de nivel.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `${number(count)} más`,
  status: 'Estado',
  details: 'Detalles',
  treeKeys:
    'Las flechas arriba y abajo recorren las ramas; la que se aleja de la raíz abre y la otra cierra o vuelve. Intro abre y cierra.',
  mapKeys: 'Las flechas recorren el mapa; Re Pág y Av Pág siguen el orden de los valores.',
  fromRows: 'De (filas)',
  toColumns: 'A (columnas)',
  matrixKeys: 'Las filas son el origen; las columnas, el destino. Las flechas recorren las celdas.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'Código',
  named: ({ language }) => `Código ${language}`,
  copy: 'Copiar código',
  copied: 'Copiado',
  failed: 'La copia se ha bloqueado; selecciona el texto',
  wrap: 'Ajustar líneas',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menú de comandos',
  placeholder: 'Buscar o ir a',
  recent: 'Recientes',
  found: 'Resultados',
  results: ({ count }) =>
    plural(count, {
      one: `${number(count)} resultado`,
      many: `${number(count)} de resultados`,
      other: `${number(count)} resultados`,
    }),
  limited: ({ shown, total }) =>
    `Los primeros ${number(shown)} de ${number(total)}. Escribe más para acotar.`,
};

export const dataTable: DataTableLabels = {
  search: 'Buscar',
  selectAll: 'Seleccionar todas las filas',
  selectRow: ({ row }) => `Seleccionar ${row}`,
  selected: ({ count }) =>
    plural(count, {
      one: `${number(count)} seleccionada`,
      many: `${number(count)} seleccionadas`,
      other: `${number(count)} seleccionadas`,
    }),
  clearSelection: 'Borrar la selección',
  rows: ({ count }) =>
    plural(count, {
      one: `${number(count)} fila`,
      many: `${number(count)} filas`,
      other: `${number(count)} filas`,
    }),
  printed: ({ shown, total }) => `Las primeras ${number(shown)} filas de ${number(total)}`,
  columns: 'Columnas',
  resetColumns: 'Restablecer columnas',
  columnMenu: ({ column }) => `${column}: opciones`,
  sortAscending: 'Ordenar de forma ascendente',
  sortDescending: 'Ordenar de forma descendente',
  clearSorting: 'Quitar el orden',
  filter: 'Filtrar…',
  filterBy: ({ column }) => `Filtrar por ${column}`,
  contains: 'Contiene',
  minimum: 'Al menos',
  maximum: 'Como máximo',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `Quitar el filtro ${filter}`,
  clearFilters: 'Borrar la búsqueda y los filtros',
  pinStart: 'Fijar al inicio',
  pinEnd: 'Fijar al final',
  unpin: 'Dejar de fijar',
  moveBack: 'Mover hacia el inicio',
  moveForward: 'Mover hacia el final',
  moveColumnBack: ({ column }) => `Mover ${column} hacia el inicio`,
  moveColumnForward: ({ column }) => `Mover ${column} hacia el final`,
  hide: 'Ocultar columna',
  resize: 'Cambiar el ancho',
  width: ({ column }) => `Ancho de ${column}`,
  pixels: ({ width }) => `${number(width)} píxeles`,
  actions: 'Acciones',
  rowActions: ({ row }) => `Acciones de ${row}`,
  sortedAscending: ({ column }) => `Ordenado por ${column}, ascendente`,
  sortedDescending: ({ column }) => `Ordenado por ${column}, descendente`,
  unsorted: 'Sin ordenar',
  empty: 'Aún no hay nada',
  noMatch: 'Ninguna fila coincide',
  noMatchHint: 'Cambia la búsqueda o los filtros para ver más.',
  failed: 'No se cargaron las filas',
  yes: 'Sí',
  no: 'No',
};

export const datePicker: DatePickerLabels = {
  open: 'Abrir el calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  format: ({ format }) => `Formato: ${format}`,
  invalid: ({ format }) => `Escribe una fecha con el formato ${format}.`,
  tooEarly: ({ date }) => `Elige el ${date} o una fecha posterior.`,
  tooLate: ({ date }) => `Elige el ${date} o una fecha anterior.`,
  unavailable: ({ date }) => `El ${date} no está disponible. Elige otra fecha.`,
  today: 'Hoy',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Fecha de inicio',
  end: 'Fecha de fin',
  chooseStart: 'Elige la fecha de inicio',
  chooseEnd: ({ date }) => `Desde el ${date}: elige la fecha de fin`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} día`, many: `${number(days)} días`, other: `${number(days)} días` })}`,
  presets: 'Periodos sugeridos',
};

export const diffView: DiffViewLabels = {
  label: 'Cambios',
  oldLine: 'Línea anterior',
  newLine: 'Línea nueva',
  text: 'Texto',
  before: 'Antes',
  after: 'Después',
  added: 'Añadido',
  removed: 'Eliminado',
  additions: ({ count }) =>
    plural(count, {
      one: `${number(count)} línea añadida`,
      many: `${number(count)} líneas añadidas`,
      other: `${number(count)} líneas añadidas`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} línea eliminada`,
      many: `${number(count)} líneas eliminadas`,
      other: `${number(count)} líneas eliminadas`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `Mostrar ${number(count)} línea sin cambios`,
      many: `Mostrar ${number(count)} líneas sin cambios`,
      other: `Mostrar ${number(count)} líneas sin cambios`,
    }),
  same: 'Sin diferencias',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Suelta archivos aquí o',
  choose: 'elígelos en tu dispositivo',
  types: ({ types }) => `Formatos admitidos: ${types}`,
  maxSize: ({ size }) => `Hasta ${size} cada uno`,
  maxFiles: ({ max }) =>
    plural(max, {
      one: `${number(max)} archivo`,
      many: `Como máximo ${number(max)} archivos`,
      other: `Como máximo ${number(max)} archivos`,
    }),
  wrongType: ({ types }) => `Este tipo no se admite. Elige ${types}.`,
  tooLarge: ({ size, max }) => `${size} es demasiado. Elige un archivo de ${max} como máximo.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: `Solo cabe ${number(max)} archivo. Quítalo primero.`,
      many: `Solo caben ${number(max)} archivos. Quita uno primero.`,
      other: `Solo caben ${number(max)} archivos. Quita uno primero.`,
    }),
  duplicate: 'Este archivo ya está en la lista.',
  empty: 'Este archivo está vacío. Elige otro.',
  remove: ({ name }) => `Quitar ${name}`,
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} archivo añadido`,
      many: `${number(count)} archivos añadidos`,
      other: `${number(count)} archivos añadidos`,
    }),
  removed: ({ name }) => `${name} quitado`,
  uploading: ({ name }) => `Subiendo ${name}`,
  uploaded: 'Subido',
  files: 'Archivos',
  image: 'imágenes',
  audio: 'audio',
  folder: 'Es una carpeta. Arrastra los archivos que contiene.',
  video: 'vídeo',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'Sin datos',
  scale: 'Escala',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `Máximo: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, {
      one: `${number(count)} tarjeta`,
      many: `${number(count)} tarjetas`,
      other: `${number(count)} tarjetas`,
    }),
  limit: ({ count, limit }) => `${number(count)} de ${number(limit)}`,
  overLimit: ({ limit }) => `Más tarjetas que el límite de ${number(limit)}`,
  empty: 'Sin tarjetas',
  noColumns: 'Aún no hay columnas',
  cardMenu: ({ card }) => `Opciones de ${card}`,
  moveTo: 'Mover a',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  instructions:
    'Espacio levanta la tarjeta, las flechas la mueven, Espacio la suelta y Escape cancela.',
  lifted: ({ card, column, position, count }) =>
    `${card} levantada. ${column}, posición ${number(position)} de ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, posición ${number(position)} de ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card} soltada. ${column}, posición ${number(position)} de ${number(count)}.`,
  canceled: ({ card }) => `${card} volvió a su sitio.`,
  showMore: ({ count }) => `Mostrar ${number(count)} más`,
};

export const messageList: MessageListLabels = {
  label: 'Mensajes',
  empty: 'Aún no hay mensajes',
  unread: ({ count }) =>
    plural(count, {
      one: `${number(count)} mensaje nuevo`,
      many: `${number(count)} mensajes nuevos`,
      other: `${number(count)} mensajes nuevos`,
    }),
  toNewest: 'Ir al mensaje más reciente',
  earlier: 'Mostrar mensajes anteriores',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'Tú',
  assistant: 'Asistente',
  system: 'Sistema',
  sending: 'Enviando',
  failed: 'No enviado',
};

export const numberField: NumberFieldLabels = {
  increase: 'Aumentar',
  decrease: 'Reducir',
};

export const pagination: PaginationLabels = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: ({ page }) => `Página ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Seguridad de la contraseña: ${select(level, { weak: 'débil', fair: 'media', good: 'buena', strong: 'alta', other: 'muy débil' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Recomendado',
  current: 'Plan actual',
  included: 'Incluido:',
  notIncluded: 'No incluido:',
};

export const price: PriceLabels = {
  free: 'Gratis',
  was: 'Precio anterior:',
  none: 'Precio no disponible',
  per: ({ period }) =>
    select(period, { day: 'al día', week: 'a la semana', month: 'al mes', other: 'al año' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} de ${max}`,
  none: 'Sin valorar',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Pasos',
  empty: 'Aún no hay pasos',
  pending: 'Sin empezar',
  running: 'En curso',
  completed: 'Hecho',
  failed: 'Fallido',
  skipped: 'Omitido',
  starts: ({ time }) => `Empieza en ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Contraído',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento de ${amount}${select(meaning, { better: ', una mejora', worse: ', un empeoramiento', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Disminución de ${amount}${select(meaning, { better: ', una mejora', worse: ', un empeoramiento', other: '' })}`,
  unchanged: 'Sin cambios',
  none: 'Sin datos',
};

export const stepper: StepperLabels = {
  label: 'Pasos',
  done: 'Hecho',
  error: 'Requiere atención',
};

export const tagInput: TagInputLabels = {
  hint: 'Intro o una coma añade una etiqueta. Las flechas llevan a las etiquetas y Retroceso elimina una.',
  remove: ({ tag }) => `Quitar ${tag}`,
  added: ({ count, tag }) =>
    plural(count, {
      one: `${tag} añadida`,
      many: `${number(count)} etiquetas añadidas`,
      other: `${number(count)} etiquetas añadidas`,
    }),
  removed: ({ tag }) => `${tag} quitada`,
  duplicate: ({ tag }) => `${tag} ya está en la lista.`,
  full: ({ max }) =>
    plural(max, {
      one: `Como máximo ${number(max)} etiqueta. Quítala para añadir otra.`,
      many: `Como máximo ${number(max)} etiquetas. Quita una para añadir otra.`,
      other: `Como máximo ${number(max)} etiquetas. Quita una para añadir otra.`,
    }),
  count: ({ count, max }) => `${number(count)} de ${number(max)}`,
  suggestions: 'Sugerencias',
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

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'En espera',
  running: 'En curso',
  completed: 'Hecho',
  failed: 'Fallido',
  arguments: 'Argumentos',
  result: 'Resultado',
  error: 'Error',
};

export const tree: TreeLabels = {
  failed: 'No se cargó. Reintentar',
  loadFailed: ({ node }) => `${node} no se cargó`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { one: `${number(count)} elemento`, many: `${number(count)} elementos`, other: `${number(count)} elementos` })}`,
  empty: 'Aún no hay nada',
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
