import type { ReactElement } from 'react';

/**
 * A window opens by its own trigger, or when the caller says so, who then has to close it too:
 * without either nothing can ever open it, or nobody close it.
 */
export type Openable =
  | { open: boolean; onOpenChange: (open: boolean) => void; defaultOpen?: undefined }
  | { open?: undefined; trigger: ReactElement };
