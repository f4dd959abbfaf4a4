'use client';

import { Popover } from 'radix-ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { tagInput } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import * as surface from '../private/menu-surface.css.js';
import * as styles from './tag-input.css.js';

/** The popover is only a place; the listbox in it has the role and the name. */
const withoutRole = { role: undefined };

interface SuggestionListProps {
  id: string;
  suggestions: readonly string[];
  /** -1 for none. */
  active: number;
  /** Presses on the field are not outside. */
  field: RefObject<HTMLElement | null>;
  onPoint: (index: number) => void;
  onChoose: (suggestion: string) => void;
}

/** Suggestions under the field. The focus stays in it, so the list only follows. */
export function SuggestionList({
  id,
  suggestions,
  active,
  field,
  onPoint,
  onChoose,
}: SuggestionListProps) {
  const { dir, portalContainer, labels: texts } = useUi();
  const labels = { ...tagInput, ...texts.tagInput };
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Popover.Portal container={portalContainer}>
      <Popover.Content
        {...withoutRole}
        dir={dir}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={classNames(surface.surface, styles.popup)}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && field.current?.contains(event.target)) {
            event.preventDefault();
          }
        }}
      >
        <div ref={list} id={id} role="listbox" aria-label={labels.suggestions}>
          {suggestions.map((suggestion, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and its Enter chooses
            <div
              key={suggestion}
              id={`${id}-${index}`}
              role="option"
              // The focus is the input's; it points here.
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className={surface.item}
              onPointerMove={() => index !== active && onPoint(index)}
              onClick={() => onChoose(suggestion)}
            >
              <bdi className={styles.suggestion}>{suggestion}</bdi>
            </div>
          ))}
        </div>
      </Popover.Content>
    </Popover.Portal>
  );
}
