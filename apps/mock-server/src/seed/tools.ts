import { z } from 'zod';

import { instant } from '../base/clock.js';
import { forecastTool, rankTool } from '../runs/assistants/decision/tools.js';
import { tools } from '../runs/assistants/index.js';
import { readBriefTool } from '../runs/program/tools/read-brief-tool.js';
import { webSearchTool } from '../runs/program/tools/web-search-tool.js';
import type { Texts } from '../base/language/texts.js';
import type { ServerText } from '../base/refusal.js';
import type { RowInput } from '../store/tables.js';
import { day, daysBefore, keysOf, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

interface ToolFacts {
  /** Its id in runs. */
  readonly id: string;
  readonly type: RowInput<'tools'>['type'];
  readonly status: RowInput<'tools'>['status'];
  /** Names of what it takes, and their types. */
  readonly takes: Readonly<Record<string, string>>;
}

/** Tools an installation might add to those of the engine. */
const further: Record<keyof SeedTexts['tools'], ToolFacts> = {
  documentParse: {
    id: 'document.parse',
    type: 'local',
    status: 'testing',
    takes: { file: 'string' },
  },
  tableQuery: {
    id: 'table.query',
    type: 'data_processing',
    status: 'testing',
    takes: { table: 'string', question: 'string' },
  },
  textTranslate: {
    id: 'text.translate',
    type: 'api',
    status: 'scheduled',
    takes: { text: 'string', language: 'string' },
  },
  chartDraw: {
    id: 'chart.draw',
    type: 'composite',
    status: 'deprecated',
    takes: { table: 'string', kind: 'string' },
  },
};

/** `toolId`s, in order. */
const compositions: Record<keyof SeedTexts['compositions'], readonly string[]> = {
  sourcedAnswer: [readBriefTool.id, webSearchTool.id, further.documentParse.id],
  monthlyReport: [further.tableQuery.id, forecastTool.id, further.chartDraw.id],
  contractCheck: [further.documentParse.id, readBriefTool.id, rankTool.id],
};

/** The tools there are, those of the engine as it registers them, and which are used together. */
export function seedTools({ store, texts, begin }: Seeding, said: Texts): void {
  const createdAt = daysBefore(begin, 0);
  for (const { id, type = 'local', input } of tools) {
    const { $schema: _dialect, ...parameters } = z.toJSONSchema(input, { io: 'input' });
    store.insert('tools', {
      toolId: id,
      name: said.say(toolText(id, 'name')),
      description: said.say(toolText(id, 'about')),
      type,
      parameters,
      source: 'built-in',
      createdAt,
    });
  }
  for (const key of keysOf(further)) {
    const { id, type, status, takes } = further[key];
    const properties = Object.entries(takes).map(([name, kind]) => [name, { type: kind }]);
    store.insert('tools', {
      toolId: id,
      ...texts.tools[key],
      type,
      status,
      parameters: { type: 'object', properties: Object.fromEntries(properties) },
      source: type === 'external' || type === 'api' ? 'external' : 'built-in',
      createdAt,
    });
  }
  // Nobody has measured them: they have no figures.
  for (const key of keysOf(compositions)) {
    const parts = compositions[key];
    store.insert('tool_composition_templates', {
      templateId: `composition.${key}`,
      ...texts.compositions[key],
      tools: [...parts],
      connectionPattern: { edges: parts.slice(1).map((to, at) => ({ from: parts[at], to })) },
      parameterMappings: {},
      compositionType: 'sequential',
      createdAt,
    });
  }
}

/** The text of a tool the engine registers. */
const toolText = (id: string, text: 'name' | 'about') =>
  `server.tool.${id}.${text}` as ServerText['id'];

/** Name, place, state, percent of processor and memory, days since it was started. */
const servers: readonly (readonly [
  string,
  keyof SeedTexts['places'],
  RowInput<'mcp_servers'>['status'],
  number,
  number,
  number,
])[] = [
  ['mcp-eu-central-1', 'frankfurt', 'active', 41, 63, 47],
  ['mcp-eu-north-1', 'stockholm', 'active', 28, 52, 47],
  ['mcp-eu-east-1', 'warsaw', 'maintenance', 3, 18, 0.5],
  ['mcp-us-east-1', 'ashburn', 'active', 57, 71, 12],
  ['mcp-ap-southeast-1', 'singapore', 'operational', 22, 44, 30],
  ['mcp-sa-east-1', 'saoPaulo', 'offline', 0, 0, 0],
];

/** The servers tools run on. */
export function seedInfrastructure({ store, texts, now, begin }: Seeding): void {
  for (const [name, place, status, cpuUsage, memoryUsage, days] of servers)
    store.insert('mcp_servers', {
      name,
      location: texts.places[place],
      status,
      cpuUsage,
      memoryUsage,
      uptime: Math.round((days * day) / 1_000),
      lastHeartbeat: status === 'offline' ? daysBefore(now, 2) : instant(now - 20_000),
      createdAt: daysBefore(begin, 0),
    });
}
