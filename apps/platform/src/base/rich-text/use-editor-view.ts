import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { readFormats, type FormatState } from './formats';
import { plugins } from './plugins';
import { readMarkdown } from './read-markdown';
import { writeMarkdown } from './write-markdown';

/** Milliseconds without a key after which what was typed is handed over. */
const pause = 200;

/** The text an editor works on. */
export interface EditorText {
  /** Markdown. Another one than the editor handed over last replaces what is in it. */
  value: string;
  /** Takes the Markdown a moment after the last key, and at once when the editor is left. */
  onChange: (markdown: string) => void;
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>;
}

const stateOf = (markdown: string) =>
  EditorState.create({ doc: readMarkdown(markdown), plugins: plugins() });

/**
 * An editor in an element of its own. A key costs what the editor does for it: the document becomes
 * Markdown, and the rest of the screen hears of it, when the typing pauses.
 */
export function useEditorView({ value, onChange, attributes }: EditorText) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const waiting = useRef<number>(undefined);
  const handedOver = useRef(value);
  const [formats, setFormats] = useState<FormatState>();

  const show = useEffectEvent((state: EditorState) => {
    const next = readFormats(state);
    setFormats((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  });
  const handOver = useEffectEvent(() => {
    if (waiting.current === undefined || !view.current) return;
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    const markdown = writeMarkdown(view.current.state.doc);
    if (markdown === handedOver.current) return;
    handedOver.current = markdown;
    onChange(markdown);
  });
  const start = useEffectEvent((element: HTMLElement) => {
    const editor = new EditorView(element, {
      state: stateOf(value),
      attributes,
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction));
        show(editor.state);
        if (!transaction.docChanged) return;
        window.clearTimeout(waiting.current);
        waiting.current = window.setTimeout(handOver, pause);
      },
      handleDOMEvents: {
        blur: () => {
          handOver();
          return false;
        },
      },
    });
    show(editor.state);
    return editor;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = start(element);
    view.current = editor;
    // Before whoever keeps the text hears of it and looks at what there is to keep.
    const leave = () => handOver();
    window.addEventListener('pagehide', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      handOver();
      view.current = null;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [attributes]);

  const replace = useEffectEvent((markdown: string) => {
    // What is typed at this moment is newer.
    if (!view.current || waiting.current !== undefined || markdown === handedOver.current) return;
    handedOver.current = markdown;
    view.current.updateState(stateOf(markdown));
    show(view.current.state);
  });
  useEffect(() => replace(value), [value]);

  const run = useCallback((command: Command, goBack = false) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    if (goBack) editor.focus();
  }, []);

  return { host, formats, run };
}
