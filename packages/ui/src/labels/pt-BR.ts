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

const { number, plural, select } = /* @__PURE__ */ formatting('pt-BR');

export const agentGraph: AgentGraphLabels = {
  overview: 'Visão geral',
  across: 'Posição horizontal',
  down: 'Posição vertical',
  arranging: ({ agents }) =>
    `Organizando ${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} de agentes`, other: `${number(agents)} agentes` })}…`,
  meta: 'Meta',
  coordinator: 'Coordenador',
  processor: 'Processador',
  executor: 'Executor',
  active: 'Ativo',
  inactive: 'Inativo',
  learning: 'Aprendendo',
  processing: 'Processando',
  waiting: 'Aguardando',
  completed: 'Concluído',
  failed: 'Falhou',
  data: 'dados',
  feedback: 'retorno',
  control: 'controle',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  fit: 'Ajustar à tela',
  empty: 'Nenhum dado para visualizar',
  unnamed: ({ n }) => `Agente ${number(n)}`,
  summary: ({ agents, coordinators, atWork }) =>
    `${plural(agents, { one: `${number(agents)} agente`, many: `${number(agents)} de agentes`, other: `${number(agents)} agentes` })}, ${plural(coordinators, { one: `${number(coordinators)} coordenador`, many: `${number(coordinators)} de coordenadores`, other: `${number(coordinators)} coordenadores` })}, ${plural(atWork, { one: `${number(atWork)} trabalhando`, many: `${number(atWork)} trabalhando`, other: `${number(atWork)} trabalhando` })}.`,
  keys: 'As setas percorrem as conexões, Enter seleciona, mais e menos controlam o zoom, 0 ajusta à tela.',
  contribution: 'Contribuição',
  messages: 'Mensagens',
  tasks: 'Tarefas',
  lastActive: 'Última atividade',
  expertise: 'Domínio',
  accuracy: 'Precisão',
  knowledgeDepth: 'Profundidade do conhecimento',
  collaborationStrength: 'Colaboração',
  reasoningQuality: 'Raciocínio',
  agent: 'Agente',
  status: 'Status',
  sendsTo: 'Envia para',
  none: '–',
  pair: ({ first, second }) => `${first}, ${second}`,
};

export const alert: AlertLabels = {
  info: 'Informação:',
  success: 'Sucesso:',
  warning: 'Aviso:',
  danger: 'Erro:',
};

export const banner: BannerLabels = {
  label: 'Comunicado',
};

export const breadcrumb: BreadcrumbLabels = {
  expand: 'Mostrar o caminho completo',
};

export const chart: ChartLabels = {
  view: 'Exibição',
  chart: 'Gráfico',
  table: 'Tabela',
  empty: 'Ainda não há dados',
  failed: 'O gráfico não foi carregado',
  keys: 'As setas percorrem os valores; Page Up e Page Down mudam de série.',
  none: '–',
  noValue: 'sem valor',
  other: 'Outros',
  series: ({ n }) => `Série ${number(n)}`,
  unnamed: ({ n }) => `Item ${number(n)}`,
  name: 'Nome',
  category: 'Categoria',
  date: 'Data',
  position: 'Posição',
  value: 'Valor',
  low: ({ name }) => `${name}, mínimo`,
  high: ({ name }) => `${name}, máximo`,
  total: 'Total',
  share: 'Participação',
  from: 'De',
  to: 'Para',
  start: 'Início',
  duration: 'Duração',
  level: 'Nível',
  partOf: 'Parte de',
  leadsTo: 'Leva a',
  comesFrom: 'Vem de',
  interval: ({ low, high }) => `${low} a ${high}`,
  point: ({ name, value }) => `${name}: ${value}`,
  place: ({ name, level }) => `${name}, nível ${number(level)}`,
  branches: ({ count }) =>
    plural(count, {
      one: `${number(count)} ramo`,
      many: `${number(count)} ramos`,
      other: `${number(count)} ramos`,
    }),
  points: ({ count }) =>
    plural(count, {
      one: `${number(count)} ponto`,
      many: `${number(count)} pontos`,
      other: `${number(count)} pontos`,
    }),
  shown: ({ shown, count }) =>
    `${number(shown)} de ${number(count)} desenhados; a tabela tem todos.`,
  trend: ({ trend, name, first, last, high, highAt, low, lowAt }) =>
    `${select(trend, { up: `${name} subiu de ${first} para ${last}`, down: `${name} caiu de ${first} para ${last}`, other: `${name} ficou em torno de ${last}` })}; máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
  extremes: ({ count, high, highAt, low, lowAt }) =>
    plural(count, {
      '=1': `Um valor: ${high} (${highAt}).`,
      one: `${number(count)} valor: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
      many: `${number(count)} valores: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
      other: `${number(count)} valores: máximo ${high} (${highAt}), mínimo ${low} (${lowAt}).`,
    }),
  whole: ({ total, name, value, share }) =>
    `${total} no total; o maior é ${name}, ${value} (${share}).`,
  durations: ({ count, total, name, longest }) =>
    `${plural(count, { one: `${number(count)} etapa em ${total}`, many: `${number(count)} etapas em ${total}`, other: `${number(count)} etapas em ${total}` })}; a mais longa é ${name}, ${longest}.`,
  flows: ({ count, from, to, value }) =>
    `${plural(count, { one: `${number(count)} fluxo`, many: `${number(count)} fluxos`, other: `${number(count)} fluxos` })}; o maior vai de ${from} a ${to}, ${value}.`,
  tree: ({ count, levels, name }) =>
    `${plural(count, { one: `${number(count)} item`, many: `${number(count)} itens`, other: `${number(count)} itens` })} em ${plural(levels, { one: `${number(levels)} nível`, many: `${number(levels)} níveis`, other: `${number(levels)} níveis` })}, a partir de ${name}.`,
  network: ({ nodes, links, levels }) =>
    `${plural(nodes, { one: `${number(nodes)} etapa`, many: `${number(nodes)} etapas`, other: `${number(nodes)} etapas` })} e ${plural(links, { one: `${number(links)} ligação`, many: `${number(links)} ligações`, other: `${number(links)} ligações` })}, em ${plural(levels, { one: `${number(levels)} nível`, many: `${number(levels)} níveis`, other: `${number(levels)} níveis` })}.`,
  relation: ({ count, trend, x, y }) =>
    `${plural(count, { one: `${number(count)} ponto`, many: `${number(count)} pontos`, other: `${number(count)} pontos` })}; ${select(trend, { up: `quanto maior ${x}, maior ${y}`, down: `quanto maior ${x}, menor ${y}`, other: `sem relação clara entre ${x} e ${y}` })}.`,
  pair: ({ first, second }) => `${first}, ${second}`,
  flow: ({ from, to }) => `${from} para ${to}`,
  outgoing: 'Saída',
  incoming: 'Entrada',
  linkKeys:
    'As setas seguem as ligações e percorrem as etapas lado a lado; Page Up e Page Down mudam de nível.',
  linked: ({ name, link }) => `${name} (${link})`,
  more: ({ count }) => `mais ${number(count)}`,
  status: 'Status',
  details: 'Detalhes',
  treeKeys:
    'As setas para cima e para baixo percorrem os ramos; a seta que se afasta da raiz abre, a outra fecha ou volta. Enter abre e fecha.',
  mapKeys: 'As setas percorrem o mapa; Page Up e Page Down seguem a ordem dos valores.',
  fromRows: 'De (linhas)',
  toColumns: 'Para (colunas)',
  matrixKeys: 'As linhas são a origem; as colunas, o destino. As setas percorrem as células.',
};

