import type { ToolType } from '@constella/api-client/contract';
import type { z } from 'zod';

import { forecastTool, frameTool, rankTool } from './decision/tools.js';
import { rankIdeasTool, roadmapTool } from './innovation/tools.js';
import { scoreTool } from './shared/risk/tools.js';
import { checkTool } from './document-generator/tools.js';
import { lessonTool } from './training/tools.js';
import { classifyTool, impactTool, selectTool } from './regulation-monitor/tools.js';
import { measureTool } from './writing/tools.js';
import { matchAssistantTool } from './cognitive-flow/tools.js';
import { readBriefTool } from '../program/tools/read-brief-tool.js';

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
