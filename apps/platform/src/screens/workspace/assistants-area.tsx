import { useIntl } from '@constella/i18n/react';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { definitionOf, placesOf, entries } from '../../assistants/index';
import { AssistantArea } from './assistant-area';
import { HubScreen } from './hub-screen';

/** `/enterprise/*`. */
export const EnterpriseArea = () => <AssistantsArea area="enterprise" />;

/** An area that is one assistant: `/starmedix/*`, `/starstem/*`, and their other paths. */
export const OnePlaceArea = () => <AssistantsArea />;

/** `/personal/*`, with what the hub begins with. */
export const PersonalArea = ({ today }: { today?: ReactNode }) => (
  <AssistantsArea area="personal" today={today} />
);

/** Every path of an assistant; one under another's comes before it. */
const paths = entries
  .flatMap((entry) =>
    [definitionOf(entry.id).path, ...entry.aliases].map((path) => ({ path, entry })),
  )
  .toSorted((one, other) => other.path.length - one.path.length);

interface AssistantsAreaProps {
  /** The area with a hub. @default none */
  area?: 'enterprise' | 'personal';
  today?: ReactNode;
}

/** The hub of an area, and the screens of every assistant in it. */
function AssistantsArea({ area, today }: AssistantsAreaProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [at] = paths.flatMap(({ path, entry }) => {
    const match = matchPath(`${path}/*`, pathname);
    return match ? [{ path, entry, page: match.params['*'] ?? '' }] : [];
  });
  if (at)
    return (
      <>
        {/* Its own title comes with its texts; that of the screen is always there. */}
        <PageTitle page={intl.formatMessage({ id: at.entry.screen })} />
        <AssistantArea key={at.path} entry={at.entry} base={at.path} page={at.page} />
      </>
    );
  return area && matchPath(`/${area}`, pathname) ? (
    <HubScreen area={area} places={placesOf(area)} today={today} />
  ) : (
    <NotFoundScreen />
  );
}
