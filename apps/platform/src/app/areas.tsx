import type { MessageId } from '@constella/i18n';
import {
  AtomIcon,
  BuildingIcon,
  ShieldIcon,
  SparkleIcon,
  StethoscopeIcon,
  UserRoundIcon,
} from '@constella/ui';
import type { ReactNode } from 'react';

import { paths } from '../base/paths';
import type { AreaId } from './navigation';

/** An area of signed-in work. */
interface Area {
  id: AreaId;
  label: MessageId;
  path: string;
  icon: ReactNode;
}

/** The areas the head of the side bar leads to. */
export const areas: readonly Area[] = [
  { id: 'general', label: 'shell.nav.general', path: paths.cognitiveFlow, icon: <SparkleIcon /> },
  { id: 'personal', label: 'shell.nav.personal', path: paths.personal, icon: <UserRoundIcon /> },
  {
    id: 'enterprise',
    label: 'shell.nav.enterprise',
    path: paths.enterprise,
    icon: <BuildingIcon />,
  },
  { id: 'medicine', label: 'shell.nav.medicine', path: paths.medicine, icon: <StethoscopeIcon /> },
  { id: 'science', label: 'shell.nav.science', path: paths.science, icon: <AtomIcon /> },
];

/** The area of those who run the server. */
export const adminArea: Area = {
  id: 'admin',
  label: 'shell.user.admin',
  path: paths.admin,
  icon: <ShieldIcon />,
};
