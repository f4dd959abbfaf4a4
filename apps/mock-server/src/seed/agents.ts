import { agentDefaults } from '@constella/api-client/contract';

import { instant } from '../base/clock.js';
import { fieldsOf, keepChange, keepFirst } from '../handlers/calls/agent-versions.js';
import { tables, type RowOf } from '../store/tables.js';
import type { SeedTexts } from './seed-texts.js';
import type { Owner, Seeding } from './seeding.js';

type Settings = RowOf<'agents'>['settings'];
/** An agent by its name in the texts. */
export type AgentKey = keyof SeedTexts['agents'];

type AgentFacts = Pick<RowOf<'agents'>, 'type'> & {
  readonly name: AgentKey;
  readonly status?: string;
  readonly settings: Pick<Settings, 'model' | 'specialization' | 'capabilities'> &
    Partial<Omit<Settings, 'systemPrompt'>> & { readonly systemPrompt?: AgentKey };
};

const demoAgents: readonly AgentFacts[] = [
  {
    name: 'synthesisLead',
    type: 'coordinator',
    settings: {
      model: 'anthropic/claude-sonnet-4',
      specialization: 'general',
      capabilities: ['planning', 'summarization', 'text_generation'],
      temperature: 0.4,
      maxTokens: 2_000,
      memoryType: 'long_term',
      memoryDepth: 30,
    },
  },
  {
    name: 'marketAnalyst',
    type: 'processor',
    settings: {
      model: 'perplexity/llama-3.1-sonar-large-128k-online',
      specialization: 'finance',
      capabilities: ['research', 'data_analysis', 'summarization'],
      preferredProvider: 'perplexity',
    },
  },
  {
    name: 'contractReader',
    type: 'processor',
    settings: {
      model: 'anthropic/claude-sonnet-4',
      specialization: 'legal',
      capabilities: ['text_generation', 'data_analysis', 'translation', 'summarization'],
      systemPrompt: 'contractReaderPrompt',
      temperature: 0.3,
      maxTokens: 1_800,
      memoryType: 'long_term',
      memoryDepth: 24,
    },
  },
  {
    name: 'evidenceChecker',
    type: 'processor',
    settings: {
      model: 'openai/gpt-4.1',
      specialization: 'science',
      capabilities: ['research', 'data_analysis'],
      temperature: 0.2,
    },
  },
  {
    name: 'forecastModeller',
    type: 'processor',
    settings: {
      model: 'meta-llama/llama-3.3-70b-instruct',
      specialization: 'finance',
      capabilities: ['data_analysis', 'planning'],
      allowFallback: false,
      preferredProvider: 'meta',
    },
  },
  {
    name: 'scenarioPlanner',
    type: 'meta',
    settings: {
      model: 'anthropic/claude-opus-4',
      specialization: 'general',
      capabilities: ['planning', 'research'],
      memoryType: 'episodic',
      memoryDepth: 40,
    },
  },
  {
    name: 'spreadsheetRunner',
    type: 'executor',
    settings: {
      model: 'openai/gpt-4.1-mini',
      specialization: 'engineering',
      capabilities: ['code_generation', 'data_analysis'],
      temperature: 0,
      preferredProvider: 'openai',
    },
  },
  {
    name: 'briefWriter',
    type: 'processor',
    status: 'offline',
    settings: {
      model: 'mistralai/mistral-large',
      specialization: 'creative',
      capabilities: ['text_generation', 'translation'],
      temperature: 0.9,
    },
  },
];

const adminAgents: readonly AgentFacts[] = [
  {
    name: 'supportLead',
    type: 'coordinator',
    settings: {
      model: 'anthropic/claude-3.5-haiku',
      specialization: 'customer_service',
      capabilities: ['planning', 'summarization'],
    },
  },
  {
    name: 'usageReporter',
    type: 'executor',
    settings: {
      model: 'openai/gpt-4.1-mini',
      specialization: 'engineering',
      capabilities: ['data_analysis'],
    },
  },
  {
    name: 'onboardingTutor',
    type: 'processor',
    settings: {
      model: 'google/gemini-2.5-flash',
      specialization: 'education',
      capabilities: ['text_generation', 'translation'],
    },
  },
];

/** Who has which agents from the start. */
const seededAgents: Readonly<Record<string, readonly AgentFacts[]>> = {
  demo: demoAgents,
  admin: adminAgents,
};

/** How this agent began: its instructions came later, from its owner. */
const changedSince: AgentKey = 'contractReader';
const hour = 60 * 60 * 1_000;

/** Gives a person their agents. */
export function seedAgents({ store, texts, begin }: Seeding, user: Owner): void {
  for (const { name, type, status = 'idle', settings } of seededAgents[user.username] ?? []) {
    const { systemPrompt, ...rest } = settings;
    // The contract fills in what is not said.
    const wanted = tables.agents.shape.settings.parse({
      ...rest,
      ...(systemPrompt && { systemPrompt: texts.agents[systemPrompt] }),
    });
    const { systemPrompt: _later, ...began } = wanted;
    const isChanged = name === changedSince;
    const agent = store.insert('agents', {
      userId: user.id,
      name: texts.agents[name],
      type,
      status,
      settings: isChanged ? { ...began, temperature: agentDefaults.temperature } : wanted,
      metadata: {},
      createdAt: instant(begin),
    });
    keepFirst(store, agent, user);
    if (isChanged)
      keepChange(store, agent, {
        fields: { ...fieldsOf(agent), ...wanted },
        restored: null,
        by: user,
        at: instant(begin + hour),
      });
  }
}
