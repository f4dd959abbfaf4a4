import { useIntl } from '@constella/i18n/react';
import { Button, Callout } from '@constella/ui';

import type { Any } from './block-base';
import type { ItemRules } from './items-block';
import type { Entries } from './use-entries';
import { useWords } from './use-words';

/** Says which entry was taken away, and brings it back. */
export function RemovedEntry({ entries, rules }: { entries: Entries; rules: ItemRules<Any> }) {
  const intl = useIntl();
  const say = useWords(rules.words);
  const { removed, bringBack, forget } = entries;
  if (!removed) return null;
  return (
    <Callout
      tone="info"
      onDismiss={forget}
      action={
        <Button size="small" onClick={bringBack}>
          {intl.formatMessage({ id: 'run.undo' })}
        </Button>
      }
    >
      {say('removed', { title: removed.item[rules.title] })}
    </Callout>
  );
}
