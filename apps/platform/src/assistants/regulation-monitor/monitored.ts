import type { AssistantResult } from '@constella/api-client';

/** What a look at regulations came to. */
export type Monitored = AssistantResult<'regulation-monitor'>;
/** A regulation or a change of one. */
export type Watched = Monitored['items'][number];
