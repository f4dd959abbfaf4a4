import type { MessageId } from '@constella/i18n';
import { BriefcaseIcon, CalendarIcon, FileTextIcon, ListIcon, type IconProps } from '@constella/ui';
import type { ComponentType } from 'react';

import { paths } from '../../base/paths';

/** A place of an area that is a screen of its own, and no assistant. */
export interface ScreenPlace {
  readonly path: string;
  /** Its name in the side bar, in a word. */
  readonly name: MessageId;
  readonly title: MessageId;
  /** One sentence in the hub. */
  readonly about: MessageId;
  readonly Icon: ComponentType<IconProps>;
}

/** The screens of an area beside its assistants, in their order. */
export const screenPlaces: Readonly<Record<'enterprise' | 'personal', readonly ScreenPlace[]>> = {
  enterprise: [],
  personal: [
    {
      path: paths.learningDashboard,
      name: 'workspace.place.learningDashboard',
      title: 'shell.title.learningDashboard',
      about: 'workspace.about.learningDashboard',
      Icon: CalendarIcon,
    },
    {
      path: paths.learningResources,
      name: 'workspace.place.learningResources',
      title: 'shell.title.learningResources',
      about: 'workspace.about.learningResources',
      Icon: FileTextIcon,
    },
    {
      path: paths.lifeManager,
      name: 'workspace.place.lifeManager',
      title: 'shell.title.lifeManager',
      about: 'workspace.about.lifeManager',
      Icon: ListIcon,
    },
    {
      path: paths.career,
      name: 'workspace.place.careerPlanner',
      title: 'shell.title.careerPlanner',
      about: 'workspace.about.careerPlanner',
      Icon: BriefcaseIcon,
    },
  ],
};
