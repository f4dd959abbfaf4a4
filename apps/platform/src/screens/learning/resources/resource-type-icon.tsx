import type { LearningResourceType } from '@constella/api-client/contract';
import {
  BookOpenIcon,
  FileTextIcon,
  GraduationCapIcon,
  ImageIcon,
  LayersIcon,
  ListIcon,
  MonitorIcon,
  PenLineIcon,
  PlayIcon,
  ScrollTextIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

const icons: Record<LearningResourceType, ComponentType<IconProps>> = {
  article: FileTextIcon,
  tutorial: ScrollTextIcon,
  video: PlayIcon,
  image: ImageIcon,
  infographic: ImageIcon,
  course: GraduationCapIcon,
  exercise: PenLineIcon,
  quiz: ListIcon,
  reference: BookOpenIcon,
  audio: LayersIcon,
  interactive: MonitorIcon,
};

/** The drawing of a type of resource; its word stands beside it. */
export function ResourceTypeIcon({ type, ...props }: IconProps & { type: LearningResourceType }) {
  const Drawn = icons[type];
  return <Drawn {...props} />;
}
