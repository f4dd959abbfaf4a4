import { agentDefaults } from './defaults.js';
import { agentStatuses } from './enums.js';
import type { AgentFields, ListedAgent } from './entities/agent.js';
import type { AgentStatus, ShownAgentStatus } from './enums.js';

/** An agent's fields besides name and type. `model` is empty when the server never stored one. */
export type AgentSettings = Omit<AgentFields, 'name' | 'type'>;

/** An agent as screens use it: settings read, defaults filled in, status always showable. */
export interface Agent extends Omit<ListedAgent, 'settings' | 'status'> {
  status: ShownAgentStatus;
  settings: AgentSettings;
}

/** The status to show: the reported one, or `inactive` when it is unknown. */
export function shownAgentStatus(status: unknown): ShownAgentStatus {
  return (agentStatuses as readonly unknown[]).includes(status)
    ? (status as AgentStatus)
    : 'inactive';
}

/**
 * The settings of a listed agent, which arrive as an object or as JSON text. What is absent or of
 * the wrong kind is shown as temperature 0.7, maxTokens 1000, memoryType short_term, memoryDepth 10
 * and the other agent defaults; fallback is disabled only by an explicit `false`.
 */
export function parseAgentSettings(settings: unknown): AgentSettings {
  const given = record(settings);
  const capabilities = Array.isArray(given.capabilities)
    ? given.capabilities.filter((entry) => typeof entry === 'string')
    : [...agentDefaults.capabilities];
  return {
    model: typeof given.model === 'string' ? given.model : '',
    temperature: number(given.temperature, agentDefaults.temperature),
    maxTokens: number(given.maxTokens, agentDefaults.maxTokens),
    specialization: known(given.specialization, agentDefaults.specialization),
    capabilities: capabilities as AgentSettings['capabilities'],
    systemPrompt: typeof given.systemPrompt === 'string' ? given.systemPrompt : undefined,
    allowFallback: given.allowFallback !== false,
    preferredProvider: known(given.preferredProvider, agentDefaults.preferredProvider),
    memoryType: known(given.memoryType, agentDefaults.memoryType),
    memoryDepth: number(given.memoryDepth, agentDefaults.memoryDepth),
  };
}

/** A listed agent as screens use it. */
export function readAgent(agent: ListedAgent): Agent {
  return {
    ...agent,
    status: shownAgentStatus(agent.status),
    settings: parseAgentSettings(agent.settings),
  };
}

function record(settings: unknown): Record<string, unknown> {
  if (typeof settings === 'string') {
    try {
      return record(JSON.parse(settings) as unknown);
    } catch {
      return {};
    }
  }
  return typeof settings === 'object' && settings !== null
    ? (settings as Record<string, unknown>)
    : {};
}

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

const known = <T extends string>(value: unknown, fallback: T): T =>
  typeof value === 'string' && value !== '' ? (value as T) : fallback;
