import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Panel, TextArea } from '@constella/ui';
import { useState } from 'react';

import { RunText } from '../../runs/run-text';
import type { Monitored } from './monitored';

interface AssessmentProps {
  result: Monitored;
  /** Absent where it may only be read. */
  onChange: ((result: Monitored) => void) | undefined;
}

/** What was found, in words; a person may write it anew. What functions found is not theirs to change. */
export function Assessment({ result, onChange }: AssessmentProps) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const title = intl.formatMessage({ id: 'regulation.assessment' });
  return (
    <Panel
      titleAs="h3"
      title={title}
      actions={
        onChange && (
          <Button size="small" onClick={() => setEditing(!isEditing)}>
            {intl.formatMessage({
              id: isEditing ? 'regulation.assessment.done' : 'regulation.assessment.edit',
            })}
          </Button>
        )
      }
    >
      {isEditing && onChange ? (
        <TextArea
          label={title}
          labelHidden
          rows={12}
          dir="auto"
          maxLength={bounds.longText.max}
          value={result.text}
          onChange={(event) => onChange({ ...result, text: event.target.value })}
        />
      ) : (
        <RunText headingLevel={4} text={result.text} />
      )}
    </Panel>
  );
}
