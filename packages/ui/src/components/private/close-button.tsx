import type { ComponentProps } from 'react';

import { XIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { IconButton } from '../icon-button/icon-button.js';

/** The × of a window or toast. */
export function CloseButton(props: Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>) {
  const { labels } = useUi();
  return (
    <IconButton
      variant="quiet"
      size="small"
      {...props}
      label={labels.close}
      icon={<XIcon size={14} />}
      // It often has the focus when something opens, and its tooltip, being on top, would take the
      // first Escape. The tooltip stays for the pointer.
      onFocus={(event) => event.preventDefault()}
    />
  );
}
