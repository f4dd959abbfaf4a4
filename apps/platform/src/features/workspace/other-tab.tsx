import type { ForeignDraft } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline } from '@constella/ui';

/** Another tab has changed the same thing: neither goes before somebody says which. */
export function OtherTab({ foreign }: { foreign: ForeignDraft | undefined }) {
  const intl = useIntl();
  return (
    <div role="status">
      {foreign && (
        <Callout
          tone="warning"
          title={intl.formatMessage({ id: 'workspace.draft.otherTab' })}
          action={
            <Inline gap={8}>
              <Button size="small" onClick={foreign.take}>
                {intl.formatMessage({ id: 'workspace.draft.take' })}
              </Button>
              <Button size="small" variant="quiet" onClick={foreign.keep}>
                {intl.formatMessage({ id: 'workspace.draft.keep' })}
              </Button>
            </Inline>
          }
        />
      )}
    </div>
  );
}
