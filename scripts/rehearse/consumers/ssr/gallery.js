import * as ui from '@constella/ui';
import * as charts from '@constella/ui/charts';
import { DataTable } from '@constella/ui/data-table';
import { createElement as h } from 'react';

export const ignore = () => undefined;
const months = ['Janvier', 'Février', 'Mars', 'Avril'];
const options = [
  { value: 'a', label: 'Petit' },
  { value: 'b', label: 'Grand' },
];
const series = [
  { name: 'Utilisés', values: [12, 30, 24, 41] },
  { name: 'Offerts', values: [20, 20, 40, 40] },
];
const lines = series.map(({ name, values }) => ({
  name,
  values: values.map((y, at) => ({ x: months[at], y })),
}));

/** Components that are fields: each drawn with a value, as a form on a first visit would. */
const fields = [
  h(ui.TextField, { label: 'Compte', autoComplete: 'username' }),
  h(ui.PasswordField, {
    label: 'Mot de passe',
    strength: 'auto',
    autoComplete: 'new-password',
  }),
  h(ui.TextArea, { label: 'Notes' }),
  h(ui.NumberField, { label: 'Points', value: 1234.5, onValueChange: ignore }),
  h(ui.SliderField, {
    label: 'Température',
    value: 0.7,
    onValueChange: ignore,
    min: 0,
    max: 2,
    step: 0.1,
  }),
  h(ui.Select, { label: 'Modèle', value: 'a', onValueChange: ignore, options }),
  h(ui.Combobox, { label: 'Rôle', value: 'b', onValueChange: ignore, options }),
  h(ui.DatePicker, { label: 'Début', value: '2026-03-09', onValueChange: ignore }),
  h(ui.DateRangePicker, {
    label: 'Période',
    value: { start: '2026-03-09', end: '2026-03-20' },
    onValueChange: ignore,
  }),
  h(ui.TagInput, { label: 'Étiquettes', value: ['rapide', 'sûr'], onValueChange: ignore }),
  h(ui.FileUpload, { label: 'Pièces', value: [], onValueChange: ignore }),
  h(ui.OneTimeCodeField, { label: 'Code', value: '12', onValueChange: ignore }),
  h(ui.Rating, { label: 'Avis', value: 3, onValueChange: ignore }),
  h(ui.SegmentedControl, { label: 'Taille', value: 'a', onValueChange: ignore, options }),
  h(ui.RadioCards, { label: 'Offre', value: 'a', onValueChange: ignore, options }),
  h(ui.CheckboxGroup, { label: 'Canaux', value: ['a'], onValueChange: ignore, options }),
];

const display = [
  h(ui.Stat, { label: 'Points', value: 31_200, change: 0.12 }),
  h(ui.Price, { amount: 19.9, currency: 'EUR', period: 'month' }),
  h(ui.UsageBar, { label: 'Points', used: 310, limit: 400 }),
  h(ui.Alert, { tone: 'warning', title: 'Bientôt épuisé' }),
  h(ui.Banner, { title: 'Nouvelle version' }),
  h(ui.TruncatedText, null, 'Un texte qui pourrait être long'),
  h(ui.CodeBlock, { code: 'const agents = 3;', language: 'js', lineNumbers: true }),
  h(ui.DiffView, { before: 'un\ndeux', after: 'un\ntrois' }),
  h(ui.Timeline, {
    timeZone: 'Europe/Paris',
    events: [{ id: '1', title: 'Créé', time: '2026-03-09T08:00:00Z', tone: 'success' }],
  }),
  h(ui.MessageList, {
    timeZone: 'Europe/Paris',
    messages: [
      { id: '1', role: 'user', content: 'Bonjour', time: '2026-03-09T08:00:00Z' },
      { id: '2', role: 'assistant', author: 'Atlas', content: 'Bonjour à vous' },
    ],
  }),
  h(ui.StreamText, { text: 'Une réponse entière' }),
  h(ui.ToolCallCard, { name: 'recherche', state: 'completed', duration: 1200 }),
  h(ui.RunTimeline, {
    view: 'waterfall',
    steps: [{ id: '1', name: 'Lire', state: 'completed', start: 0, duration: 800 }],
  }),
  h(ui.HeatMapGrid, {
    label: 'Activité',
    rows: ['Lundi', 'Mardi'],
    columns: ['Matin', 'Soir'],
    values: [
      [1, 4],
      [2, null],
    ],
  }),
];

