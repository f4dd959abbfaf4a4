import { useIntl } from '@constella/i18n/react';
import { IconButton, UndoIcon } from '@constella/ui';
import { useId, useMemo } from 'react';

import { formatIcons, RedoIcon } from './format-icons';
import { formats, redo, setLink, toggleFormat, undo } from './formats';
import { LinkTool } from './link-tool';
import * as styles from './rich-text.css';
import { ToolBar } from './tool-bar';
import { useEditorView } from './use-editor-view';

/** A text that is written with its formats in view. */
export interface RichTextEditorProps {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** Names it for screen readers. */
  label: string;
  /** The language of the text, for spelling, hyphenation and voices. */
  lang: string;
  /** Its direction; a paragraph in another script keeps its own. */
  dir: 'ltr' | 'rtl';
}

const tools = [...formats, 'link', 'undo', 'redo'] as const;

/** The editor itself; `RichText` fetches it. */
export function RichTextEditor({ value, onChange, label, lang, dir }: RichTextEditorProps) {
  const intl = useIntl();
  const id = useId();
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang,
      dir,
      class: styles.page,
    }),
    [id, label, lang, dir],
  );
  const { host, formats: state, run } = useEditorView({ value, onChange, attributes });
  const notHere = intl.formatMessage({ id: 'editor.notHere' });
  return (
    <div className={styles.editor}>
      <ToolBar label={intl.formatMessage({ id: 'editor.formats' })} controls={id} tools={tools}>
        {(tool) => (
          <>
            {formats.map((format) => {
              const Picture = formatIcons[format];
              return (
                <IconButton
                  key={format}
                  {...tool(format)}
                  label={intl.formatMessage({ id: `editor.format.${format}` })}
                  icon={<Picture size={16} />}
                  aria-pressed={state?.on.includes(format) ?? false}
                  className={styles.tool}
                  disabledReason={state?.blocked.includes(format) ? notHere : undefined}
                  // A press takes neither the focus nor the selection from the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => run(toggleFormat(format))}
                />
              );
            })}
            <LinkTool
              tool={tool('link')}
              link={state?.link}
              disabledReason={state && !state.canLink ? notHere : undefined}
              onLink={(address) => run(setLink(address), true)}
            />
            <span className={styles.gap} />
            <IconButton
              {...tool('undo')}
              label={intl.formatMessage({ id: 'editor.undo' })}
              icon={<UndoIcon />}
              disabledReason={
                state?.canUndo ? undefined : intl.formatMessage({ id: 'editor.nothingToUndo' })
              }
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(undo)}
            />
            <IconButton
              {...tool('redo')}
              label={intl.formatMessage({ id: 'editor.redo' })}
              icon={<RedoIcon size={16} />}
              disabledReason={
                state?.canRedo ? undefined : intl.formatMessage({ id: 'editor.nothingToRedo' })
              }
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(redo)}
            />
          </>
        )}
      </ToolBar>
      <div ref={host} className={styles.host} />
    </div>
  );
}
