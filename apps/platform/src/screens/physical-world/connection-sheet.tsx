import type { McpConnection } from '@constella/api-client';
import { McpConnectionForm } from '@constella/forms';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Sheet, useToast } from '@constella/ui';

interface ConnectionSheetProps {
  open: boolean;
  onClose: () => void;
  /** The one that is changed; a new one without. */
  connection?: McpConnection | undefined;
}

/** The form that connects a server of tools, or changes how one is reached. */
export function ConnectionSheet({ open, onClose, connection }: ConnectionSheetProps) {
  const intl = useIntl();
  const api = useCalls();
  const { toast } = useToast();
  const title = connection
    ? intl.formatMessage({ id: 'tools.edit' }, { name: connection.name })
    : intl.formatMessage({ id: 'tools.connect' });
  return (
    <Sheet side="end" open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      <McpConnectionForm
        surface="none"
        {...(connection && { defaultValues: valuesOf(connection) })}
        onSubmit={async ({ token, latitude, longitude, ...typed }) => {
          const secret = token ? { token } : {};
          const saved = connection
            ? await api.changeMcpConnection(
                connection.id,
                { ...typed, ...secret, latitude: latitude ?? null, longitude: longitude ?? null },
                { version: connection.version },
              )
            : await api.createMcpConnection({
                ...typed,
                ...secret,
                latitude,
                longitude,
              });
          toast({
            tone: 'success',
            title: intl.formatMessage({ id: 'tools.saved' }, { name: saved.name }),
          });
          onClose();
        }}
      />
    </Sheet>
  );
}

/** A connection as its form has it; its token is known to the server alone. */
const valuesOf = ({
  name,
  transport,
  url,
  command,
  args,
  allowPrivate,
  location,
  latitude,
  longitude,
}: McpConnection) => ({
  name,
  transport,
  url: url ?? '',
  command: command ?? '',
  args,
  allowPrivate,
  location,
  latitude: latitude ?? undefined,
  longitude: longitude ?? undefined,
});
