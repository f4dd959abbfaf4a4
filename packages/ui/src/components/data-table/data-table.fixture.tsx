import { StatusDot, type DotStatus } from '../status-dot/status-dot.js';
import type { DataTableColumn } from './column.js';

/** A row of the stories. */
export interface Run {
  id: string;
  name: string;
  agent: string;
  status: DotStatus;
  points: number;
  seconds: number | null;
  started: Date;
}

const subjects = ['Supplier contract review', 'NDA comparison', 'Pricing memo', 'Tariff check'];
const agents = ['Contract reader', 'Synthesis lead', 'Forecast modeller'];
const statuses = ['busy', 'idle', 'error', 'offline'] as const;
const words = { busy: 'Running', idle: 'Completed', error: 'Failed', offline: 'Waiting' } as const;

const pick = <Value,>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value;

/** The same runs every time. */
export const makeRuns = (count: number): Run[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `T-${index + 1}`,
    name: `${pick(subjects, index)} ${index + 1}`,
    agent: pick(agents, index * 7 + (index >> 2)),
    status: pick(statuses, index * 5 + (index >> 3)),
    points: ((index * 7919) % 1000) / 10,
    seconds: index % 9 === 4 ? null : (index * 104_729) % 600,
    started: new Date(Date.UTC(2025, 10, 1) - index * 3_600_000),
  }));

export const runColumns: DataTableColumn<Run>[] = [
  { id: 'name', header: 'Run', value: 'name', width: 240, filter: { kind: 'text' } },
  {
    id: 'status',
    header: 'Status',
    value: 'status',
    width: 140,
    cell: ({ status }) => <StatusDot status={status} label={words[status as keyof typeof words]} />,
    filter: {
      kind: 'choice',
      options: statuses.map((value) => ({ value, label: words[value] })),
    },
  },
  { id: 'agent', header: 'Agent', value: 'agent', width: 180 },
  {
    id: 'points',
    header: 'Points',
    value: 'points',
    numeric: true,
    width: 112,
    filter: { kind: 'range' },
  },
  { id: 'seconds', header: 'Seconds', value: 'seconds', numeric: true, width: 120 },
  { id: 'started', header: 'Started', value: 'started', width: 140 },
];
