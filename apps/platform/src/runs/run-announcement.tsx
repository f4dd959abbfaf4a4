import type { RunStatus } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { VisuallyHidden } from '@constella/ui';

/** Tells whoever listens how a run stands, whenever that changes; what is seen of it may come anew. */
export function RunAnnouncement({ status }: { status: RunStatus }) {
  const intl = useIntl();
  return (
    <VisuallyHidden role="status">
      {intl.formatMessage({ id: `run.status.${status}` })}
    </VisuallyHidden>
  );
}
