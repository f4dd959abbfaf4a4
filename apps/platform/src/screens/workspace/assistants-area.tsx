import { useIntl } from '@constella/i18n/react';
import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { entries } from '../../assistants/index';
import { AreaNavigation } from './area-navigation';
import { AssistantArea } from './assistant-area';
import { definitionOf, placesOf } from './definition';
import { HubScreen } from './hub-screen';

/** The areas whose assistants share a navigation; each is a path, a title and a sentence. */
export type Area = 'enterprise' | 'personal';

/** `/enterprise/*`. */
export const EnterpriseArea = () => <AssistantsArea area="enterprise" />;

/** `/personal/*`. */
export const PersonalArea = () => <AssistantsArea area="personal" />;

/** The hub of an area, and the screens of every assistant in it. */
function AssistantsArea({ area }: { area: Area }) {
  const intl = useIntl();
  const overview = `/${area}`;
  const places = placesOf(area);
  return (
    <>
      <AreaNavigation
        label={intl.formatMessage({ id: `shell.title.${area}` })}
        overview={overview}
        places={places}
      />
      <Routes>
        <Route index element={<HubScreen area={area} places={places} />} />
        {entries
          .filter(({ id }) => definitionOf(id).path.startsWith(`${overview}/`))
          .flatMap((entry) =>
            [definitionOf(entry.id).path, ...entry.aliases].map((path) => (
              <Route
                key={path}
                path={`${path.slice(overview.length + 1)}/*`}
                element={
                  <>
                    {/* Its own title comes with its texts; that of the screen is always there. */}
                    <PageTitle page={intl.formatMessage({ id: entry.screen })} />
                    <AssistantArea key={path} entry={entry} base={path} />
                  </>
                }
              />
            )),
          )}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </>
  );
}
