'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { diffView as english, timeline as englishTimeline } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useReveal } from '../private/use-reveal.js';
import { diffLines } from './diff-lines.js';
import { foldLines, toRows } from './diff-rows.js';
import { DiffHead, DiffTableRow } from './diff-table.js';
import * as styles from './diff-view.css.js';
import { useNarrow } from './use-narrow.js';

export const diffViews = ['unified', 'split'] as const;

export interface DiffViewProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The text as it was. */
  before: string;
  /** The text as it is. Line ends are not compared, nor whether the last line has one. */
  after: string;
  /** Title of the diff: a file's name, a version. @default the locale's "Changes" */
  title?: ReactNode;
  /** Lines below each other, or old and new beside each other where there is room. @default 'unified' */
  view?: 'unified' | 'split';
  /** Unchanged lines shown around a change; `Infinity` folds nothing. @default 3 */
  context?: number;
}

/** Rows drawn at once; the rest comes in portions of as many. */
const portion = 500;

/**
 * Changes between two texts, as a table: signs and words say what the colours repeat, changed words
 * are underlined, long unchanged parts are folded.
 */
export function DiffView({
  before: givenBefore,
  after: givenAfter,
  title,
  view = 'unified',
  context = 3,
  ref,
  className,
  style,
  ...props
}: DiffViewProps) {
  const before = givenBefore ?? '';
  const after = givenAfter ?? '';
  const ui = useUi();
  const labels = { ...english, ...ui.labels.diffView };
  const { showMore } = { ...englishTimeline, ...ui.labels.timeline };
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, own);
  const isNarrow = useNarrow(own);
  const isSplit = view === 'split' && !isNarrow;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  const rows = useMemo(
    () =>
      toRows(foldLines(lines, Math.max(0, context || 0), opened), isSplit ? 'split' : 'unified'),
    [lines, context, opened, isSplit],
  );
  const { shown, hidden, next, reveal } = useReveal(rows, portion);
  const count = (kind: 'added' | 'removed') => lines.filter((line) => line.kind === kind).length;
  const number = new Intl.NumberFormat(ui.locale, { signDisplay: 'always' });
  const [added, removed] = [count('added'), count('removed')];
  const digits = String(String(Math.max(lines.length, 10)).length);
  return (
    <div
      {...props}
      ref={merged}
      className={classNames(styles.root, className)}
      style={{ ...style, ...assignInlineVars({ [styles.digits]: digits }) }}
    >
      <div className={styles.bar}>
        <span id={titleId} className={styles.title}>
          {title ?? labels.label}
        </span>
        <span className={styles.counts}>
          <span aria-hidden="true" className={styles.added}>
            {number.format(added)}
          </span>
          <span aria-hidden="true" className={styles.removed}>
            {number.format(-removed).replace('-', '−')}
          </span>
          <VisuallyHidden>
            {[labels.additions({ count: added }), labels.deletions({ count: removed })].join(', ')}
          </VisuallyHidden>
        </span>
      </div>
      {added + removed === 0 ? (
        <p className={styles.same}>{labels.same}</p>
      ) : (
        <table aria-labelledby={titleId} className={styles.table} dir="ltr" translate="no">
          <DiffHead isSplit={isSplit} labels={labels} />
          <tbody>
            {shown.map((row) => (
              <DiffTableRow
                key={row.key}
                row={row}
                columns={isSplit ? 6 : 4}
                labels={labels}
                onOpen={(fold) => setOpened(new Set([...opened, fold]))}
              />
            ))}
          </tbody>
        </table>
      )}
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
