import type { Task } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  CopyIcon,
  Dialog,
  ShareIcon,
  Stack,
  Switch,
  TextField,
  useToast,
  type ButtonProps,
} from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { ErrorText } from '../base/error-text';
import { paths } from '../base/paths';

interface ShareButtonProps {
  task: Task;
  size?: ButtonProps['size'];
}

/** Turns the share link on or off, and gives it out. */
export function ShareButton({ task, size }: ShareButtonProps) {
  const intl = useIntl();
  const api = useCalls();
  const { toast } = useToast();
  const share = useMutation({
    mutationFn: (on: boolean) => (on ? api.shareTask(task.id) : api.unshareTask(task.id)),
  });
  const { shareId } = task;
  const link = shareId ? new URL(paths.shared(shareId), location.href).href : undefined;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: intl.formatMessage({ id: 'workspace.export.copied' }) });
  };
  return (
    <Dialog
      size="small"
      title={intl.formatMessage({ id: 'workspace.share.button' })}
      description={intl.formatMessage({ id: 'workspace.share.description' })}
      trigger={
        <Button size={size} icon={<ShareIcon />}>
          {intl.formatMessage({ id: 'workspace.share.button' })}
        </Button>
      }
    >
      <Stack gap={16}>
        <Switch
          label={intl.formatMessage({ id: 'workspace.share.switch' })}
          description={intl.formatMessage({ id: 'workspace.share.offHint' })}
          checked={link !== undefined}
          onCheckedChange={(on) => share.mutate(on)}
        />
        {share.isError && (
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'run.actionFailed' })}
          >
            <ErrorText error={share.error} />
          </Callout>
        )}
        {link !== undefined && (
          <>
            <TextField
              label={intl.formatMessage({ id: 'workspace.share.link' })}
              value={link}
              readOnly
              dir="ltr"
              onFocus={(event) => event.target.select()}
            />
            <Button icon={<CopyIcon />} onClick={() => void copy(link)}>
              {intl.formatMessage({ id: 'workspace.share.copy' })}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
