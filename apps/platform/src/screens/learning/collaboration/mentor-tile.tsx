import type { MentorRole } from '@constella/api-client/contract';
import {
  BookOpenIcon,
  RouteIcon,
  ShieldCheckIcon,
  UsersIcon,
  WrenchIcon,
  type IconProps,
} from '@constella/ui';
import type { ComponentType } from 'react';

import * as styles from './collaboration.css';

const icons: Record<MentorRole, ComponentType<IconProps>> = {
  subject: BookOpenIcon,
  coach: UsersIcon,
  reviewer: ShieldCheckIcon,
  navigator: RouteIcon,
  practitioner: WrenchIcon,
};

/** The drawing of a mentor's role; its word stands beside it. */
export function MentorTile({ role }: { role: MentorRole }) {
  const Drawn = icons[role];
  return (
    <span className={styles.tile}>
      <Drawn size={16} />
    </span>
  );
}
