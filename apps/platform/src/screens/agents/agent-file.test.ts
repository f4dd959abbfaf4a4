import { agentDefaults, parseAgentSettings } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { agentFileName, agentFileText, largestFile, readAgentFile } from './agent-file';

const agent = {
  name: 'Contract reader',
  type: 'processor',
  settings: { ...parseAgentSettings(null), ...agentDefaults, model: 'openai/gpt-4.1' },
} as const;

describe('the file of an agent', () => {
  it('comes back as it went', () => {
    const { name, type, settings } = agent;
    expect(readAgentFile(agentFileText(agent as never))).toEqual({
      values: { ...settings, name, type },
    });
  });

  it.each([
    ['', 'notJson'],
    ['{"constella":', 'notJson'],
    ['null', 'notAgent'],
    ['[]', 'notAgent'],
    ['{"name":"Contract reader"}', 'notAgent'],
    ['{"constella":"task","version":1,"agent":{}}', 'notAgent'],
    ['{"constella":"agent","version":1,"agent":[]}', 'notAgent'],
    ['{"constella":"agent","version":2,"agent":{}}', 'newer'],
    [' '.repeat(largestFile + 1), 'tooLarge'],
  ])('is not %.40s', (text, problem) => {
    expect(readAgentFile(text)).toEqual({ problem });
  });

  it.each([
    ['Contract reader', 'Contract-reader.json'],
    ['../../etc/passwd', 'etc-passwd.json'],
    ['قارئ العقود', 'قارئ-العقود.json'],
    ['???', 'agent.json'],
  ])('is called after %s: %s', (name, file) => {
    expect(agentFileName(name)).toBe(file);
  });
});
