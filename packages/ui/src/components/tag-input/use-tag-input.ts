import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { isComposing } from '../private/is-composing.js';
import { tagInput } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { fold } from '../private/list-box/match.js';
import { addTags, hasSeparator, matchingSuggestions, splitTags, type TagProblem } from './tags.js';

interface TagInputOptions {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The field's own element. */
  box: RefObject<HTMLDivElement | null>;
  suggestions: readonly string[];
  max: number;
  validate: ((tag: string) => string | undefined) | undefined;
  locked: boolean;
}

/** State of a tag field beside its tags. */
export const useTagInput = ({
  value,
  onValueChange,
  box,
  suggestions,
  max,
  validate,
  locked,
}: TagInputOptions) => {
  const { dir, labels: texts } = useUi();
  const labels = { ...tagInput, ...texts.tagInput };
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const folded = useMemo(() => suggestions.map(fold), [suggestions]);
  const matches = useMemo(
    () => (open ? matchingSuggestions(suggestions, folded, text, value) : []),
    [open, suggestions, folded, text, value],
  );

  const explain = (why: TagProblem): string => {
    if (why.kind === 'duplicate') return labels.duplicate({ tag: why.tag });
    return why.kind === 'full' ? labels.full({ max }) : why.message;
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** Adds what it can; a single tag that was refused stays in the field to be mended. */
  const add = (incoming: readonly string[]) => {
    const { tags, added, problem: why, rest } = addTags(value, incoming, max, validate);
    const message = why && explain(why);
    setProblem(message);
    setText(incoming.length === 1 ? rest : '');
    close();
    if (added.length > 0) onValueChange(tags);
    const done =
      added.length > 0 ? labels.added({ count: added.length, tag: added[0] ?? '' }) : undefined;
    setNews([done, message].filter(Boolean).join(' '));
  };
  const focusTag = (index: number) => {
    const tags = box.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? [];
    (tags[index] ?? input.current)?.focus();
  };
  const remove = (index: number) => {
    const tag = value[index];
    if (tag === undefined || locked) return;
    // While its button still stands: to the tag before it, or from the first to the next.
    const next = index > 0 ? index - 1 : value.length > 1 ? 1 : -1;
    focusTag(next);
    setProblem(undefined);
    setNews(labels.removed({ tag }));
    onValueChange(value.filter((_tag, place) => place !== index));
  };

  const type = (next: string) => {
    if (locked) return;
    setProblem(undefined);
    if (hasSeparator(next)) {
      const tags = splitTags(next);
      if (tags.length > 0) add(tags);
      else setText('');
      return;
    }
    setText(next);
    setActive(-1);
    setOpen(suggestions.length > 0);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // A native paste would turn new lines into spaces.
    if (locked || !hasSeparator(pasted)) return;
    event.preventDefault();
    add(splitTags(pasted));
  };
  const move = (step: 1 | -1) => {
    if (suggestions.length === 0) return false;
    if (!open) {
      setOpen(true);
      setActive(-1);
      return true;
    }
    const count = matches.length;
    if (count > 0) setActive((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count);
    return true;
  };

  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const isAtStart = () => input.current?.selectionStart === 0 && input.current.selectionEnd === 0;
  // Each answers whether the key was used; what it does not use is left to the field.
  const inputKeys: Record<string, (() => boolean) | undefined> = {
    Enter: () => {
      const chosen = matches[active];
      if (chosen === undefined && text.trim() === '') return false;
      add(chosen === undefined ? splitTags(text) : [chosen]);
      return true;
    },
    Escape: () => open && matches.length > 0 && (close(), true),
    ArrowDown: () => move(1),
    ArrowUp: () => open && move(-1),
    Backspace: () => text === '' && value.length > 0 && (focusTag(value.length - 1), true),
    [back]: () => isAtStart() && value.length > 0 && (focusTag(value.length - 1), true),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are its own.
    if (locked || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (!inputKeys[event.key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onTagKeyDown = (event: KeyboardEvent, index: number) => {
    const tagKeys: Record<string, () => void> = {
      [back]: () => focusTag(Math.max(0, index - 1)),
      [forward]: () => focusTag(index + 1),
      Home: () => focusTag(0),
      End: () => input.current?.focus(),
      Backspace: () => remove(index),
      Delete: () => remove(index),
      Escape: () => input.current?.focus(),
    };
    const run = tagKeys[event.key];
    if (run) {
      event.preventDefault();
      event.stopPropagation();
      run();
    }
    // What is typed on a tag belongs into the field, where the key itself then arrives.
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey)
      input.current?.focus();
  };
  const forget = () => {
    close();
    setText('');
    setProblem(undefined);
    setNews('');
  };
  const leave = () => {
    close();
    if (text.trim() !== '' && !locked) add(splitTags(text));
  };
  // Taken away while somebody types, the field has no blur; a form's own clean-up comes after this.
  const leaveAtEnd = useEffectEvent(leave);
  useLayoutEffect(() => () => leaveAtEnd(), []);

  return {
    text,
    open: open && matches.length > 0,
    matches,
    active,
    problem,
    news,
    input,
    listId,
    add,
    remove,
    type,
    paste,
    point: setActive,
    openList: () => setOpen(suggestions.length > 0),
    onKeyDown,
    onTagKeyDown,
    leave,
    close,
    forget,
  };
};
