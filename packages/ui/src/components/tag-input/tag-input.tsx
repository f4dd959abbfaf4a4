'use client';

import { Popover } from 'radix-ui';
import {
  type FocusEvent,
  type FocusEventHandler,
  type MouseEvent,
  type Ref,
  useId,
  useRef,
} from 'react';

import { classNames } from '../private/class-names.js';
import type { Controllable } from '../private/controllable.js';
import { tagInput } from '../../labels/en.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import * as control from '../private/control.css.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { SuggestionList } from './suggestion-list.js';
import * as styles from './tag-input.css.js';
import { TagList } from './tag-list.js';
import { useTagInput } from './use-tag-input.js';

interface TagInputBase extends NativeControlProps<'input'>, FieldProps {
  /** The tags, each once. Left out, the field keeps its own. */
  value?: readonly string[];
  /** The tags at first. @default [] */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** Tags offered while typing; others may be typed all the same. Keep the array while nothing changes. */
  suggestions?: readonly string[];
  /** Most tags; the count is then shown below the field. */
  max?: number;
  /** Why a tag is refused, or undefined when it is fine. */
  validate?: (tag: string) => string | undefined;
  /** Shown while there are no tags. */
  placeholder?: string;
  /** When the focus leaves the field; what was typed becomes a tag. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The input; native props go there too. */
  ref?: Ref<HTMLInputElement>;
}

export type TagInputProps = TagInputBase & Controllable<'value', 'onValueChange', 'defaultValue'>;

const none: readonly string[] = [];

/**
 * Short texts of the reader's own. Enter or a comma ends one, a pasted list becomes many. When all
 * choices are known: `CheckboxGroup` or `Combobox`.
 */
export function TagInput({
  value: givenValue,
  defaultValue = none,
  onValueChange,
  suggestions = none,
  max = Infinity,
  validate,
  placeholder,
  onBlur,
  ref,
  ...props
}: TagInputProps) {
  warnOnce(
    'TagInput',
    max < 1,
    `max ${max} lets nobody enter a tag. Pass 1 or more, or leave it out.`,
  );
  const { labels: texts } = useUi();
  const { frame, native } = splitFieldProps(props);
  const labels = { ...tagInput, ...texts.tagInput };
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [given, change] = useFieldValue<readonly string[]>({
    value: givenValue,
    defaultValue,
    onValueChange: onValueChange && ((tags) => onValueChange([...tags])),
    field: box,
    onReset: () => state.forget(),
  });
  // A form that is not filled yet may have nothing.
  const value = given ?? none;
  const blocked = frame.disabled === true || Boolean(frame.disabledReason);
  const state = useTagInput({
    value,
    onValueChange: change,
    box,
    suggestions,
    max,
    validate,
    locked: blocked,
  });
  const inputRef = useMergedRefs(ref, state.input);
  const pressBox = (event: MouseEvent) => {
    if ((event.target as Element).closest('input, button')) return;
    event.preventDefault();
    state.input.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (box.current?.contains(event.relatedTarget)) return;
    state.leave();
    onBlur?.(event);
  };

  return (
    <FieldFrame
      {...frame}
      error={frame.error || state.problem}
      describedBy={classNames(hintId, frame.describedBy)}
      counter={Number.isFinite(max) ? labels.count({ count: value.length, max }) : undefined}
    >
      {({ name, 'aria-labelledby': labelId, ...field }) => (
        <Popover.Root open={state.open} onOpenChange={(open) => !open && state.close()}>
          <Popover.Anchor asChild>
            <div
              ref={box}
              role="presentation"
              className={classNames(control.control, control.size.medium, styles.box)}
              onMouseDown={pressBox}
              onBlur={leave}
            >
              <TagList
                tags={value}
                labelId={labelId}
                disabled={blocked}
                onRemove={state.remove}
                onKeyDown={state.onTagKeyDown}
              />
              <input
                {...native}
                {...field}
                {...(suggestions.length > 0 && {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': state.open,
                  'aria-controls': state.open ? state.listId : undefined,
                  'aria-activedescendant':
                    state.open && state.active >= 0 ? `${state.listId}-${state.active}` : undefined,
                })}
                ref={inputRef}
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                readOnly={blocked}
                placeholder={value.length === 0 ? placeholder : undefined}
                value={state.text}
                onChange={(event) => state.type(event.target.value)}
                onPaste={state.paste}
                onKeyDown={state.onKeyDown}
                onClick={blocked ? undefined : state.openList}
                className={classNames(control.bare, styles.input)}
              />
              <VisuallyHidden id={hintId}>{labels.hint}</VisuallyHidden>
              <VisuallyHidden role="status">{state.news}</VisuallyHidden>
              {name !== undefined &&
                value.map((tag) => (
                  <input
                    key={tag}
                    type="hidden"
                    form={native.form}
                    name={name}
                    value={tag}
                    disabled={field.disabled}
                  />
                ))}
            </div>
          </Popover.Anchor>
          <SuggestionList
            id={state.listId}
            suggestions={state.matches}
            active={state.active}
            field={box}
            onPoint={state.point}
            onChoose={(suggestion) => state.add([suggestion])}
          />
        </Popover.Root>
      )}
    </FieldFrame>
  );
}