export const codeBlock: CodeBlockLabels = {
  label: 'Código',
  named: ({ language }) => `Código ${language}`,
  copy: 'Copiar código',
  copied: 'Copiado',
  failed: 'A cópia foi bloqueada; selecione o texto',
  wrap: 'Quebrar linhas',
};

export const commandMenu: CommandMenuLabels = {
  label: 'Menu de comandos',
  placeholder: 'Pesquisar ou ir para',
  recent: 'Recentes',
  found: 'Resultados',
  results: ({ count }) =>
    plural(count, {
      one: `${number(count)} resultado`,
      many: `${number(count)} de resultados`,
      other: `${number(count)} resultados`,
    }),
  limited: ({ shown, total }) =>
    `Os primeiros ${number(shown)} de ${number(total)}. Digite mais para refinar.`,
};

export const dataTable: DataTableLabels = {
  search: 'Buscar',
  selectAll: 'Selecionar todas as linhas',
  selectRow: ({ row }) => `Selecionar ${row}`,
  selected: ({ count }) =>
    plural(count, {
      one: `${number(count)} selecionada`,
      many: `${number(count)} selecionadas`,
      other: `${number(count)} selecionadas`,
    }),
  clearSelection: 'Limpar seleção',
  rows: ({ count }) =>
    plural(count, {
      one: `${number(count)} linha`,
      many: `${number(count)} linhas`,
      other: `${number(count)} linhas`,
    }),
  printed: ({ shown, total }) => `As primeiras ${number(shown)} linhas de ${number(total)}`,
  columns: 'Colunas',
  resetColumns: 'Redefinir colunas',
  columnMenu: ({ column }) => `${column}: opções`,
  sortAscending: 'Ordenar em ordem crescente',
  sortDescending: 'Ordenar em ordem decrescente',
  clearSorting: 'Remover ordenação',
  filter: 'Filtrar…',
  filterBy: ({ column }) => `Filtrar por ${column}`,
  contains: 'Contém',
  minimum: 'No mínimo',
  maximum: 'No máximo',
  filterChip: ({ column, value }) => `${column}: ${value}`,
  removeFilter: ({ filter }) => `Remover o filtro ${filter}`,
  clearFilters: 'Limpar busca e filtros',
  pinStart: 'Fixar no início',
  pinEnd: 'Fixar no final',
  unpin: 'Desafixar',
  moveBack: 'Mover para o início',
  moveForward: 'Mover para o final',
  moveColumnBack: ({ column }) => `Mover ${column} para o início`,
  moveColumnForward: ({ column }) => `Mover ${column} para o final`,
  hide: 'Ocultar coluna',
  resize: 'Redimensionar coluna',
  width: ({ column }) => `Largura de ${column}`,
  pixels: ({ width }) => `${number(width)} pixels`,
  actions: 'Ações',
  rowActions: ({ row }) => `Ações de ${row}`,
  sortedAscending: ({ column }) => `Ordenado por ${column}, crescente`,
  sortedDescending: ({ column }) => `Ordenado por ${column}, decrescente`,
  unsorted: 'Sem ordenação',
  empty: 'Nada por aqui ainda',
  noMatch: 'Nenhuma linha corresponde',
  noMatchHint: 'Mude a busca ou os filtros para ver mais.',
  failed: 'As linhas não foram carregadas',
  yes: 'Sim',
  no: 'Não',
};

