import { useIntl } from '@constella/i18n/react';
import {
  DropdownMenu,
  IconButton,
  Link,
  MenuItem,
  MoreHorizontalIcon,
  PencilIcon,
  StarIcon,
  StatusDot,
  TrashIcon,
  useToast,
  VisuallyHidden,
} from '@constella/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { RenameDialog } from '../../base/editing/rename-dialog';
import { useUndo } from '../../base/lists/use-undo';
import { Moment } from '../../base/moment';
import { runDots } from '../../runs/run-status';
import { questionOf, type Conversation } from '../../assistants/cognitive-flow/conversations';
import * as styles from './conversation-list.css';
import { useConversationActions } from './use-conversations';

interface ConversationItemProps {
  conversation: Conversation;
  isCurrent: boolean;
  /** It was searched for: its last question that fits is shown. */
  isFound: boolean;
}

/** A conversation of the list: open, pin, rename, delete. */
export function ConversationItem({ conversation, isCurrent, isFound }: ConversationItemProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const { change, remove, restore } = useConversationActions();
  const [isRenaming, setRenaming] = useState(false);
  const { id, title, pinned, latest } = conversation;
  const failed = (error: unknown) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: 'flow.changeFailed' }),
      description: <ErrorText error={error} />,
    });
  const pin = () => change.mutate({ id, pinned: !pinned }, { onError: failed });
  const deleteIt = async () => {
    // Left first: what is open is not to be asked for once it is gone.
    if (isCurrent) void navigate(paths.cognitiveFlow);
    try {
      // Awaited, for the list no longer has this item by then.
      const { done, error } = await remove.mutateAsync(id);
      if (done.length > 0)
        offerUndo(intl.formatMessage({ id: 'flow.deleted' }), () => restore(done));
      if (error) failed(error);
    } catch (error) {
      failed(error);
    }
  };
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
        {isFound && latest.id !== id && (
          <span className={styles.found} dir="auto">
            {questionOf(latest)}
          </span>
        )}
        <span className={styles.meta}>
          {latest.status !== 'completed' && (
            <StatusDot
              status={runDots[latest.status]}
              label={intl.formatMessage({ id: `run.status.${latest.status}` })}
              labelHidden
            />
          )}
          <Moment at={latest.createdAt} className={styles.when} />
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
        <MenuItem icon={<PencilIcon />} onSelect={() => setRenaming(true)}>
          {intl.formatMessage({ id: 'flow.rename' })}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => void deleteIt()}>
          {intl.formatMessage({ id: 'flow.delete' })}
        </MenuItem>
      </DropdownMenu>
      {isRenaming && (
        <RenameDialog
          id={id}
          title={title}
          labels={{
            title: intl.formatMessage({ id: 'flow.rename' }),
            field: intl.formatMessage({ id: 'flow.name' }),
            save: intl.formatMessage({ id: 'flow.saveName' }),
          }}
          onSave={(next) => change.mutateAsync({ id, title: next })}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
