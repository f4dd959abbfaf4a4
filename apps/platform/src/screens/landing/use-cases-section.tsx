import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  CoinsIcon,
  GraduationCapIcon,
  Heading,
  InfoIcon,
  Panel,
  PlaneIcon,
  ShieldCheckIcon,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TelescopeIcon,
} from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { anchors } from './anchors';
import { clockTime } from './clock-time';
import { ComplianceExample, LearningExample, ResearchExample } from './example-tables';
import { Section } from './section';
import { TravelExample, useEuros } from './travel-example';
import * as styles from './use-cases-section.css';

interface Example {
  id: 'travel' | 'compliance' | 'learning' | 'research';
  assistant: MessageId;
  icon: ReactNode;
  points: number;
  seconds: number;
  result: ReactNode;
}

/** The subjects of data-model §2, each with a request and what comes back. */
const examples: readonly Example[] = [
  {
    id: 'travel',
    assistant: 'shell.title.travelPlanner',
    icon: <PlaneIcon size={14} />,
    points: 9,
    seconds: 38,
    result: <TravelExample />,
  },
  {
    id: 'compliance',
    assistant: 'shell.title.regulationMonitor',
    icon: <ShieldCheckIcon size={14} />,
    points: 14,
    seconds: 65,
    result: <ComplianceExample />,
  },
  {
    id: 'learning',
    assistant: 'shell.title.learningAssistant',
    icon: <GraduationCapIcon size={14} />,
    points: 11,
    seconds: 52,
    result: <LearningExample />,
  },
  {
    id: 'research',
    assistant: 'shell.title.researchAssistant',
    icon: <TelescopeIcon size={14} />,
    points: 22,
    seconds: 130,
    result: <ResearchExample />,
  },
];

/** Worked examples, one subject at a time. */
export function UseCasesSection() {
  const intl = useIntl();
  const [subject, setSubject] = useState<string>('travel');
  return (
    <Section
      id={anchors.cases}
      title={intl.formatMessage({ id: 'product.cases.title' })}
      lead={intl.formatMessage({ id: 'product.cases.lead' })}
    >
      <Tabs
        label={intl.formatMessage({ id: 'product.cases.label' })}
        value={subject}
        onValueChange={setSubject}
      >
        <TabList>
          {examples.map(({ id }) => (
            <Tab key={id} value={id}>
              {intl.formatMessage({ id: `product.cases.${id}.tab` })}
            </Tab>
          ))}
        </TabList>
        {examples.map((example) => (
          <TabPanel key={example.id} value={example.id}>
            <ExamplePanel {...example} />
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  );
}

function ExamplePanel({ id, assistant, icon, points, seconds, result }: Example) {
  const intl = useIntl();
  const { number } = useFormats();
  const euros = useEuros();
  const budget = euros(600);
  return (
    <Panel padding="none">
      <div className={styles.example}>
        <div className={styles.request}>
          <span className={styles.label}>
            {intl.formatMessage({ id: 'product.cases.request' })}
          </span>
          <Heading level={3} size="20" className={styles.title}>
            {intl.formatMessage({ id: `product.cases.${id}.title` }, { budget })}
          </Heading>
          <p className={styles.ask}>
            {intl.formatMessage({ id: `product.cases.${id}.ask` }, { budget })}
          </p>
          <ul className={styles.facts}>
            <li className={styles.fact}>
              {icon}
              {intl.formatMessage({ id: assistant })}
            </li>
            <li className={styles.fact}>
              <CoinsIcon size={14} />
              {intl.formatMessage(
                { id: 'product.cases.cost' },
                { points, time: clockTime(seconds, number) },
              )}
            </li>
            <li className={styles.fact}>
              <InfoIcon size={14} />
              {intl.formatMessage({ id: 'product.cases.sample' })}
            </li>
          </ul>
        </div>
        <div className={styles.result}>{result}</div>
      </div>
    </Panel>
  );
}
