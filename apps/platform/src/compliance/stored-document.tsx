import { useIntl } from '@constella/i18n/react';
import { Dialog, Text } from '@constella/ui';

import { RunText } from '../runs/run-text';

interface StoredDocumentProps {
  title: string;
  /** What kind of thing it is, in a line. */
  about: string;
  /** Markdown. */
  content: string;
  onClose: () => void;
}

/** The text of a stored policy, control or procedure, to read. */
export function StoredDocument({ title, about, content, onClose }: StoredDocumentProps) {
  const intl = useIntl();
  // The window is headed by the title.
  const headless = content.replace(/^#\s+.+\n*/, '');
  // Whoever typed it saw every line end.
  const text = headless.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{title}</bdi>}
      description={about}
    >
      {text.trim() === '' ? (
        <Text tone="muted">{intl.formatMessage({ id: 'compliance.document.empty' })}</Text>
      ) : (
        <RunText text={text} headingLevel={3} />
      )}
    </Dialog>
  );
}