const structure = [
  h(
    ui.Accordion,
    { defaultValue: ['a'], headingAs: 'h2' },
    h(ui.AccordionItem, { value: 'a', title: 'Mémoire' }, 'Ce que retient un agent'),
  ),
  h(ui.Pagination, { page: 2, pageSize: 10, total: 120, onPageChange: ignore }),
  h(ui.Stepper, {
    current: 'b',
    steps: [
      { id: 'a', title: 'Compte' },
      { id: 'b', title: 'Offre' },
    ],
  }),
  h(ui.Splitter, { label: 'Colonnes', start: 'Liste', end: 'Détail' }),
  h(ui.ScrollArea, { label: 'Journal', maxBlockSize: 80 }, 'Rien à signaler'),
  h(ui.Tree, {
    label: 'Dossiers',
    nodes: [{ id: 'a', label: 'Projets', children: [{ id: 'b', label: 'Atlas' }] }],
    defaultExpanded: new Set(['a']),
  }),
  h(ui.KanbanBoard, {
    label: 'Tâches',
    columns: [
      { id: 'todo', title: 'À faire', limit: 3 },
      { id: 'done', title: 'Faites' },
    ],
    cards: [{ id: '1', column: 'todo', title: 'Écrire' }],
    onMove: ignore,
  }),
  h(DataTable, {
    label: 'Agents',
    columns: [
      { id: 'name', header: 'Nom', value: 'name' },
      { id: 'points', header: 'Points', value: 'points', numeric: true },
    ],
    rows: [
      { name: 'Atlas', points: 1200 },
      { name: 'Vega', points: 900 },
    ],
    searchable: true,
    selectable: true,
  }),
  h(
    ui.DropdownMenu,
    { trigger: h(ui.Button, null, 'Menu') },
    h(ui.MenuItem, { onSelect: ignore }, 'Renommer'),
  ),
];

const drawings = [
  h(charts.LineChart, { titleAs: 'h2', title: 'Lignes', series: lines }),
  h(charts.AreaChart, { titleAs: 'h2', title: 'Aires', series: lines }),
  h(charts.BarChart, { titleAs: 'h2', title: 'Barres', categories: months, series }),
  h(charts.StackedBarChart, {
    titleAs: 'h2',
    title: 'Barres empilées',
    categories: months,
    series,
  }),
  h(charts.RadarChart, { titleAs: 'h2', title: 'Radar', categories: months, series }),
  h(charts.HeatMap, {
    titleAs: 'h2',
    title: 'Chaleur',
    rows: ['Atlas', 'Vega'],
    columns: months,
    values: series.map(({ values }) => values),
  }),
  h(charts.DonutChart, {
    titleAs: 'h2',
    title: 'Parts',
    slices: [
      { name: 'Lecture', value: 3 },
      { name: 'Écriture', value: 5 },
    ],
  }),
  h(charts.ScatterChart, {
    titleAs: 'h2',
    title: 'Nuage',
    xLabel: 'Durée',
    yLabel: 'Points',
    series: [{ name: 'Agents', points: [{ x: 1, y: 2, name: 'Atlas' }] }],
  }),
  h(charts.WaterfallChart, {
    titleAs: 'h2',
    title: 'Étapes',
    spans: [{ name: 'Lire', start: 0, end: 400 }],
  }),
  h(charts.Sparkline, { label: 'Tendance', values: [1, 3, 2] }),
];

/** Nearly everything there is, closed and unused, as a server first sends it. */
export const gallery = h(
  ui.Stack,
  null,
  h(
    'form',
    null,
    fields.map((field, at) => h('section', { key: at }, field)),
  ),
  ...[...display, ...structure, ...drawings].map((part, at) => h('section', { key: at }, part)),
);
