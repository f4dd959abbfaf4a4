import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  Heading,
  HistoryIcon,
  PageHeader,
  PlusIcon,
  Sheet,
} from '@constella/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { paths } from '../../base/paths';
import { ExampleOffer } from '../../assistants/shared/example/example-offer';
import { useExampleRequest } from '../../runs/use-example-request';
import { Composer, type Suggestion } from './composer';
import { ConversationList } from './conversation-list';
import { FlowConversation } from './flow-conversation';
import * as styles from './flow-screen.css';

const examples = ['compare', 'plan', 'explain'] as const;

/** `/unified-cognitive-flow`: ask anything; the run of the last question is in the address. */
export function FlowScreen() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const asked = Number(params.get('run'));
  const run = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const conversations = intl.formatMessage({ id: 'flow.conversations' });
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.cognitiveFlow' })}
        description={intl.formatMessage({ id: 'flow.description' })}
        actions={
          <>
            <Sheet
              title={conversations}
              trigger={
                <Button className={styles.history} icon={<HistoryIcon />}>
                  {conversations}
                </Button>
              }
            >
              <ConversationList current={run} />
            </Sheet>
            {run !== undefined && (
              <ButtonLink variant="primary" icon={<PlusIcon />} href={paths.cognitiveFlow}>
                {intl.formatMessage({ id: 'flow.new' })}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={conversations}>
          <ConversationList current={run} />
        </aside>
        <div className={styles.main}>
          {run === undefined ? <Begin /> : <FlowConversation key={run} id={run} />}
        </div>
      </div>
    </Container>
  );
}

/** A place for the first question, and some that others have asked. */
function Begin() {
  const intl = useIntl();
  const { request } = useExampleRequest('cognitive-flow');
  // The finished example is a place of its own: what was chosen before it gives way.
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; suggestion: Suggestion }>();
  const suggestion = chosen?.at === key ? chosen.suggestion : (request as Suggestion | undefined);
  return (
    <div className={styles.begin}>
      <Composer suggestion={suggestion} />
      <section>
        <Heading level={2} size={13}>
          {intl.formatMessage({ id: 'flow.examples' })}
        </Heading>
        <ul className={styles.followUps}>
          {examples.map((example) => {
            const question = intl.formatMessage({ id: `flow.example.${example}` });
            return (
              <li key={example}>
                <Button
                  variant="quiet"
                  className={styles.followUp}
                  onClick={() => setChosen({ at: key, suggestion: { question } })}
                >
                  {question}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
      <ExampleOffer assistant="cognitive-flow" />
    </div>
  );
}
