import type { AgentType, Capability, Specialization } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';

/** An agent somebody can start from. Texts are in the reader's language, so they are ids here. */
export interface AgentTemplate {
  id: string;
  name: MessageId;
  description: MessageId;
  systemPrompt: MessageId;
  type: AgentType;
  specialization: Specialization;
  capabilities: readonly Capability[];
  temperature: number;
}

/** The five templates of platform-client §2.6. */
export const agentTemplates: readonly AgentTemplate[] = [
  {
    id: 'data-analyst',
    name: 'agents.template.dataAnalyst.name',
    description: 'agents.template.dataAnalyst.description',
    systemPrompt: 'agents.template.dataAnalyst.prompt',
    type: 'processor',
    specialization: 'general',
    capabilities: ['data_analysis', 'code_generation', 'summarization'],
    temperature: 0.2,
  },
  {
    id: 'research-assistant',
    name: 'agents.template.researchAssistant.name',
    description: 'agents.template.researchAssistant.description',
    systemPrompt: 'agents.template.researchAssistant.prompt',
    type: 'processor',
    specialization: 'science',
    capabilities: ['research', 'summarization', 'text_generation'],
    temperature: 0.4,
  },
  {
    id: 'creative-writing',
    name: 'agents.template.creativeWriting.name',
    description: 'agents.template.creativeWriting.description',
    systemPrompt: 'agents.template.creativeWriting.prompt',
    type: 'processor',
    specialization: 'creative',
    capabilities: ['text_generation', 'translation'],
    temperature: 0.9,
  },
  {
    id: 'financial-advisor',
    name: 'agents.template.financialAdvisor.name',
    description: 'agents.template.financialAdvisor.description',
    systemPrompt: 'agents.template.financialAdvisor.prompt',
    type: 'executor',
    specialization: 'finance',
    capabilities: ['data_analysis', 'planning', 'text_generation'],
    temperature: 0.3,
  },
  {
    id: 'medical-advisor',
    name: 'agents.template.medicalAdvisor.name',
    description: 'agents.template.medicalAdvisor.description',
    systemPrompt: 'agents.template.medicalAdvisor.prompt',
    type: 'coordinator',
    specialization: 'healthcare',
    capabilities: ['research', 'summarization', 'planning'],
    temperature: 0.2,
  },
];
