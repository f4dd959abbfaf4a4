import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { ArrowRightIcon, Heading, Link } from '@constella/ui';

import { paths, signInHref } from '../../base/paths';
import { useSession } from '../../base/session';
import { anchors } from './anchors';
import { Section } from './section';
import * as styles from './solutions-section.css';

interface Area {
  path: string;
  title: MessageId;
  text: MessageId;
  parts: readonly MessageId[];
}

/** The areas and what each of them holds (data model, section 2). */
const areas: readonly Area[] = [
  {
    path: paths.enterprise,
    title: 'shell.nav.enterprise',
    text: 'landing.solutions.enterprise',
    parts: [
      'shell.title.decisionAssistant',
      'shell.title.writingAssistant',
      'shell.title.innovationAssistant',
      'shell.title.complianceAssistant',
      'shell.title.documentGenerator',
      'shell.title.riskAssessment',
      'shell.title.regulationMonitor',
      'shell.title.trainingAssistant',
    ],
  },
  {
    path: paths.personal,
    title: 'shell.nav.personal',
    text: 'landing.solutions.personal',
    parts: [
      'shell.title.learningAssistant',
      'shell.title.learningCreator',
      'shell.title.lifeAssistant',
      'shell.title.lifeManager',
      'shell.title.creativeAssistant',
      'shell.title.researchAssistant',
      'shell.title.travelPlanner',
      'shell.title.careerPlanner',
    ],
  },
  {
    path: paths.medicine,
    title: 'shell.nav.medicine',
    text: 'landing.solutions.medicine',
    parts: [
      'landing.solutions.diagnosis',
      'landing.solutions.immunotherapy',
      'landing.solutions.drugs',
      'landing.solutions.research',
    ],
  },
  {
    path: paths.science,
    title: 'shell.nav.science',
    text: 'landing.solutions.science',
    parts: [
      'landing.solutions.discovery',
      'landing.solutions.analysis',
      'landing.solutions.collaboration',
      'landing.solutions.results',
    ],
  },
];

/** Uses of the engine, area by area. */
export function SolutionsSection() {
  const intl = useIntl();
  const { user } = useSession();
  return (
    <Section
      id={anchors.solutions}
      title={intl.formatMessage({ id: 'landing.solutions.title' })}
      lead={intl.formatMessage({ id: 'landing.solutions.lead' })}
    >
      <div className={styles.areas}>
        {areas.map(({ path, title, text, parts }) => {
          const area = intl.formatMessage({ id: title });
          return (
            <article key={path} className={styles.area}>
              <div>
                <Heading level={3} size="16">
                  {area}
                </Heading>
                <p className={styles.text}>{intl.formatMessage({ id: text })}</p>
              </div>
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part}>{intl.formatMessage({ id: part })}</li>
                ))}
              </ul>
              <Link href={user ? path : signInHref(path)} className={styles.more}>
                {intl.formatMessage({ id: 'landing.solutions.open' }, { area })}
                <ArrowRightIcon size={14} />
              </Link>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
