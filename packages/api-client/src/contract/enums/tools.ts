/** The kinds of tool. */
export const toolTypes = [
  'api',
  'local',
  'composite',
  'external',
  'cognitive',
  'data_processing',
] as const;
/** One of {@link toolTypes}. */
export type ToolType = (typeof toolTypes)[number];

/** Whether a tool can be called. */
export const toolStatuses = ['active', 'inactive', 'deprecated', 'testing', 'scheduled'] as const;
/** One of {@link toolStatuses}. */
export type ToolStatus = (typeof toolStatuses)[number];

/** Whether the platform, or a part of it, works. */
export const systemStatuses = ['operational', 'maintenance', 'offline'] as const;
/** One of {@link systemStatuses}. */
export type SystemStatus = (typeof systemStatuses)[number];
