import { bounds, type AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Heading, IconButton, PencilIcon, Stack, TextArea } from '@constella/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { RunText } from '../../runs/run-text';
import * as styles from './result-view.css';

type Section = AssistantResult<'compliance-policy'>['sections'][number];

interface PolicySectionProps {
  section: Section;
  /** Absent where the policy may only be read. */
  onChange: ((body: string) => void) | undefined;
}

/** One section of a policy to read; its pencil turns it into a field. */
export function PolicySection({ section, onChange }: PolicySectionProps) {
  const intl = useIntl();
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { heading, body } = section;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <Heading level={onChange ? 2 : 3} size={16} id={headingId}>
          <bdi>{heading}</bdi>
        </Heading>
        {onChange && !isOpen && (
          <IconButton
            ref={pencil}
            size="small"
            icon={<PencilIcon size={14} />}
            label={intl.formatMessage({ id: 'compliance.section.edit' }, { section: heading })}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {onChange && isOpen ? (
        <SectionEditor
          section={section}
          onChange={onChange}
          onDone={() => {
            setOpen(false);
            // The pencil is back with the next frame.
            requestAnimationFrame(() => pencil.current?.focus());
          }}
        />
      ) : (
        <div className={styles.body}>
          <RunText text={body} headingLevel={4} />
        </div>
      )}
    </section>
  );
}

interface SectionEditorProps {
  section: Section;
  onChange: (body: string) => void;
  onDone: () => void;
}

function SectionEditor({ section: { heading, body }, onChange, onDone }: SectionEditorProps) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever asked to write goes on in the field.
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap={12} align="start">
      <TextArea
        ref={field}
        className={styles.field}
        label={heading}
        labelHidden
        rows={Math.min(24, Math.max(6, body.split('\n').length + 2))}
        dir="auto"
        maxLength={bounds.longText.max}
        value={body}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button size="small" variant="primary" onClick={onDone}>
        {intl.formatMessage({ id: 'compliance.section.done' })}
      </Button>
    </Stack>
  );
}
