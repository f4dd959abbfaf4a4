import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  CpuIcon,
  Heading,
  Link,
  Panel,
  StatusDot,
  Text,
  UsersIcon,
  useUi,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { definitionOf, placesOf } from '../../assistants/index';
import { AssistantGlyph } from '../../assistants/shared/glyph';
import { paths } from '../../base/paths';
import { ExampleIntro } from '../../assistants/shared/example/example-intro';
import { Moment } from '../../base/moment';
import { runHref } from '../../runs/run-href';
import { runDots } from '../../runs/run-status';
import { Composer, type Suggestion } from './composer';
import * as styles from './home.css';

const examples = ['compare', 'plan', 'explain'] as const;
/** How many of the latest runs are listed. */
const lastRuns = 5;

/** `/` for members: a place for a question, the assistants, the last runs, a finished example. */
export function Home() {
  const intl = useIntl();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>{intl.formatMessage({ id: 'shell.title.cognitiveFlow' })}</h1>
        <p className={styles.lead}>{intl.formatMessage({ id: 'flow.lead' })}</p>
        <Composer suggestion={suggestion} />
        <ul className={styles.tries} aria-label={intl.formatMessage({ id: 'flow.examples' })}>
          {examples.map((id) => {
            const question = intl.formatMessage({ id: `flow.example.${id}` });
            return (
              <li key={id} className={styles.tryCell}>
                <Button
                  size="small"
                  className={styles.tryButton}
                  title={question}
                  onClick={() => setSuggestion({ question })}
                >
                  <span className={styles.tryText}>{question}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <section>
        <Heading level={2} size={14} className={styles.heading}>
          {intl.formatMessage({ id: 'flow.assistants' })}
        </Heading>
        <Assistants />
      </section>
      <div className={styles.end}>
        <LastRuns />
        <Example />
      </div>
    </div>
  );
}

/** Every assistant, with what comes out of it. */
function Assistants() {
  const intl = useIntl();
  const { Link: Anchor } = useUi();
  const cards = [
    ...(['enterprise', 'personal'] as const).flatMap((area) =>
      placesOf(area).map((entry) => ({
        href: definitionOf(entry.id).path,
        glyph: <AssistantGlyph id={entry.id} size={20} className={styles.glyph} />,
        name: entry.screen,
        area: `shell.nav.${area}` as const,
        outcome: entry.outcome,
      })),
    ),
    {
      href: `${paths.agents}?tab=collaborate`,
      glyph: <UsersIcon size={20} className={styles.glyph} />,
      name: 'flow.teamName',
      area: 'shell.nav.general',
      outcome: 'flow.team',
    } as const,
    {
      href: paths.models,
      glyph: <CpuIcon size={20} className={styles.glyph} />,
      name: 'flow.modelsName',
      area: 'shell.nav.general',
      outcome: 'flow.models',
    } as const,
  ];
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, glyph, name, area, outcome }) => (
        <li key={href} className={styles.cell}>
          <Anchor href={href} className={styles.card}>
            {glyph}
            <span className={styles.cardHead}>
              <span className={styles.cardName}>{intl.formatMessage({ id: name })}</span>
              <span className={styles.cardArea}>{intl.formatMessage({ id: area })}</span>
            </span>
            <span className={styles.outcome}>{intl.formatMessage({ id: outcome })}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** What a decision looks like when it is finished. */
function Example() {
  const intl = useIntl();
  const { Link: Anchor } = useUi();
  return (
    <Panel title={intl.formatMessage({ id: 'workspace.example.title' })} padding="none">
      <Anchor href={paths.example('decision')} className={styles.example}>
        <ExampleIntro assistant="decision" />
        <span className={styles.exampleOpen}>
          {intl.formatMessage({ id: 'workspace.example.open' })}
        </span>
      </Anchor>
    </Panel>
  );
}

/** The latest runs with how they stand; their lines are kept while they are on the way. */
function LastRuns() {
  const intl = useIntl();
  const api = useApi();
  const { data } = useQuery(queries.taskPage(api, { sort: '-createdAt', limit: lastRuns }));
  const assistants = useQuery(queries.assistants(api)).data;
  const nameOf = (id: string | null | undefined) =>
    assistants?.find((one) => one.id === (id ?? 'collaboration'))?.name;
  return (
    <Panel
      title={intl.formatMessage({ id: 'flow.lastRuns' })}
      padding="none"
      actions={
        <ButtonLink size="small" variant="quiet" href={paths.tasks}>
          {intl.formatMessage({ id: 'flow.allRuns' })}
        </ButtonLink>
      }
    >
      {data?.rows.length === 0 ? (
        <Text size={13} tone="muted" className={styles.none}>
          {intl.formatMessage({ id: 'flow.noRuns' })}
        </Text>
      ) : (
        <ul className={styles.runs}>
          {data?.rows.map((task) => (
            <li key={task.id} className={styles.run}>
              <StatusDot
                className={styles.status}
                status={runDots[task.status]}
                label={intl.formatMessage({ id: `run.status.${task.status}` })}
              />
              <Link tone="strong" href={runHref(task)} className={styles.runTitle} dir="auto">
                {task.title}
              </Link>
              <span className={styles.by}>{nameOf(task.assistant)}</span>
              <Moment at={task.createdAt} className={styles.when} />
              <span className={styles.points}>
                {task.usage &&
                  intl.formatMessage(
                    { id: 'shell.side.points' },
                    { points: Math.round(task.usage.points) },
                  )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
