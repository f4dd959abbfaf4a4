import type { ShownAgentStatus } from '@constella/api-client';
import type { DotStatus } from '@constella/ui';

/** How an agent's status is drawn. Words: `agents.status.*`. */
export const agentDots: Record<ShownAgentStatus, DotStatus> = {
  idle: 'idle',
  busy: 'busy',
  offline: 'offline',
  error: 'error',
  inactive: 'offline',
};
