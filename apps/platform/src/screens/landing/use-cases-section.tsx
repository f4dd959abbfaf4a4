import type { MessageId } from '@constella/i18n';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  CoinsIcon,
  Heading,
  InfoIcon,
  Panel,
  PlaneIcon,
  ScaleIcon,
  GraduationCapIcon,
  ShieldCheckIcon,
  Skeleton,
  SkeletonGroup,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TelescopeIcon,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { paths } from '../../base/paths';
import { anchors } from './anchors';
import { clockTime } from './clock-time';
import { ResearchExample } from './example-tables';
import { Fragment, type Finished } from './finished-tables';
import { Section } from './section';
import { TravelExample, useEuros } from './travel-example';
import * as styles from './use-cases-section.css';

interface Sample {
  id: 'travel' | 'research';
  assistant: MessageId;
  icon: ReactNode;
  points: number;
  seconds: number;
  result: ReactNode;
}

interface Example {
  assistant: Finished;
  name: MessageId;
  icon: ReactNode;
}

/** Subjects whose assistants have a finished example. */
const finished = {
  decision: {
    assistant: 'decision',
    name: 'shell.title.decisionAssistant',
    icon: <ScaleIcon size={14} />,
  },
  compliance: {
    assistant: 'regulation-monitor',
    name: 'shell.title.regulationMonitor',
    icon: <ShieldCheckIcon size={14} />,
  },
  learning: {
    assistant: 'training',
    name: 'shell.title.trainingAssistant',
    icon: <GraduationCapIcon size={14} />,
  },
} as const satisfies Record<string, Example>;

/** Subjects whose assistants are still to come: what is shown is made up. */
const samples = {
  travel: {
    id: 'travel',
    assistant: 'shell.title.travelPlanner',
    icon: <PlaneIcon size={14} />,
    points: 9,
    seconds: 38,
    result: <TravelExample />,
  },
  research: {
    id: 'research',
    assistant: 'shell.title.researchAssistant',
    icon: <TelescopeIcon size={14} />,
    points: 22,
    seconds: 130,
    result: <ResearchExample />,
  },
} as const satisfies Record<string, Sample>;

/** The subjects of data-model §2, after the one most questions are about. */
const subjects = ['decision', 'travel', 'compliance', 'learning', 'research'] as const;

/** Worked examples, one subject at a time. */
export function UseCasesSection() {
  const intl = useIntl();
  const [subject, setSubject] = useState<string>('decision');
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
          {subjects.map((id) => (
            <Tab key={id} value={id}>
              {intl.formatMessage({ id: `product.cases.${id}.tab` })}
            </Tab>
          ))}
        </TabList>
        {subjects.map((id) => (
          <TabPanel key={id} value={id}>
            {id === 'travel' || id === 'research' ? (
              <SamplePanel {...samples[id]} />
            ) : (
              <FinishedPanel {...finished[id]} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  );
}

/** A part of a finished example, in the reader's language, and the way to all of it. */
function FinishedPanel({ assistant, name, icon }: Example) {
  const intl = useIntl();
  const { data } = useQuery(queries.assistantExample(useApi(), assistant));
  const waiting = (
    <SkeletonGroup>
      <Skeleton lines={6} />
    </SkeletonGroup>
  );
  return (
    <Panel padding="none">
      <div className={styles.example}>
        <div className={styles.request}>
          <span className={styles.label}>
            {intl.formatMessage({ id: 'product.cases.request' })}
          </span>
          {data ? (
            <>
              <Heading level={3} size="20" className={styles.title}>
                {data.title}
              </Heading>
              <p className={styles.ask}>{data.about}</p>
            </>
          ) : (
            waiting
          )}
          <ul className={styles.facts}>
            <li className={styles.fact}>
              {icon}
              {intl.formatMessage({ id: name })}
            </li>
          </ul>
          <ButtonLink size="small" href={paths.example(assistant)} className={styles.open}>
            {intl.formatMessage({ id: 'product.cases.open' })}
          </ButtonLink>
        </div>
        <div className={styles.result}>{data ? <Fragment example={data} /> : waiting}</div>
      </div>
    </Panel>
  );
}

function SamplePanel({ id, assistant, icon, points, seconds, result }: Sample) {
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
