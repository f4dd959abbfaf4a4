import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { screenPlaces } from '../../assistants/shared/screen-places';
import { AssistantCard } from './assistant-card';
import { today } from '../personal/personal-today.css';
import * as styles from './hub-screen.css';
import { ScreenCard } from './screen-card';

/** Loaded by the hub it stands in alone. */
const PersonalToday = lazy(async () => {
  const { PersonalToday: Today } = await import('../personal/personal-today');
  return { default: Today };
});

interface HubScreenProps {
  area: 'enterprise' | 'personal';
  places: readonly AssistantEntry[];
}

/** The hub of an area: what comes out of its assistants, and what they were last asked for. */
export function HubScreen({ area, places }: HubScreenProps) {
  const intl = useIntl();
  const assistants = useQuery(queries.assistants(useApi())).data;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: `shell.title.${area}` })}
        description={intl.formatMessage({ id: `workspace.hub.${area}` })}
      />
      {area === 'personal' && (
        <Suspense fallback={<div className={today} />}>
          <PersonalToday />
        </Suspense>
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
