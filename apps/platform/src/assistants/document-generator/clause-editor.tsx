import { bounds, type LegalClause } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Checkbox, Stack, TextArea, TextField } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';

interface ClauseEditorProps {
  clause: LegalClause;
  /** Whether there is a clause above it to be a part of. */
  canBePart: boolean;
  onChange: (change: Partial<LegalClause>) => void;
  onDone: () => void;
}

/** A clause being written. */
export function ClauseEditor({ clause, canBePart, onChange, onDone }: ClauseEditorProps) {
  const intl = useIntl();
  const [heading, setHeading] = useState(clause.heading);
  const field = useRef<HTMLInputElement>(null);
  // Whoever asked to write goes on in the field.
  useEffect(() => field.current?.focus(), []);
  const isNamed = heading.trim() !== '';
  return (
    <Stack gap={12}>
      <TextField
        label={intl.formatMessage({ id: 'documents.edit.heading' })}
        value={heading}
        dir={heading === '' ? undefined : 'auto'}
        maxLength={bounds.shortText.max}
        ref={field}
        error={isNamed ? undefined : intl.formatMessage({ id: 'documents.edit.headingNeeded' })}
        onChange={({ target }) => {
          setHeading(target.value);
          // A clause is never without one: what is kept is the last there was.
          if (target.value.trim() !== '') onChange({ heading: target.value.trim() });
        }}
      />
      <TextArea
        label={intl.formatMessage({ id: 'documents.edit.text' })}
        description={intl.formatMessage(
          { id: 'documents.edit.textHint' },
          { reference: `[[${clause.id}]]` },
        )}
        dir="auto"
        value={clause.text}
        rows={6}
        maxLength={bounds.longText.max}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {canBePart && (
        <Checkbox
          label={intl.formatMessage({ id: 'documents.edit.part' })}
          checked={clause.level > 1}
          onCheckedChange={(part) => onChange({ level: part ? 2 : 1 })}
        />
      )}
      <div>
        <Button variant="primary" size="small" onClick={onDone}>
          {intl.formatMessage({ id: 'documents.edit.done' })}
        </Button>
      </div>
    </Stack>
  );
}
