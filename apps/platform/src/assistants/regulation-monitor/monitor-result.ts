import type { AssistantResult } from '@constella/api-client';

/** What a look at regulations came to. */
export type MonitorResult = AssistantResult<'regulation-monitor'>;
/** A regulation or a change of one. */
export type MonitorItem = MonitorResult['items'][number];
