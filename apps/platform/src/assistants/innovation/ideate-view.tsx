import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Accordion,
  AccordionItem,
  Button,
  Grid,
  Inline,
  PlusIcon,
  Stack,
  Text,
} from '@constella/ui';
import { useState } from 'react';

import { RunText } from '../../runs/run-text';
import { emptyIdea, withIdea, withoutIdea, type Idea, type Innovation } from './changed';
import { IdeaCard } from './idea-card';
import { IdeaDialog } from './idea-dialog';
import * as styles from './result-view.css';

/** What every part of the result takes. */
export interface PartProps {
  result: Innovation;
  /** Absent where it may only be read. */
  change: ((result: Innovation) => void) | undefined;
  /** What is typed and not yet part of the result is kept under it. */
  draftKey?: string | undefined;
}

/** The ideas as cards, best first, and how they came about. */
export function IdeateView({ result, change, draftKey }: PartProps) {
  const intl = useIntl();
  const [edited, edit] = useState<Idea>();
  const { ideas, ranking, chosen, text } = result;
  const isFull = ideas.length >= bounds.ideas.max;
  return (
    <Stack gap={16} className={styles.part}>
      <Inline justify="between">
        <Text tone="muted" size={13}>
          {intl.formatMessage({ id: 'innovation.ideas.count' }, { count: ideas.length })}
        </Text>
        {change && (
          <Button icon={<PlusIcon />} disabled={isFull} onClick={() => edit(emptyIdea(result))}>
            {intl.formatMessage({ id: 'innovation.idea.add' })}
          </Button>
        )}
      </Inline>
      <section aria-label={intl.formatMessage({ id: 'innovation.ideas' })}>
        <Grid as="ul" minColumn={280} className={styles.cards}>
          {ranking.flatMap((ranked) => {
            const idea = ideas.find(({ id }) => id === ranked.idea);
            return idea
              ? [
                  <li key={idea.id} className={styles.cardItem}>
                    <IdeaCard
                      idea={idea}
                      ranked={ranked}
                      isChosen={chosen === idea.id}
                      onEdit={change && (() => edit(idea))}
                      // A result without an idea is none.
                      onRemove={
                        change && ideas.length > 1
                          ? () => change(withoutIdea(result, idea.id))
                          : undefined
                      }
                    />
                  </li>,
                ]
              : [];
          })}
        </Grid>
      </section>
      <Accordion>
        <AccordionItem value="report" title={intl.formatMessage({ id: 'innovation.report' })}>
          <RunText text={text} headingLevel={4} />
        </AccordionItem>
      </Accordion>
      {edited && change && (
        <IdeaDialog
          key={edited.id}
          idea={edited}
          draftKey={draftKey && `${draftKey}.idea`}
          onClose={() => edit(undefined)}
          onSave={(idea) => {
            edit(undefined);
            change(withIdea(result, idea));
          }}
        />
      )}
    </Stack>
  );
}
