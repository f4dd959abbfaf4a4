import { useIntl } from '@constella/i18n/react';
import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { entries } from '../../assistants/index';
import { AreaNavigation } from './area-navigation';
import { AssistantArea } from './assistant-area';
import { PlaceholderAssistant } from './placeholder-assistant';
import { definitionOf, entryAt } from './definition';
import { enterprisePlaces, type AreaPlace } from './enterprise-places';
import { HubScreen } from './hub-screen';

const area = '/enterprise';

/** `/enterprise/*`: the hub and the screen of every assistant that has one. */
export function EnterpriseArea() {
  const intl = useIntl();
  return (
    <>
      <AreaNavigation
        label={intl.formatMessage({ id: 'shell.title.enterprise' })}
        overview={area}
        places={enterprisePlaces}
      />
      <Routes>
        <Route index element={<HubScreen places={enterprisePlaces} />} />
        {enterprisePlaces.flatMap((place) =>
          [place.path, ...(place.aliases ?? [])].map((path) => (
            <Route
              key={path}
              path={`${path.slice(area.length + 1)}/*`}
              element={<Place key={path} place={place} path={path} />}
            />
          )),
        )}
        {entries.flatMap((entry) => {
          const { path } = definitionOf(entry.id);
          // An assistant under another one's screen.
          return enterprisePlaces.some((place) => path.startsWith(`${place.path}/`))
            ? [
                <Route
                  key={path}
                  path={`${path.slice(area.length + 1)}/*`}
                  element={
                    <>
                      {/* Its own title comes with its texts; that of the screen is always there. */}
                      <PageTitle page={intl.formatMessage({ id: entry.screen ?? entry.title })} />
                      <AssistantArea key={path} entry={entry} base={path} />
                    </>
                  }
                />,
              ]
            : [];
        })}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </>
  );
}

function Place({ place, path }: { place: AreaPlace; path: string }) {
  const intl = useIntl();
  const entry = entryAt(place.path);
  const title = intl.formatMessage({ id: place.title });
  return (
    <>
      <PageTitle page={title} />
      {entry ? <AssistantArea entry={entry} base={path} /> : <PlaceholderAssistant title={title} />}
    </>
  );
}
