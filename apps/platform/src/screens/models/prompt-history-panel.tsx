import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  Identity,
  Inline,
  Panel,
  SearchIcon,
  Text,
  TextField,
  TrashIcon,
  useToast,
} from '@constella/ui';
import { useState } from 'react';

import { factsLine } from '../../base/lists/facts-line';
import { findPrompts, type AskedPrompt } from '../../assistants/shared/model-test/prompt-history';
import { useFiguresText } from '../../assistants/shared/model-test/use-figures-text';
import type { PromptHistory } from '../../assistants/shared/model-test/use-prompt-history';
import * as styles from './models-screen.css';

interface PromptHistoryPanelProps {
  history: PromptHistory;
  onUse: (asked: AskedPrompt) => void;
}

/** Earlier prompts: found, asked again, deleted. */
export function PromptHistoryPanel({ history, onUse }: PromptHistoryPanelProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { dateTime } = useFormats();
  const figuresText = useFiguresText();
  const { toast } = useToast();
  const [search, setSearch] = useState('');
  const { prompts, keep } = history;
  const found = findPrompts(prompts, search, locale);
  const drop = (gone: readonly AskedPrompt[]) => {
    keep(prompts.filter((entry) => !gone.includes(entry)));
    toast({
      title: intl.formatMessage({ id: 'models.history.deleted' }, { count: gone.length }),
      action: {
        label: intl.formatMessage({ id: 'models.history.undo' }),
        onAction: () => keep(prompts),
      },
    });
  };
  if (prompts.length === 0)
    return (
      <Panel title={intl.formatMessage({ id: 'models.history.title' })}>
        <EmptyState
          art="none"
          title={intl.formatMessage({ id: 'models.history.empty' })}
          description={intl.formatMessage({ id: 'models.history.emptyDescription' })}
        />
      </Panel>
    );
  return (
    <Panel
      title={intl.formatMessage({ id: 'models.history.title' })}
      padding="none"
      actions={
        <Button size="small" variant="dangerQuiet" onClick={() => drop(prompts)}>
          {intl.formatMessage({ id: 'models.history.deleteAll' })}
        </Button>
      }
    >
      <div className={styles.controls}>
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'models.history.search' })}
          labelHidden
          placeholder={intl.formatMessage({ id: 'models.history.search' })}
          icon={<SearchIcon />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState art="none" title={intl.formatMessage({ id: 'models.history.noMatch' })} />
      ) : (
        <ul>
          {found.map((entry) => (
            <li key={entry.at} className={styles.row}>
              <Identity
                title={entry.prompt}
                // Those whose figures follow are named there.
                detail={factsLine([
                  dateTime(entry.at),
                  ...entry.models.filter((model) => !entry.answers?.[model]),
                ])}
              />
              <Inline gap={4} wrap={false}>
                <Button
                  size="small"
                  aria-label={intl.formatMessage(
                    { id: 'models.history.useNamed' },
                    { prompt: entry.prompt },
                  )}
                  onClick={() => onUse(entry)}
                >
                  {intl.formatMessage({ id: 'models.history.use' })}
                </Button>
                <IconButton
                  size="small"
                  icon={<TrashIcon />}
                  label={intl.formatMessage(
                    { id: 'models.history.delete' },
                    { prompt: entry.prompt },
                  )}
                  onClick={() => drop([entry])}
                />
              </Inline>
              {Object.entries(entry.answers ?? {}).map(([model, figures]) => (
                <Text key={model} size={12} tone="muted" numeric className={styles.figures}>
                  {factsLine([model, figuresText(figures)])}
                </Text>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
