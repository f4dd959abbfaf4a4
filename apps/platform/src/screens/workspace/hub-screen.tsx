import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { screenPlaces } from '../../assistants/shared/screen-places';
import { AssistantCard } from './assistant-card';
import * as styles from './hub-screen.css';
import { ScreenCard } from './screen-card';

interface HubScreenProps {
  area: 'enterprise' | 'personal';
  places: readonly AssistantEntry[];
  /** What is to be done today, above them. */
  today?: ReactNode;
}

/** The hub of an area: what comes out of its assistants, and what they were last asked for. */
export function HubScreen({ area, places, today }: HubScreenProps) {
  const intl = useIntl();
  const assistants = useQuery(queries.assistants(useApi())).data;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: `shell.title.${area}` })}
        description={intl.formatMessage({ id: `workspace.hub.${area}` })}
      />
      {today}
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
