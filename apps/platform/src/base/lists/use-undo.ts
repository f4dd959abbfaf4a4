import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';

import { useErrorText } from '../error-text';

/**
 * Says that something was deleted, and offers to bring it back. What cannot be brought back is said,
 * too.
 */
export function useUndo() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  return (title: string, bringBack: () => Promise<unknown>) => {
    const undo = async () => {
      try {
        await bringBack();
      } catch (error) {
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'run.undoFailed' }),
          description: errorText(error),
        });
      }
    };
    toast({
      title,
      action: { label: intl.formatMessage({ id: 'run.undo' }), onAction: () => void undo() },
    });
  };
}