export const datePicker: DatePickerLabels = {
  open: 'Abrir calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  format: ({ format }) => `Formato: ${format}`,
  invalid: ({ format }) => `Digite uma data no formato ${format}.`,
  tooEarly: ({ date }) => `Escolha ${date} ou uma data posterior.`,
  tooLate: ({ date }) => `Escolha ${date} ou uma data anterior.`,
  unavailable: ({ date }) => `${date} não está disponível. Escolha outra data.`,
  today: 'Hoje',
};

export const dateRangePicker: DateRangePickerLabels = {
  start: 'Data de início',
  end: 'Data de término',
  chooseStart: 'Escolha a data de início',
  chooseEnd: ({ date }) => `A partir de ${date}: escolha a data de término`,
  chosen: ({ range, days }) =>
    `${range}, ${plural(days, { one: `${number(days)} dia`, many: `${number(days)} dias`, other: `${number(days)} dias` })}`,
  presets: 'Períodos sugeridos',
};

export const diffView: DiffViewLabels = {
  label: 'Alterações',
  oldLine: 'Linha antiga',
  newLine: 'Linha nova',
  text: 'Texto',
  before: 'Antes',
  after: 'Depois',
  added: 'Adicionado',
  removed: 'Removido',
  additions: ({ count }) =>
    plural(count, {
      one: `${number(count)} linha adicionada`,
      many: `${number(count)} linhas adicionadas`,
      other: `${number(count)} linhas adicionadas`,
    }),
  deletions: ({ count }) =>
    plural(count, {
      one: `${number(count)} linha removida`,
      many: `${number(count)} linhas removidas`,
      other: `${number(count)} linhas removidas`,
    }),
  unchanged: ({ count }) =>
    plural(count, {
      one: `Mostrar ${number(count)} linha inalterada`,
      many: `Mostrar ${number(count)} linhas inalteradas`,
      other: `Mostrar ${number(count)} linhas inalteradas`,
    }),
  same: 'Sem diferenças',
};

