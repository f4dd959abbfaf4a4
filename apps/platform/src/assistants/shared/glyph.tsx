import type { AssistantId } from '@constella/api-client';
import {
  AtomIcon,
  BookOpenCheckIcon,
  BookOpenIcon,
  GraduationCapIcon,
  Grid3x3Icon,
  HeartPulseIcon,
  LandmarkIcon,
  LightbulbIcon,
  PenLineIcon,
  PlaneIcon,
  ScaleIcon,
  ScrollTextIcon,
  SearchIcon,
  ShieldCheckIcon,
  SparklesIcon,
  StethoscopeIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

/** Glyphs of the assistants that have one of their own. */
const glyphs: Partial<Record<AssistantId, ComponentType<IconProps>>> = {
  decision: ScaleIcon,
  writing: PenLineIcon,
  innovation: LightbulbIcon,
  'compliance-risk': ShieldCheckIcon,
  'compliance-policy': ShieldCheckIcon,
  'document-generator': ScrollTextIcon,
  'risk-assessment': Grid3x3Icon,
  'regulation-monitor': LandmarkIcon,
  training: GraduationCapIcon,
  'learning-plan': BookOpenIcon,
  'learning-content': BookOpenCheckIcon,
  'travel-plan': PlaneIcon,
  research: SearchIcon,
  'life-review': HeartPulseIcon,
  'medical-request': StethoscopeIcon,
  'science-request': AtomIcon,
};

/** The sign of an assistant, wherever it is named. */
export function AssistantGlyph({ id, ...icon }: IconProps & { id: AssistantId }) {
  const Glyph = glyphs[id] ?? SparklesIcon;
  return <Glyph {...icon} />;
}
