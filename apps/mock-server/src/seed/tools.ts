import { ownServerName } from '../runs/mcp/mcp-servers.js';
import { z } from 'zod';

import { forecastTool, rankTool } from '../runs/assistants/decision/tools.js';
import { tools } from '../runs/assistants/index.js';
import { readBriefTool } from '../runs/program/tools/read-brief-tool.js';
import { webSearchTool } from '../runs/program/tools/web-search-tool.js';
import type { Texts } from '../base/language/texts.js';
import type { ServerText } from '../base/refusal.js';
import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, type Seeding } from './seeding.js';
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

/** The server that the platform's own tools run on: this one, which measures itself. */
export function seedInfrastructure({ store, begin }: Seeding): void {
  store.insert('mcp_servers', {
    name: ownServerName,
    location: '',
    status: 'operational',
    createdAt: daysBefore(begin, 0),
  });
}
