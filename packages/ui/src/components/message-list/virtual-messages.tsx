'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useLayoutEffect } from 'react';

import type { Message } from './message.js';
import * as styles from './message-list.css.js';

export interface VirtualMessagesProps {
  messages: readonly Message[];
  /** The box that scrolls; null in the first render. */
  scroller: HTMLElement | null;
  /** Draws the message at an index. */
  renderRow: (index: number) => ReactNode;
}

/** Height in px of a message that has not been drawn yet. */
const guess = 72;

/** Only the messages in sight, at their place in the whole list. */
export function VirtualMessages({ messages, scroller, renderRow }: VirtualMessagesProps) {
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller,
    estimateSize: () => guess,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 8,
    // What is in sight stays in sight when older messages come before it.
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 32,
  });
  useLayoutEffect(() => {
    if (scroller) virtualizer.scrollToEnd();
  }, [virtualizer, scroller]);
  return (
    <div
      className={styles.virtual}
      style={assignInlineVars({ [styles.totalSize]: `${virtualizer.getTotalSize()}px` })}
    >
      {virtualizer.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          className={styles.virtualRow}
          style={assignInlineVars({ [styles.offset]: `${item.start}px` })}
        >
          {renderRow(item.index)}
        </div>
      ))}
    </div>
  );
}
