import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@constella/ui';

import { RunText } from '../../../runs/run-text';
import type { StoringRun } from './use-runs-of';

interface DocumentDialogProps {
  title: string;
  /** The kind of thing it is, in a line. */
  about: string;
  /** Markdown; undefined before it is there. */
  content: string | undefined;
  /** Why there will be none. */
  failure?: Error | undefined;
  onRetry?: () => void;
  /** The run that stored it: there it is changed and exported. */
  run?: StoringRun;
  onClose: () => void;
}

/** The text of something stored, to read. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { title, about, content, failure, onRetry, run, onClose } = props;
  const intl = useIntl();
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{title}</bdi>}
      description={about}
      footer={
        run?.is === 'there' ? (
          <ButtonLink href={run.href}>
            {intl.formatMessage({ id: 'compliance.document.run' })}
          </ButtonLink>
        ) : undefined
      }
    >
      {failure ? (
        <ErrorState
          headingAs="h3"
          title={intl.formatMessage({ id: 'compliance.failed' })}
          description={failure.message}
          action={
            <Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          }
        />
      ) : content === undefined ? (
        <SkeletonGroup>
          <Skeleton lines={6} />
        </SkeletonGroup>
      ) : (
        <StoredText content={content} />
      )}
    </Dialog>
  );
}

function StoredText({ content }: { content: string }) {
  const intl = useIntl();
  // The window is headed by the title.
  const headless = content.replace(/^#\s+.+\n*/, '');
  // Whoever typed it saw every line end.
  const text = headless.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
  return text.trim() === '' ? (
    <Text tone="muted">{intl.formatMessage({ id: 'compliance.document.empty' })}</Text>
  ) : (
    <RunText text={text} headingLevel={3} />
  );
}
