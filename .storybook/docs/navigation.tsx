import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface PageLinkProps {
  /** A place in Storybook: `/docs/components-button--docs`. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of this Storybook: the frame goes there, a new tab opens the whole of it. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=${to}`);
  };
  return (
    <a href={`./?path=${to}`} target="_top" className={className} onClick={follow}>
      {children}
    </a>
  );
}
