import type { Agent } from '@constella/api-client';

/** Bytes a file may have: the longest system prompt and everything else fit in many times over. */
export const largestFile = 256 * 1024;
/** How the files of this app are written. */
const version = 1;

/** Why a file is not one of an agent. Words: `agents.import.problem.*`. */
export type FileProblem = 'tooLarge' | 'notJson' | 'notAgent' | 'newer';

/** An agent as a file: what may be sent to create it, and what the file is. */
export const agentFileText = ({
  name,
  type,
  settings,
}: Pick<Agent, 'name' | 'type' | 'settings'>) =>
  `${JSON.stringify({ constella: 'agent', version, agent: { ...settings, name, type } }, null, 2)}\n`;

/** A name for that file which every system takes. */
export const agentFileName = (name: string): string =>
  `${
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'agent'
  }.json`;

/** Finds the agent in a file; its fields are still to be checked against the contract. */
export function readAgentFile(text: string): { values: object } | { problem: FileProblem } {
  if (text.length > largestFile) return { problem: 'tooLarge' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  const { constella, version: written, agent } = (file ?? {}) as Record<string, unknown>;
  if (constella !== 'agent' || typeof written !== 'number') return { problem: 'notAgent' };
  if (written > version) return { problem: 'newer' };
  return typeof agent === 'object' && agent !== null && !Array.isArray(agent)
    ? { values: agent }
    : { problem: 'notAgent' };
}
