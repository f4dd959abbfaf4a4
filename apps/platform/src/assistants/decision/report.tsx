import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Panel, Stack, TextArea } from '@constella/ui';
import { useState } from 'react';

import { RunText } from '../../runs/run-text';
import { withText, type Decision } from './ranked';
import { reportBasis } from './report-basis';

interface ReportProps {
  result: Decision;
  onChange: ((result: Decision) => void) | undefined;
}

/** The report in words; a person may write it anew. */
export function Report({ result, onChange }: ReportProps) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const then = reportBasis(result, intl);
  const title = intl.formatMessage({ id: 'decision.report' });
  return (
    <Panel
      title={title}
      actions={
        onChange && (
          <Button size="small" onClick={() => setEditing(!isEditing)}>
            {intl.formatMessage({
              id: isEditing ? 'decision.report.done' : 'decision.report.edit',
            })}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {then && (
          <Callout>
            {intl.formatMessage(
              { id: 'decision.report.before' },
              {
                ranking: intl.formatList(
                  then.places.map((place) => <bdi key={place}>{place}</bdi>),
                ),
                confidence: then.confidence,
              },
            )}
          </Callout>
        )}
        {isEditing && onChange ? (
          <TextArea
            label={title}
            labelHidden
            rows={16}
            dir="auto"
            maxLength={bounds.longText.max}
            value={result.text}
            onChange={(event) => onChange(withText(result, event.target.value))}
          />
        ) : (
          <RunText headingLevel={3} text={result.text} />
        )}
      </Stack>
    </Panel>
  );
}
