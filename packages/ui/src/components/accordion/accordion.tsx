'use client';

import { Accordion as RadixAccordion } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo } from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { ChevronDownIcon } from '../../icons/index.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import * as styles from './accordion.css.js';

type HeadingLevel = 'h2' | 'h3' | 'h4' | 'h5';

const AccordionContext = createContext<{ Heading: HeadingLevel; open: readonly string[] }>({
  Heading: 'h3',
  open: [],
});

interface AccordionBase extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The open items. Left out, it opens and closes by itself. */
  value?: readonly string[];
  /** The items open at first. @default [] */
  defaultValue?: readonly string[];
  /** Gets the open items. */
  onValueChange?: (value: string[]) => void;
  /** Several may be open at once. @default false */
  multiple?: boolean;
  /** Level of the items' headings. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'h4' | 'h5';
  /** `AccordionItem`s. */
  children: ReactNode;
}

export type AccordionProps = AccordionBase & Controllable<'value', 'onValueChange', 'defaultValue'>;

/**
 * Headings that open and close what stands under them: answers to questions, settings few people
 * change. What everybody reads stays open on the page; views of one thing are `Tabs`.
 */
export function Accordion({
  value,
  defaultValue = [],
  onValueChange,
  multiple = false,
  headingAs = 'h3',
  className,
  children,
  ...props
}: AccordionProps) {
  warnOnce(
    'Accordion',
    !multiple && (value ?? defaultValue).length > 1,
    'several items are to be open, but only the first one is. Pass `multiple`, or one item.',
  );
  const { dir } = useUi();
  const [open, change] = useControllable<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const shared = { ...props, dir, className: classNames(styles.root, className) };
  const context = useMemo(() => ({ Heading: headingAs, open }), [headingAs, open]);
  const items = <AccordionContext value={context}>{children}</AccordionContext>;
  if (multiple)
    return (
      <RadixAccordion.Root {...shared} type="multiple" value={[...open]} onValueChange={change}>
        {items}
      </RadixAccordion.Root>
    );
  return (
    <RadixAccordion.Root
      {...shared}
      type="single"
      collapsible
      value={open[0] ?? ''}
      onValueChange={(next) => change(next === '' ? [] : [next])}
    >
      {items}
    </RadixAccordion.Root>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Unique in the accordion, not empty. */
  value: string;
  /** The heading, which is the button. */
  title: ReactNode;
  /** Quiet words at the heading's end: a count, a state. Part of its name. */
  detail?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /**
   * The content stays mounted while it is closed, and keeps what was typed there. @default false
   */
  keepMounted?: boolean;
  /** The content. */
  children: ReactNode;
}

/** One heading of an `Accordion` and what it opens. */
export function AccordionItem({
  value,
  title,
  detail,
  disabled = false,
  keepMounted = false,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const { Heading, open } = useContext(AccordionContext);
  return (
    <RadixAccordion.Item
      {...props}
      value={value}
      disabled={disabled}
      className={classNames(styles.item, className)}
    >
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger className={styles.trigger}>
            <span className={styles.title}>{title}</span>
            {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content
        className={styles.content}
        // Radix shows what it is made to mount.
        {...(keepMounted && { forceMount: true, hidden: !open.includes(value) })}
      >
        {children}
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
