import { useUi } from '@constella/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import * as styles from './rich-text.css';

/** Props of an element of the bar: the focus goes to one of them at a time. */
export interface ToolProps {
  tabIndex: number;
  onFocus: () => void;
  'data-tool': string;
}

interface ToolBarProps {
  /** Names it for screen readers. */
  label: string;
  /** The id of what it works on. */
  controls: string;
  /** The tools in their order. */
  tools: readonly string[];
  children: (propsOf: (tool: string) => ToolProps) => ReactNode;
}

/** A bar of tools that is one stop for Tab; arrow keys go from tool to tool. */
export function ToolBar({ label, controls, tools, children }: ToolBarProps) {
  const { dir } = useUi();
  const [current, setCurrent] = useState(tools[0]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tools.indexOf(current ?? '');
    const forth = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forth]: at + 1, [back]: at - 1, Home: 0, End: tools.length - 1 }[event.key];
    // A field a tool has opened has its own use for these keys.
    const isTool = event.target instanceof HTMLElement && event.target.dataset['tool'];
    if (target === undefined || !isTool) return;
    event.preventDefault();
    const next = tools[(target + tools.length) % tools.length];
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      className={styles.toolBar}
      onKeyDown={move}
    >
      {children((tool) => ({
        tabIndex: tool === current ? 0 : -1,
        onFocus: () => setCurrent(tool),
        'data-tool': tool,
      }))}
    </div>
  );
}
