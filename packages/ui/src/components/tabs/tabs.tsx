'use client';

import { Tabs as RadixTabs } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

import { classNames } from '../../class-names.js';
import type { Controllable } from '../../controllable.js';
import { isUnnamed, mistake } from '../../mistake.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../../use-controllable.js';
import { useMergedRefs } from '../field-frame/use-merged-refs.js';
import * as styles from './tabs.css.js';

const TabsContext = createContext({ base: '', label: '', value: '' });

const tabId = (base: string, value: string) => `${base}-tab-${value}`;
const panelId = (base: string, value: string) => `${base}-panel-${value}`;

interface TabsBase extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'onChange'> {
  /** The chosen tab. Left out, the tabs keep their own. */
  value?: string;
  /** The tab chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Names the row of tabs for screen readers. */
  label: string;
  /** One `TabList` and one `TabPanel` per tab. */
  children: ReactNode;
}

export type TabsProps = TabsBase &
  ({ value: string } | { defaultValue: string }) &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

/** Views of one thing, one at a time. Arrow keys choose, mirrored from right to left. */
export function Tabs({
  value: given,
  defaultValue = '',
  onValueChange,
  label,
  className,
  ...props
}: TabsProps) {
  mistake(
    'Tabs',
    isUnnamed(label),
    'without a label a screen reader cannot say what the tabs are views of. Pass it as `label`; it is not shown.',
  );
  const { dir } = useUi();
  const base = useId();
  const [value, change] = useControllable(given, defaultValue, onValueChange);
  const context = useMemo(() => ({ base, label, value }), [base, label, value]);
  return (
    <TabsContext value={context}>
      <RadixTabs.Root
        {...props}
        className={classNames(styles.root, className)}
        dir={dir}
        value={value}
        onValueChange={change}
      />
    </TabsContext>
  );
}

// Only the row scrolls, never the page.
const bringIntoView = (row: Element, tab: Element) => {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  if (before < 0) row.scrollBy({ left: before });
  else if (after > 0) row.scrollBy({ left: after });
};

// A chosen tab may lie beyond the edge on a narrow screen, also once the font has arrived.
const useChosenTabInView = (value: string) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector('[role="tab"][data-state="active"]');
    if (!row || !tab) return undefined;
    // It looks at once, when the page has been laid out; looking here would have it laid out early.
    const observer = new ResizeObserver(() => bringIntoView(row, tab));
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [value]);
  return ref;
};

export interface TabListProps extends ComponentProps<'div'> {
  children: ReactNode;
}

/** The row of tabs. It scrolls sideways where it does not fit. */
export function TabList({ className, ref, ...props }: TabListProps) {
  const { label, value } = useContext(TabsContext);
  const row = useMergedRefs(ref, useChosenTabInView(value));
  return (
    <RadixTabs.List
      aria-label={label}
      {...props}
      ref={row}
      className={classNames(styles.list, className)}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** How many things the view holds, already formatted. */
  count?: ReactNode;
}

/** One tab of a `TabList`. */
export function Tab({ count, className, children, ...props }: TabProps) {
  const { base } = useContext(TabsContext);
  return (
    <RadixTabs.Trigger
      id={tabId(base, props.value)}
      aria-controls={panelId(base, props.value)}
      {...props}
      className={classNames(styles.tab, className)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </RadixTabs.Trigger>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /** What it shows stays mounted while another tab is chosen, and keeps what was typed there. @default false */
  keepMounted?: boolean;
}

/** What a tab shows. */
export function TabPanel({
  value,
  keepMounted = false,
  className,
  children,
  ...props
}: TabPanelProps) {
  const { base, value: chosen } = useContext(TabsContext);
  const isChosen = value === chosen;
  // Nothing fades in or out here: Radix's panel would ask for the style of every one as it comes.
  return (
    <div
      role="tabpanel"
      id={panelId(base, value)}
      aria-labelledby={tabId(base, value)}
      hidden={!isChosen}
      tabIndex={0}
      data-state={isChosen ? 'active' : 'inactive'}
      data-orientation="horizontal"
      {...props}
      className={classNames(styles.panel, className)}
    >
      {isChosen || keepMounted ? children : null}
    </div>
  );
}
