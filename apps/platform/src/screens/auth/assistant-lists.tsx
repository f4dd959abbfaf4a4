import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { Heading, Text } from '@constella/ui';
import { useId } from 'react';

import * as styles from './auth-screen.css';

interface AssistantText {
  title: MessageId;
  line: MessageId;
}

/** The two lists of platform-client §2.5: five enterprise and five personal assistants. */
const areas: readonly { title: MessageId; assistants: readonly AssistantText[] }[] = [
  {
    title: 'auth.enterprise.title',
    assistants: [
      { title: 'shell.title.decisionAssistant', line: 'auth.enterprise.decision' },
      { title: 'shell.title.writingAssistant', line: 'auth.enterprise.writing' },
      { title: 'shell.title.innovationAssistant', line: 'auth.enterprise.innovation' },
      { title: 'shell.title.complianceAssistant', line: 'auth.enterprise.compliance' },
      { title: 'shell.title.regulationMonitor', line: 'auth.enterprise.regulation' },
    ],
  },
  {
    title: 'auth.personal.title',
    assistants: [
      { title: 'shell.title.learningAssistant', line: 'auth.personal.learning' },
      { title: 'shell.title.lifeAssistant', line: 'auth.personal.life' },
      { title: 'shell.title.creativeAssistant', line: 'auth.personal.creative' },
      { title: 'shell.title.researchAssistant', line: 'auth.personal.research' },
      { title: 'shell.title.travelPlanner', line: 'auth.personal.travel' },
    ],
  },
];

/** Uses of an account, beside the forms on wide screens. */
export function AssistantLists() {
  const intl = useIntl();
  const id = useId();
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <Heading level={2} size="20" id={id}>
        {intl.formatMessage({ id: 'auth.aside.title' })}
      </Heading>
      <div className={styles.lists}>
        {areas.map((area) => (
          <section key={area.title} className={styles.list}>
            <Heading level={3} size="13">
              {intl.formatMessage({ id: area.title })}
            </Heading>
            <ul className={styles.list}>
              {area.assistants.map(({ title, line }) => (
                <li key={title} className={styles.item}>
                  <Text size="14" weight="medium" tone="strong">
                    {intl.formatMessage({ id: title })}
                  </Text>
                  <Text size="13" tone="muted">
                    {intl.formatMessage({ id: line })}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </aside>
  );
}
