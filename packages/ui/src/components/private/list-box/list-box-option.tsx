import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';

import { classNames } from '../class-names.js';
import { CheckIcon } from '../../../icons/index.js';
import * as surface from '../menu-surface.css.js';
import * as styles from './list-box.css.js';
import { MarkedText } from './marked-text.js';
import type { OptionRow } from './option-rows.js';

interface ListBoxOptionProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Among all rows; the virtualizer reads it from the element. */
  index: number;
  /** Pixels from the start of its section. */
  offset: number;
  row: OptionRow;
  /** How many options there are. */
  total: number;
  active: boolean;
  chosen: boolean;
  onPoint: (value: string) => void;
  onChoose: (value: string) => void;
}

/** One option: label with what was found, description, detail, and a check on the chosen one. */
export function ListBoxOption({
  ref,
  id,
  index,
  offset,
  row: { option, position, matches },
  total,
  active,
  chosen,
  onPoint,
  onChoose,
}: ListBoxOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and its Enter chooses
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={total}
      aria-posinset={position}
      data-index={index}
      data-highlighted={active || undefined}
      data-disabled={option.disabled || undefined}
      className={classNames(surface.item, styles.option)}
      style={assignInlineVars({ [styles.offset]: `${offset}px` })}
      onPointerMove={() => {
        if (!active && !option.disabled) onPoint(option.value);
      }}
      onClick={() => {
        if (!option.disabled) onChoose(option.value);
      }}
    >
      <span className={styles.words}>
        <span className={styles.label}>
          <MarkedText text={option.label} ranges={matches} />
        </span>
        {option.description !== undefined && (
          <span className={surface.detail}>{option.description}</span>
        )}
      </span>
      {option.detail !== undefined && <span className={surface.detail}>{option.detail}</span>}
      {chosen && (
        <span className={styles.check}>
          <CheckIcon />
        </span>
      )}
    </div>
  );
}
