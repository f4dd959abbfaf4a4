import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Whole minutes for each of some lessons, the first ones longer by one where it does not divide. */
export function lessonMinutes(total: number, lessons: number): number[] {
  const each = Math.floor(total / lessons);
  const longer = total - each * lessons;
  return Array.from({ length: lessons }, (_, at) => each + (at < longer ? 1 : 0));
}

/** How many lessons fit: none shorter than it takes to say a thing and try it. */
export const lessonCount = (total: number, points: number): number =>
  Math.max(1, Math.min(points, Math.floor(total / shortestLesson)));

/** Minutes. */
const shortestLesson = 5;

/** Shares a training's time out among its lessons. */
export const lessonTool = defineTool({
  id: 'training.lessons',
  input: z.object({ minutes: z.int().min(1), points: z.int().min(1) }),
  run: ({ minutes, points }) => ({ minutes: lessonMinutes(minutes, lessonCount(minutes, points)) }),
});