export const fileUpload: FileUploadLabels = {
  drop: 'Solte arquivos aqui ou',
  choose: 'escolha no dispositivo',
  types: ({ types }) => `Permitidos: ${types}`,
  maxSize: ({ size }) => `Até ${size} cada`,
  maxFiles: ({ max }) =>
    plural(max, {
      one: `${number(max)} arquivo`,
      many: `No máximo ${number(max)} arquivos`,
      other: `No máximo ${number(max)} arquivos`,
    }),
  wrongType: ({ types }) => `Este tipo não é permitido. Escolha ${types}.`,
  tooLarge: ({ size, max }) => `${size} é grande demais. Escolha um arquivo de até ${max}.`,
  tooMany: ({ max }) =>
    plural(max, {
      one: `Só cabe ${number(max)} arquivo. Remova-o primeiro.`,
      many: `Só cabem ${number(max)} arquivos. Remova um primeiro.`,
      other: `Só cabem ${number(max)} arquivos. Remova um primeiro.`,
    }),
  duplicate: 'Este arquivo já está na lista.',
  empty: 'Este arquivo está vazio. Escolha outro.',
  remove: ({ name }) => `Remover ${name}`,
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} arquivo adicionado`,
      many: `${number(count)} arquivos adicionados`,
      other: `${number(count)} arquivos adicionados`,
    }),
  removed: ({ name }) => `${name} removido`,
  uploading: ({ name }) => `Enviando ${name}`,
  uploaded: 'Enviado',
  files: 'Arquivos',
  image: 'imagens',
  audio: 'áudio',
  folder: 'Isto é uma pasta. Arraste os arquivos que estão nela.',
  video: 'vídeo',
};

export const heatMapGrid: HeatMapGridLabels = {
  none: 'Sem dados',
  scale: 'Escala',
  cell: ({ row, column, value }) => `${row}, ${column}: ${value}`,
  highest: ({ cell }) => `Máximo: ${cell}`,
};

export const kanbanBoard: KanbanBoardLabels = {
  cards: ({ count }) =>
    plural(count, {
      one: `${number(count)} cartão`,
      many: `${number(count)} cartões`,
      other: `${number(count)} cartões`,
    }),
  limit: ({ count, limit }) => `${number(count)} de ${number(limit)}`,
  overLimit: ({ limit }) => `Mais cartões que o limite de ${number(limit)}`,
  empty: 'Nenhum cartão',
  noColumns: 'Nenhuma coluna ainda',
  cardMenu: ({ card }) => `Opções de ${card}`,
  moveTo: 'Mover para',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  instructions: 'Espaço pega o cartão, as setas movem, Espaço solta e Esc cancela.',
  lifted: ({ card, column, position, count }) =>
    `${card}: cartão levantado. ${column}, posição ${number(position)} de ${number(count)}.`,
  over: ({ column, position, count }) =>
    `${column}, posição ${number(position)} de ${number(count)}`,
  dropped: ({ card, column, position, count }) =>
    `${card}: cartão solto. ${column}, posição ${number(position)} de ${number(count)}.`,
  canceled: ({ card }) => `${card} voltou ao lugar.`,
  showMore: ({ count }) => `Mostrar mais ${number(count)}`,
};

export const messageList: MessageListLabels = {
  label: 'Mensagens',
  empty: 'Nenhuma mensagem ainda',
  unread: ({ count }) =>
    plural(count, {
      one: `${number(count)} mensagem nova`,
      many: `${number(count)} mensagens novas`,
      other: `${number(count)} mensagens novas`,
    }),
  toNewest: 'Ir para a mensagem mais recente',
  earlier: 'Mostrar mensagens anteriores',
  announced: ({ author, text }) => `${author}: ${text}`,
  user: 'Você',
  assistant: 'Assistente',
  system: 'Sistema',
  sending: 'Enviando',
  failed: 'Não enviada',
};

export const numberField: NumberFieldLabels = {
  increase: 'Aumentar',
  decrease: 'Diminuir',
};

export const pagination: PaginationLabels = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: ({ page }) => `Página ${number(page)}`,
  range: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
};

export const passwordField: PasswordFieldLabels = {
  strength: ({ level }) =>
    `Força da senha: ${select(level, { weak: 'fraca', fair: 'média', good: 'boa', strong: 'forte', other: 'muito fraca' })}`,
};

export const planCard: PlanCardLabels = {
  recommended: 'Recomendado',
  current: 'Plano atual',
  included: 'Incluído:',
  notIncluded: 'Não incluído:',
};

export const price: PriceLabels = {
  free: 'Grátis',
  was: 'Preço anterior:',
  none: 'Preço indisponível',
  per: ({ period }) =>
    select(period, { day: 'por dia', week: 'por semana', month: 'por mês', other: 'por ano' }),
};

export const rating: RatingLabels = {
  value: ({ value, max }) => `${value} de ${max}`,
  none: 'Sem avaliação',
};

export const runTimeline: RunTimelineLabels = {
  label: 'Etapas',
  empty: 'Nenhuma etapa ainda',
  pending: 'Não iniciada',
  running: 'Em andamento',
  completed: 'Concluída',
  failed: 'Falhou',
  skipped: 'Pulada',
  starts: ({ time }) => `Começa em ${time}`,
};

export const splitter: SplitterLabels = {
  collapsed: 'Recolhido',
};

export const stat: StatLabels = {
  increase: ({ amount, meaning }) =>
    `Aumento de ${amount}${select(meaning, { better: ', uma melhora', worse: ', uma piora', other: '' })}`,
  decrease: ({ amount, meaning }) =>
    `Queda de ${amount}${select(meaning, { better: ', uma melhora', worse: ', uma piora', other: '' })}`,
  unchanged: 'Sem alteração',
  none: 'Sem dados',
};

export const stepper: StepperLabels = {
  label: 'Etapas',
  done: 'Concluído',
  error: 'Requer atenção',
};

export const tagInput: TagInputLabels = {
  hint: 'Enter ou vírgula adiciona uma etiqueta. As setas levam às etiquetas e Backspace remove uma.',
  remove: ({ tag }) => `Remover ${tag}`,
  added: ({ count, tag }) =>
    plural(count, {
      one: `${tag} adicionada`,
      many: `${number(count)} etiquetas adicionadas`,
      other: `${number(count)} etiquetas adicionadas`,
    }),
  removed: ({ tag }) => `${tag} removida`,
  duplicate: ({ tag }) => `${tag} já está na lista.`,
  full: ({ max }) =>
    plural(max, {
      one: `No máximo ${number(max)} etiqueta. Remova-a para adicionar outra.`,
      many: `No máximo ${number(max)} etiquetas. Remova uma para adicionar outra.`,
      other: `No máximo ${number(max)} etiquetas. Remova uma para adicionar outra.`,
    }),
  count: ({ count, max }) => `${number(count)} de ${number(max)}`,
  suggestions: 'Sugestões',
};

export const timeline: TimelineLabels = {
  empty: 'Nada aconteceu ainda',
  details: 'Detalhes',
  showMore: ({ count }) => `Mostrar mais ${number(count)}`,
  active: 'Em andamento',
  success: 'Concluído',
  warning: 'Aviso',
  danger: 'Erro',
};

export const toolCallCard: ToolCallCardLabels = {
  waiting: 'Aguardando',
  running: 'Em execução',
  completed: 'Concluído',
  failed: 'Falhou',
  arguments: 'Argumentos',
  result: 'Resultado',
  error: 'Erro',
};

export const tree: TreeLabels = {
  failed: 'Não carregou. Tentar de novo',
  loadFailed: ({ node }) => `${node} não foi carregado`,
  loaded: ({ node, count }) =>
    `${node}: ${plural(count, { one: `${number(count)} item`, many: `${number(count)} itens`, other: `${number(count)} itens` })}`,
  empty: 'Nada por aqui ainda',
};

export const truncatedText: TruncatedTextLabels = {
  more: 'Mostrar mais',
  less: 'Mostrar menos',
};

export const usageBar: UsageBarLabels = {
  of: ({ used, limit }) => `${used} de ${limit}`,
  unlimited: ({ used }) => `${used}, sem limite`,
  unknown: 'Uso desconhecido',
  share: ({ share }) => `${share} usados`,
  left: ({ amount }) => `Restam ${amount}`,
  reached: 'Limite atingido',
  over: ({ amount }) => `${amount} acima do limite`,
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
