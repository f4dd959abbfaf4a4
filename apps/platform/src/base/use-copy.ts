import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';

/** Copies a text to the clipboard and says how it went; a browser may refuse it. */
export function useCopy() {
  const intl = useIntl();
  const { toast } = useToast();
  return async (text: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied });
    } catch {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'shell.copyFailed' }),
        description: intl.formatMessage({ id: 'shell.copyFailedHow' }),
      });
    }
  };
}
