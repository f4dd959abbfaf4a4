import { useIntl } from '@constella/i18n/react';
import { Checkbox, Panel, Text } from '@constella/ui';

import * as styles from './result-view.css';

interface RevisionsPanelProps {
  revisions: readonly string[];
  /** Takes the place of what has been looked at. Absent where nothing may be changed. */
  onDone?: ((at: number) => void) | undefined;
}

/** What a reader should look at before the text goes out. */
export function RevisionsPanel({ revisions, onDone }: RevisionsPanelProps) {
  const intl = useIntl();
  return (
    <Panel titleAs="h3" title={intl.formatMessage({ id: 'writing.revisions' })}>
      {revisions.length === 0 ? (
        <Text tone="muted">{intl.formatMessage({ id: 'writing.revisionsNone' })}</Text>
      ) : (
        <ul className={styles.notes}>
          {revisions.map((revision, at) => (
            <li key={revision}>
              {onDone ? (
                <Checkbox
                  label={<bdi>{revision}</bdi>}
                  checked={false}
                  onCheckedChange={() => onDone(at)}
                />
              ) : (
                <Text size={13} dir="auto">
                  {revision}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The plan the text was written by. */
export function OutlinePanel({ outline }: { outline: readonly string[] }) {
  const intl = useIntl();
  if (outline.length === 0) return null;
  return (
    <Panel titleAs="h3" title={intl.formatMessage({ id: 'writing.outline' })}>
      <ol dir="auto" className={styles.outline}>
        {outline.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts never move
          <li key={at}>{part}</li>
        ))}
      </ol>
    </Panel>
  );
}
