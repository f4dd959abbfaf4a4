import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { screenPlaces } from '../../assistants/shared/screen-places';
import { useOnDemand } from '../../base/loading/use-on-demand';
import { AssistantCard } from './assistant-card';
import * as styles from './hub-screen.css';
import { ScreenCard } from './screen-card';

const loadToday = () => import('../personal/personal-today');
const ofToday = ['plans', 'learning', 'life', 'records', 'run', 'validation', 'errors'] as const;

interface HubScreenProps {
  area: 'enterprise' | 'personal';
  places: readonly AssistantEntry[];
}

/** The hub of an area: what comes out of its assistants, and what they were last asked for. */
export function HubScreen({ area, places }: HubScreenProps) {
  const intl = useIntl();
  const today = useOnDemand(area === 'personal', loadToday, ofToday);
  const assistants = useQuery(queries.assistants(useApi())).data;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: `shell.title.${area}` })}
        description={intl.formatMessage({ id: `workspace.hub.${area}` })}
      />
      {area === 'personal' && (
        <div className={styles.today}>{today && <today.PersonalToday />}</div>
      )}
      <ul className={styles.cards}>
        {places.map((entry) => (
          <li key={entry.id} className={styles.cell}>
            <AssistantCard entry={entry} known={assistants?.find(({ id }) => id === entry.id)} />
          </li>
        ))}
        {screenPlaces[area].map((place) => (
          <li key={place.path} className={styles.cell}>
            <ScreenCard {...place} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
