'use client';

import type { KeyboardEvent } from 'react';

import { XIcon } from '../../icons/index.js';
import { tagInput } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './tag-input.css.js';

interface TagListProps {
  tags: readonly string[];
  /** Id of the field's label. */
  labelId: string;
  disabled: boolean;
  onRemove: (index: number) => void;
  /** Keys pressed on a tag. */
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** The tags in the field. Arrow keys lead to them, so they are no tab stops. */
export function TagList({ tags, labelId, disabled, onRemove, onKeyDown }: TagListProps) {
  const { labels: texts } = useUi();
  const labels = { ...tagInput, ...texts.tagInput };
  if (tags.length === 0) return null;
  return (
    // Safari forgets that a list without its points is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-labelledby={labelId} className={styles.list}>
      {tags.map((tag, index) => (
        <li key={tag} className={styles.tag}>
          <bdi className={styles.words} title={tag}>
            {tag}
          </bdi>
          <button
            type="button"
            tabIndex={-1}
            data-tag={index}
            aria-label={labels.remove({ tag })}
            disabled={disabled}
            className={styles.remove}
            onClick={() => onRemove(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <XIcon size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
