import { useIntl } from '@constella/i18n/react';
import { Button, CheckIcon, CopyIcon } from '@constella/ui';
import { useState } from 'react';

/** Copies an answer as the model wrote it. */
export function CopyButton({ text }: { text: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  };
  return (
    <Button
      size="small"
      variant="quiet"
      icon={copied === text ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    >
      {intl.formatMessage({ id: copied === text ? 'models.test.copied' : 'models.test.copy' })}
    </Button>
  );
}
