'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { durationText } from '../../duration-text.js';
import {
  CheckIcon,
  ChevronDownIcon,
  CircleXIcon,
  ClockIcon,
  LoaderIcon,
  WrenchIcon,
} from '../../icons/index.js';
import { toolCallCard as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { CodeBlock } from '../code-block/code-block.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './tool-call-card.css.js';
import { valueText } from './value-text.js';

export const toolCallStates = ['waiting', 'running', 'completed', 'failed'] as const;

interface ToolCallCardBase extends Omit<ComponentProps<'div'>, 'results'> {
  /** The tool as machines call it, e.g. `carrier_rates.lookup`. */
  name: string;
  /** @default 'completed' */
  state?: 'waiting' | 'running' | 'completed' | 'failed';
  /** Its subject, in a few words. */
  summary?: ReactNode;
  /** Shown in place of the state's word: "42 rows". Screen readers get both. */
  outcome?: ReactNode;
  /** Milliseconds it took. */
  duration?: number | null;
  /** The input: a text, or anything that is written as JSON. */
  arguments?: unknown;
  /** The output, likewise. */
  result?: unknown;
  /** Why it failed. */
  error?: ReactNode;
  /** 14 px icon of the tool. @default a wrench */
  icon?: ReactNode;
  /** Shown in place of arguments, result and error. */
  children?: ReactNode;
  /** Details are opened by the reader; false shows them always. @default true */
  collapsible?: boolean;
  /** @default false */
  defaultOpen?: boolean;
}

export type ToolCallCardProps = ToolCallCardBase &
  (
    | { children?: undefined }
    | { children: ReactNode; arguments?: undefined; result?: undefined; error?: undefined }
  ) &
  ({ defaultOpen?: undefined } | { defaultOpen: boolean; collapsible?: true });

const icons = {
  waiting: ClockIcon,
  running: LoaderIcon,
  completed: CheckIcon,
  failed: CircleXIcon,
} as const;

/** Lines of arguments or result shown before they scroll. */
const mostLines = 16;

/** One call of a tool: name, outcome and time; arguments and result on demand. */
export function ToolCallCard({
  name,
  state = 'completed',
  summary,
  outcome,
  duration,
  arguments: input,
  result,
  error,
  icon,
  children,
  collapsible = true,
  defaultOpen = false,
  className,
  ...props
}: ToolCallCardProps) {
  const ui = useUi();
  const labels = { ...english, ...ui.labels.toolCallCard };
  const [isOpen, setIsOpen] = useState(defaultOpen);
  // Results may be large and calls many: what nobody opened is not in the page.
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  const Icon = icons[state];
  const time = durationText(duration ?? NaN, ui.locale);
  const [sent, received] = [valueText(input), valueText(result)];
  const hasDetails = children !== undefined || sent || received || error !== undefined;
  const opens = collapsible && hasDetails;
  const head = (
    <>
      {icon ?? <WrenchIcon size={14} />}
      <span className={styles.name}>{name}</span>
      {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
      <span className={classNames(styles.outcome, styles.state[state])}>
        <Icon size={12} className={state === 'running' ? styles.turning : undefined} />
        {outcome === undefined || outcome === null ? (
          labels[state]
        ) : (
          <>
            <VisuallyHidden>{labels[state]}</VisuallyHidden> {outcome}
          </>
        )}
      </span>
      {time && <span className={styles.duration}>{time}</span>}
      {opens ? <ChevronDownIcon size={12} className={styles.chevron} /> : null}
    </>
  );
  const value = (label: string, written: typeof sent) =>
    written ? (
      <div className={styles.part}>
        <span className={styles.partName}>{label}</span>
        <CodeBlock
          code={written.text}
          language={written.isJson ? 'JSON' : label}
          maxLines={mostLines}
          plain
        />
      </div>
    ) : null;
  const body = hasDetails ? (
    <div className={styles.body}>
      {children ?? (
        <>
          {value(labels.arguments, sent)}
          {value(labels.result, received)}
          {error === undefined ? null : (
            <div className={styles.part}>
              <span className={styles.partName}>{labels.error}</span>
              <div className={styles.error}>{error}</div>
            </div>
          )}
        </>
      )}
    </div>
  ) : null;
  return (
    <div {...props} data-state={state} className={classNames(styles.card, className)}>
      {opens ? (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setIsOpen(currentTarget.open);
            if (currentTarget.open) setWasOpen(true);
          }}
        >
          <summary className={classNames(styles.head, styles.opens)}>{head}</summary>
          {wasOpen ? body : null}
        </details>
      ) : (
        <>
          <div className={styles.head}>{head}</div>
          {body}
        </>
      )}
    </div>
  );
}
