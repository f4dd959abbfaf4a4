import {
  agentTypes,
  capabilities,
  memoryTypes,
  preferredProviders,
  specializations,
  type AgentType,
  type Capability,
  type MemoryType,
  type PreferredProvider,
  type Specialization,
} from '@constella/api-client';
import {
  AgentTile,
  BarChartIcon,
  CodeIcon,
  ImageIcon,
  LanguagesIcon,
  RouteIcon,
  ScrollTextIcon,
  TelescopeIcon,
  TextIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

import type { FormOption } from '../field/use-options.js';

/** The roles of an agent in a team, each with the mark the graph draws. */
export const agentTypeOptions: readonly FormOption<AgentType>[] = agentTypes.map((value) => ({
  value,
  label: `agents.type.${value}`,
  description: `agents.type.${value}.description`,
  icon: <AgentTile type={value} />,
}));

/** The fields an agent may know best. */
export const specializationOptions: readonly FormOption<Specialization>[] = specializations.map(
  (value) => ({ value, label: `agents.specialization.${value}` }),
);

/** Whose models an agent prefers, the automatic choice first. */
export const preferredProviderOptions: readonly FormOption<PreferredProvider>[] = [
  'auto' as const,
  ...preferredProviders.filter((value) => value !== 'auto'),
].map((value) => ({ value, label: `agents.provider.${value}` as const }));

const capabilityIcons: Record<Capability, ComponentType<IconProps>> = {
  text_generation: TextIcon,
  image_analysis: ImageIcon,
  code_generation: CodeIcon,
  data_analysis: BarChartIcon,
  translation: LanguagesIcon,
  summarization: ScrollTextIcon,
  research: TelescopeIcon,
  planning: RouteIcon,
};

/** The capabilities of an agent. */
export const capabilityOptions: readonly FormOption<Capability>[] = capabilities.map((value) => {
  const Icon = capabilityIcons[value];
  return { value, label: `agents.capability.${value}`, icon: <Icon size={16} /> };
});

/** How an agent remembers. */
export const memoryTypeOptions: readonly FormOption<MemoryType>[] = memoryTypes.map((value) => ({
  value,
  label: `agents.memory.${value}`,
}));
