import type { ForeignDraft } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline } from '@constella/ui';

interface DraftConflictProps {
  foreign: ForeignDraft | undefined;
  className?: string;
}

/** Another tab has changed the same thing: neither goes before somebody says which. */
export function DraftConflict({ foreign, className }: DraftConflictProps) {
  const intl = useIntl();
  return (
    <div role="status" className={className}>
      {foreign && (
        <Callout
          tone="warning"
          title={intl.formatMessage({ id: 'tasks.draft.otherTab' })}
          action={
            <Inline gap={8}>
              <Button size="small" onClick={foreign.take}>
                {intl.formatMessage({ id: 'tasks.draft.take' })}
              </Button>
              <Button size="small" variant="quiet" onClick={foreign.keep}>
                {intl.formatMessage({ id: 'tasks.draft.keep' })}
              </Button>
            </Inline>
          }
        />
      )}
    </div>
  );
}
