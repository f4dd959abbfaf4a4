import { useIntl } from '@constella/i18n/react';
import { Route, Routes } from 'react-router-dom';

import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { entries } from '../../assistants/index';
import { AreaNavigation } from './area-navigation';
import { AssistantArea } from './assistant-area';
import { definitionOf, placesOf } from './definition';
import { HubScreen } from './hub-screen';

const area = '/enterprise';

/** `/enterprise/*`: the hub and the screens of every assistant of the area. */
export function EnterpriseArea() {
  const intl = useIntl();
  const places = placesOf('enterprise');
  return (
    <>
      <AreaNavigation
        label={intl.formatMessage({ id: 'shell.title.enterprise' })}
        overview={area}
        places={places}
      />
      <Routes>
        <Route index element={<HubScreen places={places} />} />
        {entries
          .filter(({ id }) => definitionOf(id).path.startsWith(`${area}/`))
          .flatMap((entry) =>
            [definitionOf(entry.id).path, ...entry.aliases].map((path) => (
              <Route
                key={path}
                path={`${path.slice(area.length + 1)}/*`}
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
