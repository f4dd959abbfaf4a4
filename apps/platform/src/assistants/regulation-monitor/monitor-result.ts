import type { AssistantResult } from '@constella/api-client';

/** The result of a look at regulations. */
export type MonitorResult = AssistantResult<'regulation-monitor'>;
/** A regulation or a change of one. */
export type MonitorItem = MonitorResult['items'][number];
