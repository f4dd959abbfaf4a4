import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  CheckIcon,
  Checkbox,
  IconButton,
  PlusIcon,
  Text,
  TextField,
  TrashIcon,
  VisuallyHidden,
} from '@constella/ui';
import { useRef, type FormEvent } from 'react';

import { useTextDraft } from '../../base/editing/use-text-draft';
import type { Phase } from './innovation-result';
import * as styles from './roadmap.css';

interface ActivityListProps {
  /** Its name in the reader's language. */
  phase: string;
  activities: Phase['activities'];
  /** Draft key of what is typed and not yet added. */
  draftKey: string | undefined;
  onChange: ((activities: Phase['activities']) => void) | undefined;
}

/** Activities of a phase: to be checked off, added to and taken away. */
export function ActivityList({ phase, activities, draftKey, onChange }: ActivityListProps) {
  const intl = useIntl();
  return (
    <>
      {activities.length > 0 ? (
        <ul
          className={styles.activities}
          aria-label={intl.formatMessage({ id: 'innovation.activities' }, { phase })}
        >
          {activities.map((activity, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a phase may hold one thing twice
            <li key={at} className={styles.activity}>
              {onChange ? (
                <>
                  <Checkbox
                    label={activity.text}
                    checked={activity.done}
                    onCheckedChange={(done) => onChange(activities.with(at, { ...activity, done }))}
                  />
                  <IconButton
                    size="small"
                    icon={<TrashIcon size={14} />}
                    label={intl.formatMessage(
                      { id: 'innovation.activity.remove' },
                      { activity: activity.text },
                    )}
                    onClick={() => onChange(activities.toSpliced(at, 1))}
                  />
                </>
              ) : (
                <>
                  <span className={styles.mark}>{activity.done && <CheckIcon size={14} />}</span>
                  <span className={styles.words}>
                    {activity.done && (
                      <>
                        <VisuallyHidden>
                          {intl.formatMessage({ id: 'innovation.activity.done' })}
                        </VisuallyHidden>{' '}
                      </>
                    )}
                    <bdi>{activity.text}</bdi>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'innovation.activities.none' })}
        </Text>
      )}
      {onChange && activities.length < bounds.activities.max && (
        <NewActivity
          phase={phase}
          draftKey={draftKey}
          onAdd={(text) => onChange([...activities, { text, done: false }])}
        />
      )}
    </>
  );
}

interface NewActivityProps extends Pick<ActivityListProps, 'phase' | 'draftKey'> {
  onAdd: (text: string) => void;
}

function NewActivity({ phase, draftKey, onAdd }: NewActivityProps) {
  const intl = useIntl();
  const { text, type } = useTextDraft(draftKey, '');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    type('');
    // The button rests until the next one is typed: whoever pressed it goes on there.
    field.current?.focus();
  };
  return (
    <form className={styles.newActivity} noValidate onSubmit={add}>
      <TextField
        ref={field}
        className={styles.newText}
        label={intl.formatMessage({ id: 'innovation.activity.new' }, { phase })}
        labelHidden
        placeholder={intl.formatMessage({ id: 'innovation.activity.placeholder' })}
        dir="auto"
        autoComplete="off"
        maxLength={bounds.remark.max}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" icon={<PlusIcon />} disabled={text.trim() === ''}>
        {intl.formatMessage({ id: 'innovation.activity.add' })}
      </Button>
    </form>
  );
}
