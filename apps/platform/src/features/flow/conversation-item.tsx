import { ApiError, defaultErrorMessage } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  Button,
  Dialog,
  DropdownMenu,
  IconButton,
  Link,
  MenuItem,
  MoreHorizontalIcon,
  PencilIcon,
  StarIcon,
  StatusDot,
  Text,
  TextField,
  TrashIcon,
  useToast,
  VisuallyHidden,
} from '@constella/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../app/paths';
import { runDots } from '../../runs/run-status';
import type { Conversation } from './conversations';
import * as styles from './conversation-list.css';
import { useConversationActions } from './use-conversations';

interface ConversationItemProps {
  conversation: Conversation;
  isCurrent: boolean;
}

/** A conversation of the list: open, pin, rename, delete. */
export function ConversationItem({ conversation, isCurrent }: ConversationItemProps) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const { toast } = useToast();
  const { change } = useConversationActions();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { id, title, pinned, latest } = conversation;
  const pin = () =>
    change.mutate(
      { id, pinned: !pinned },
      {
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: intl.formatMessage({ id: 'flow.changeFailed' }),
            description: error instanceof ApiError ? error.message : defaultErrorMessage,
          }),
      },
    );
  return (
    <li className={styles.item} data-current={isCurrent || undefined}>
      <Link
        href={paths.conversation(latest.id)}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.meta}>
          {latest.status !== 'completed' && (
            <StatusDot
              status={runDots[latest.status]}
              label={intl.formatMessage({ id: `run.status.${latest.status}` })}
            />
          )}
          <Text as="time" size={12} tone="muted" dateTime={latest.createdAt}>
            {dateTime(latest.createdAt)}
          </Text>
          {pinned && (
            <>
              <StarIcon size={12} />
              <VisuallyHidden>{intl.formatMessage({ id: 'flow.pinned' })}</VisuallyHidden>
            </>
          )}
        </span>
      </Link>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            size="small"
            variant="quiet"
            icon={<MoreHorizontalIcon />}
            label={intl.formatMessage({ id: 'flow.options' }, { title })}
          />
        }
      >
        <MenuItem icon={<StarIcon />} onSelect={pin}>
          {intl.formatMessage({ id: pinned ? 'flow.unpin' : 'flow.pin' })}
        </MenuItem>
        <MenuItem icon={<PencilIcon />} onSelect={() => setOpen('rename')}>
          {intl.formatMessage({ id: 'flow.rename' })}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => setOpen('delete')}>
          {intl.formatMessage({ id: 'flow.delete' })}
        </MenuItem>
      </DropdownMenu>
      {open === 'rename' && (
        <Rename conversation={conversation} onClose={() => setOpen(undefined)} />
      )}
      {open === 'delete' && (
        <Delete
          conversation={conversation}
          isCurrent={isCurrent}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}

function Rename({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const intl = useIntl();
  const { change } = useConversationActions();
  const [name, setName] = useState(conversation.title);
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={intl.formatMessage({ id: 'flow.rename' })}
      footer={
        <Button type="submit" form={form} variant="primary" busy={change.isPending}>
          {intl.formatMessage({ id: 'flow.saveName' })}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ id: conversation.id, title: name }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'flow.name' })}
          value={name}
          dir="auto"
          error={change.error?.message}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function Delete({
  conversation: { id, title },
  isCurrent,
  onClose,
}: ConversationItemProps & { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { remove } = useConversationActions();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast({ title: intl.formatMessage({ id: 'flow.deleted' }) });
        onClose();
        if (isCurrent) void navigate(paths.cognitiveFlow);
      },
    });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={intl.formatMessage({ id: 'flow.deleteTitle' }, { title })}
      description={remove.error?.message ?? intl.formatMessage({ id: 'flow.deleteDescription' })}
      confirmLabel={intl.formatMessage({ id: 'flow.delete' })}
      cancelLabel={intl.formatMessage({ id: 'flow.keep' })}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
