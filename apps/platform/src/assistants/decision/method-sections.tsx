import type { DecisionSection } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Panel, Tab, TabList, TabPanel, Tabs } from '@constella/ui';
import { Suspense } from 'react';

import { CitedText } from '../../runs/citation';
import { lazyPart } from '../../base/loading/lazy-part';
import type { Decision } from './decision-matrix';
import * as styles from './result-view.css';
import { comparable, headingText, peopleIn } from './to-document';

const SectionChart = lazyPart(() => import('./section-chart').then((m) => m.SectionChart));

/** Findings of each method, one method at a time, in their chosen order. */
export function MethodSections({ result: { sections } }: { result: Decision }) {
  const intl = useIntl();
  const [first, ...others] = sections;
  if (!first) return null;
  const title = intl.formatMessage({ id: 'decision.methods' });
  const nameOf = ({ method }: DecisionSection) =>
    intl.formatMessage({ id: `decision.method.${method}` });
  // Of one there is nothing to choose.
  if (others.length === 0)
    return (
      <Panel padding="none" title={nameOf(first)}>
        <Section section={first} />
      </Panel>
    );
  return (
    <Panel padding="none" aria-label={title}>
      <Tabs label={title} defaultValue={first.method}>
        <TabList className={styles.methods}>
          {sections.map((section) => (
            <Tab key={section.method} value={section.method}>
              {nameOf(section)}
            </Tab>
          ))}
        </TabList>
        {sections.map((section) => (
          <TabPanel key={section.method} value={section.method} className={styles.method}>
            <Section section={section} />
          </TabPanel>
        ))}
      </Tabs>
    </Panel>
  );
}

const hasChart = (section: DecisionSection): boolean =>
  comparable(section.amounts).length > 0 ||
  section.forecast !== null ||
  peopleIn(section).length > 0;

function Section({ section }: { section: DecisionSection }) {
  const intl = useIntl();
  const { summary, lists } = section;
  const titles = lists.map(({ heading }) => headingText(heading, intl));
  // Where most begin alike, as Arabic nouns with their article do, initials tell nothing apart.
  const tell = new Set(titles.map(initialOf)).size * 2 > titles.length;
  return (
    <>
      <p className={styles.summary} dir="auto">
        <CitedText text={summary} />
      </p>
      {lists.length > 0 && (
        <div className={lists.length % 3 === 0 ? `${styles.lists} ${styles.thirds}` : styles.lists}>
          {lists.map(({ heading, items }, at) => (
            <Findings
              key={heading}
              title={titles[at] ?? heading}
              initial={tell ? initialOf(titles[at] ?? heading) : undefined}
              items={items}
            />
          ))}
        </div>
      )}
      {hasChart(section) && (
        <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
          <div className={styles.drawn}>
            <SectionChart section={section} />
          </div>
        </Suspense>
      )}
    </>
  );
}

const initialOf = (title: string): string => title.slice(0, 1);

interface FindingsProps {
  title: string;
  /** Stands before the title, where it tells lists apart. */
  initial: string | undefined;
  items: readonly string[];
}

function Findings({ title, initial, items }: FindingsProps) {
  return (
    <div className={styles.list}>
      <h3 className={styles.listHead}>
        {initial && (
          <span className={styles.letter} aria-hidden="true">
            {initial}
          </span>
        )}
        {title}
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <bdi>
              <CitedText text={item} />
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
