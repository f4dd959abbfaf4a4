import { instant } from '../clock.js';
import type { Store } from '../store/store.js';
import { tables, type RowOf } from '../store/tables.js';

type Settings = RowOf<'agents'>['settings'];
type AgentFacts = Pick<RowOf<'agents'>, 'name' | 'type'> & {
  readonly status?: string;
  readonly settings: Pick<Settings, 'model' | 'specialization' | 'capabilities'> &
    Partial<Settings>;
};

const demoAgents: readonly AgentFacts[] = [
  {
    name: 'Synthesis lead',
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
    name: 'Market analyst',
    type: 'processor',
    settings: {
      model: 'perplexity/llama-3.1-sonar-large-128k-online',
      specialization: 'finance',
      capabilities: ['research', 'data_analysis', 'summarization'],
      preferredProvider: 'perplexity',
    },
  },
  {
    name: 'Contract reader',
    type: 'processor',
    settings: {
      model: 'anthropic/claude-sonnet-4',
      specialization: 'legal',
      capabilities: ['text_generation', 'data_analysis', 'translation', 'summarization'],
      systemPrompt:
        'You read commercial contracts. Quote the clause number for every claim. When a clause is ambiguous, give both readings and say which one favours the buyer.',
      temperature: 0.3,
      maxTokens: 1_800,
      memoryType: 'long_term',
      memoryDepth: 24,
    },
  },
  {
    name: 'Evidence checker',
    type: 'processor',
    settings: {
      model: 'openai/gpt-4.1',
      specialization: 'science',
      capabilities: ['research', 'data_analysis'],
      temperature: 0.2,
    },
  },
  {
    name: 'Forecast modeller',
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
    name: 'Scenario planner',
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
    name: 'Spreadsheet runner',
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
    name: 'Brief writer',
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
    name: 'Support lead',
    type: 'coordinator',
    settings: {
      model: 'anthropic/claude-3.5-haiku',
      specialization: 'customer_service',
      capabilities: ['planning', 'summarization'],
    },
  },
  {
    name: 'Usage reporter',
    type: 'executor',
    settings: {
      model: 'openai/gpt-4.1-mini',
      specialization: 'engineering',
      capabilities: ['data_analysis'],
    },
  },
  {
    name: 'Onboarding tutor',
    type: 'processor',
    settings: {
      model: 'google/gemini-2.5-flash',
      specialization: 'education',
      capabilities: ['text_generation', 'translation'],
    },
  },
];

/** Who has which agents from the start. */
export const seededAgents: Readonly<Record<string, readonly AgentFacts[]>> = {
  demo: demoAgents,
  admin: adminAgents,
};

/** Gives a person their agents. */
export function seedAgents(store: Store, user: RowOf<'users'>, now: number): void {
  for (const { name, type, status = 'idle', settings } of seededAgents[user.username] ?? [])
    store.insert('agents', {
      userId: user.id,
      name,
      type,
      status,
      // The contract fills in what is not said.
      settings: tables.agents.shape.settings.parse(settings),
      metadata: {},
      createdAt: instant(now),
    });
}
