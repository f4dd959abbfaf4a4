'use client';

import { Tabs as RadixTabs } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import * as styles from './tabs.css.js';
import { useTabRow } from './use-tab-row.js';

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
  warnOnce(
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

export interface TabListProps extends ComponentProps<'div'> {
  children: ReactNode;
}

/** The row of tabs. Where it does not fit it scrolls sideways, by finger, keys or the buttons at its ends. */
export function TabList({ className, ref, ...props }: TabListProps) {
  const { label, value } = useContext(TabsContext);
  const { dir } = useUi();
  const row = useRef<HTMLDivElement>(null);
  const rowRef = useMergedRefs(ref, row);
  const { before, after } = useTabRow(row, value);
  const overflows = before || after;
  const scroll = (toward: 1 | -1) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({
      left: toward * (dir === 'rtl' ? -1 : 1) * row.current.clientWidth * 0.8,
      behavior: calm ? 'instant' : 'smooth',
    });
  };
  // For the mouse alone: the keys walk the tabs, a finger moves the row.
  const scrollButton = (toward: 1 | -1, more: boolean) => (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={styles.scroll}
      disabled={!more}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => scroll(toward)}
    >
      {(toward === 1) === (dir === 'ltr') ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  );
  return (
    <div className={styles.frame}>
      {overflows && scrollButton(-1, before)}
      <RadixTabs.List
        aria-label={label}
        {...props}
        ref={rowRef}
        data-more-before={before || undefined}
        data-more-after={after || undefined}
        data-reads={dir}
        className={classNames(styles.list, className)}
      />
      {overflows && scrollButton(1, after)}
    </div>
  );
}

// Not in TypeScript's library yet.
const byMouse = { focusVisible: false } as FocusOptions;

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
  /** How many things the view holds, already formatted. */
  count?: ReactNode;
}

/** One tab of a `TabList`. */
export function Tab({ count, className, children, onMouseDown, ...props }: TabProps) {
  const { base } = useContext(TabsContext);
  return (
    <RadixTabs.Trigger
      id={tabId(base, props.value)}
      aria-controls={panelId(base, props.value)}
      {...props}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // Radix is about to give it the focus, which would then look as if a key had brought it.
        if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus(byMouse);
      }}
      className={classNames(styles.tab, className)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </RadixTabs.Trigger>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  value: string;
  /**
   * The content stays mounted while another tab is chosen, and keeps what was typed there. @default
   * false
   */
  keepMounted?: boolean;
}

/** Content of a tab. */
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
