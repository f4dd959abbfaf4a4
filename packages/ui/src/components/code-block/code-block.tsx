'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { CheckIcon, CopyIcon } from '../../icons/index.js';
import { codeBlock as english, timeline as englishTimeline } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { useReveal } from '../private/use-reveal.js';
import * as styles from './code-block.css.js';
import { codeChunks } from './code-chunks.js';
import { CodeLines } from './code-lines.js';
import { useCopy } from './use-copy.js';
import { useScrolls } from './use-scrolls.js';
import { WrapIcon } from './wrap-icon.js';

interface CodeBlockBase extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The text as it is copied; a final line break is not drawn. */
  code: string;
  /** Name of the language as readers know it: "TypeScript", "JSON". */
  language?: string;
  /** File name or another heading, in place of the language. */
  title?: ReactNode;
  /** Numbers the lines. @default false */
  lineNumbers?: boolean;
  /** Whether long lines wrap at first; readers may change it. @default false */
  defaultWrap?: boolean;
  /** Lines shown before it scrolls. @default all of them */
  maxLines?: number;
  /** Leaves out the bar with title, wrapping and copying. @default false */
  plain?: boolean;
}

export type CodeBlockProps = CodeBlockBase &
  ({ title?: undefined } | { title: ReactNode; plain?: false });

/** Lines in a piece, which a browser may skip while it is out of sight. */
const pieceSize = 500;
/** Pieces drawn at once; the rest comes in portions of as many. */
const portion = 10;

/**
 * A text that machines read: left to right in every script, never translated, copied with one
 * button. It does not colour the text. Long lines scroll, by keyboard as well, or wrap.
 */
export function CodeBlock({
  code: givenCode,
  language,
  title,
  lineNumbers = false,
  defaultWrap = false,
  maxLines,
  plain = false,
  className,
  ...props
}: CodeBlockProps) {
  const code = givenCode ?? '';
  const ui = useUi();
  const labels = { ...english, ...ui.labels.codeBlock };
  const { showMore } = { ...englishTimeline, ...ui.labels.timeline };
  const pre = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(pre);
  const [isWrapped, setIsWrapped] = useState(defaultWrap);
  const [copyState, copy] = useCopy();
  const pieces = useMemo(() => codeChunks(code, pieceSize), [code]);
  const { shown, hidden, reveal } = useReveal(pieces, portion);
  const after = (shown.at(-1)?.last ?? 0) + portion * pieceSize;
  const next = Math.min(after, pieces.at(-1)?.last ?? 0) - (shown.at(-1)?.last ?? 0);
  const copyAll = async () => {
    if (await copy(code)) return;
    // Refused: the text is selected, so that the reader's own copy command takes it.
    if (pre.current) getSelection()?.selectAllChildren(pre.current);
  };
  const isLimited = maxLines !== undefined && maxLines >= 1;
  const name = language === undefined ? labels.label : labels.named({ language });
  return (
    <div {...props} className={classNames(styles.root, className)}>
      {plain ? null : (
        <div className={styles.bar}>
          <span className={styles.title}>{title ?? language}</span>
          <span role="status" className={styles.outcome}>
            {copyState === 'idle' ? null : labels[copyState]}
          </span>
          <IconButton
            label={labels.wrap}
            icon={<WrapIcon size={14} />}
            size="small"
            variant={isWrapped ? 'soft' : 'quiet'}
            aria-pressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          />
          <IconButton
            label={labels.copy}
            icon={copyState === 'copied' ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
            size="small"
            onClick={() => void copyAll()}
          />
        </div>
      )}
      <pre
        ref={pre}
        translate="no"
        dir="ltr"
        className={classNames(styles.pre, isLimited && styles.limited)}
        style={isLimited ? assignInlineVars({ [styles.maxLines]: String(maxLines) }) : undefined}
        {...(scrolls && { role: 'group', 'aria-label': name, tabIndex: 0 })}
      >
        <CodeLines pieces={shown} isNumbered={lineNumbers} isWrapped={isWrapped} />
      </pre>
      {hidden > 0 ? (
        <div className={styles.rest}>
          <Button size="small" onClick={reveal}>
            {showMore({ count: next })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
