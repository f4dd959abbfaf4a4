import type { ToolType } from '@constella/api-client/contract';
import type { z } from 'zod';

import { forecastTool, frameTool, rankTool } from '../assistants/decision/tools.js';
import { rankIdeasTool, roadmapTool } from '../assistants/innovation/tools.js';
import { scoreTool } from '../assistants/risk/tools.js';
import { checkTool } from '../assistants/document-generator/tools.js';
import { lessonTool } from '../assistants/training/tools.js';
import { classifyTool, impactTool, selectTool } from '../assistants/regulation-monitor/tools.js';
import { measureTool } from '../assistants/writing/tools.js';
import { matchAssistantTool } from './match-assistant.js';
import { readBriefTool } from './read-brief-tool.js';

/** A tool as a list of tools shows it. */
export interface RegisteredTool {
  readonly id: string;
  /** @default 'local' */
  readonly type?: ToolType;
  readonly input: z.ZodType;
}

/** Every tool the engine can call; the rows of `tools` begin with them. */
export const tools: readonly RegisteredTool[] = [
  readBriefTool,
  matchAssistantTool,
  frameTool,
  rankTool,
  forecastTool,
  measureTool,
  lessonTool,
  rankIdeasTool,
  roadmapTool,
  scoreTool,
  checkTool,
  selectTool,
  classifyTool,
  impactTool,
];
