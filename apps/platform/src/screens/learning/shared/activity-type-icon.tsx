import type { ActivityType } from '@constella/api-client/contract';
import {
  BookOpenIcon,
  FileTextIcon,
  LayersIcon,
  ListIcon,
  MessageSquareIcon,
  PenLineIcon,
  PlayIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

const icons: Record<ActivityType, ComponentType<IconProps>> = {
  article: BookOpenIcon,
  video: PlayIcon,
  quiz: ListIcon,
  practice: PenLineIcon,
  discussion: MessageSquareIcon,
  project: LayersIcon,
  reference: FileTextIcon,
};

/** The drawing of a type of activity; its word stands beside it. */
export function ActivityTypeIcon({ type, ...props }: IconProps & { type: ActivityType }) {
  const Drawn = icons[type];
  return <Drawn {...props} />;
}
