import type { ReactNode } from 'react';

import { useScrollable } from './use-scrollable.js';

interface ModalBodyProps {
  className: string;
  /** Id of the window's title. */
  labelledBy: string;
  children: ReactNode;
}

/** Content of a window. The window keeps its title and its actions in view while this scrolls. */
export function ModalBody({ className, labelledBy, children }: ModalBodyProps) {
  const [ref, scrollable] = useScrollable();
  const region = scrollable ? { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy } : {};
  return (
    <div ref={ref} className={className} {...region}>
      <div>{children}</div>
    </div>
  );
}
