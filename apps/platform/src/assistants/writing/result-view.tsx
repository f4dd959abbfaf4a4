import { useIntl } from '@constella/i18n/react';
import { Heading, Panel } from '@constella/ui';

import { EditableText } from '../../base/editing/editable-text';
import { RichText } from '../../base/rich-text/rich-text';
import type { ResultViewProps } from '../../runs/blocks/block';
import { MeasuresPanel } from './measures-panel';
import { OutlinePanel, RevisionsPanel } from './notes-panels';
import * as styles from './result-view.css';

/** A written text: to be read or edited, with what it measures beside it. */
export function WritingResult({ result, onChange }: ResultViewProps<'writing'>) {
  const intl = useIntl();
  const { title, content, locale, measures, outline, revisions } = result;
  const change =
    onChange &&
    ((changed: Partial<Pick<typeof result, 'title' | 'content' | 'revisions'>>) =>
      onChange({ ...result, ...changed }));
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Panel
          padding="none"
          className={styles.text}
          aria-label={intl.formatMessage({ id: 'writing.result.text' })}
        >
          <div className={styles.title}>
            {change ? (
              <EditableText
                label={intl.formatMessage({ id: 'writing.result.title' })}
                size="large"
                value={title}
                missing={intl.formatMessage({ id: 'writing.result.titleMissing' })}
                onChange={(next) => change({ title: next })}
              />
            ) : (
              <Heading level={2} size={24} dir="auto" lang={locale}>
                {title}
              </Heading>
            )}
          </div>
          <RichText
            value={content}
            locale={locale}
            label={intl.formatMessage({ id: 'writing.result.content' })}
            onChange={change && ((next) => change({ content: next }))}
          />
        </Panel>
        <div className={styles.aside}>
          <MeasuresPanel measures={measures} />
          <RevisionsPanel
            revisions={revisions}
            onDone={
              change && ((done) => change({ revisions: revisions.filter((_, at) => at !== done) }))
            }
          />
          <OutlinePanel outline={outline} />
        </div>
      </div>
    </div>
  );
}
