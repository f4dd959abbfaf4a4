import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Accordion,
  AccordionItem,
  Button,
  Callout,
  Checkbox,
  Heading,
  Inline,
  Panel,
  Stack,
  Text,
  TextArea,
  VisuallyHidden,
} from '@constella/ui';
import { useState } from 'react';

import { EditableText } from '../../base/editing/editable-text';
import { textDirection } from '../../base/text-direction';
import { CitedText } from '../citation';
import { RunText } from '../run-text';
import type { ListBlock, NoticeBlock, TextBlock, TitleBlock } from './block';
import type { Any, Intl, Note } from './block-base';
import type { DrawnProps } from './drawn';
import * as styles from './blocks.css';
import { noteValues } from './note-values';
import { useWords } from './use-words';

/** The result's title. */
export function Title({ block, result, change }: DrawnProps<TitleBlock<string, Any>>) {
  const intl = useIntl();
  const { of, heading, size = 20, level = 2, missing = 'validation.generic.required' } = block;
  const own = block.ownDirection ? { dir: 'auto', lang: result['locale'] } : {};
  const { [of]: title } = result;
  return (
    <>
      {change ? (
        <>
          {/* What is under it still stands under a heading. */}
          <VisuallyHidden asChild>
            <Heading level={level}>{title}</Heading>
          </VisuallyHidden>
          <EditableText
            label={intl.formatMessage({ id: heading })}
            size={size === 24 ? 'large' : 'medium'}
            value={title}
            max={bounds.shortText.max}
            missing={intl.formatMessage({ id: missing })}
            onChange={(next) => change({ [of]: next })}
          />
        </>
      ) : (
        <Heading level={level} size={size} {...own}>
          {block.ownDirection ? title : <bdi>{title}</bdi>}
        </Heading>
      )}
      {block.note && <Text tone="muted">{block.note(result, intl)}</Text>}
    </>
  );
}

/** A note with every name in its own direction. */
const shownNote = (note: Note, intl: Intl) =>
  intl.formatMessage(
    { id: note.id },
    noteValues(note, intl, (names) =>
      intl.formatList(names.map((one) => <bdi key={one}>{one}</bdi>)),
    ),
  );

/** A text to read, and to write anew. */
export function TextPart({ block, result, change }: DrawnProps<TextBlock<string, Any>>) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const { of, look = 'panel', level = 2, rows = 12, note } = block;
  const heading = intl.formatMessage({ id: block.heading });
  const say = useWords(block.words);
  const text: string = result[of];
  const before = note?.(result, intl);
  if (look === 'notice')
    return (
      <Callout tone="warning">
        {/* In the language of the result, not of the page. */}
        <div dir="auto">
          <CitedText text={text} />
        </div>
      </Callout>
    );
  const write = block.fixed ? undefined : change;
  const edit = write && (
    <Button size="small" onClick={() => setEditing(!isEditing)}>
      {say(isEditing ? 'done' : 'write', { title: heading })}
    </Button>
  );
  const isFolded = look === 'fold';
  const body = (
    <Stack gap={16}>
      {before && <Callout>{shownNote(before, intl)}</Callout>}
      {isEditing && write ? (
        <TextArea
          label={heading}
          labelHidden
          rows={rows}
          dir="auto"
          maxLength={bounds.longText.max}
          value={text}
          onChange={({ target }) => write({ [of]: target.value })}
        />
      ) : (
        <RunText headingLevel={level === 2 ? 3 : 4} text={text} />
      )}
      {isFolded && edit && <Inline>{edit}</Inline>}
    </Stack>
  );
  if (isFolded)
    return (
      <Accordion headingAs={`h${level}`}>
        <AccordionItem value={of} title={heading}>
          {body}
        </AccordionItem>
      </Accordion>
    );
  return (
    <Panel titleAs={`h${level}`} title={heading} actions={edit}>
      {body}
    </Panel>
  );
}

/** Something to know before the rest. */
export function NoticePart({
  block: { title, text, when },
  result,
}: DrawnProps<NoticeBlock<string>>) {
  const intl = useIntl();
  if (result[when.field] !== when.is) return null;
  return (
    <Callout tone="info" title={intl.formatMessage({ id: title })}>
      {intl.formatMessage({ id: text })}
    </Callout>
  );
}

/** Texts one under another. */
export function ListPart({ block, result, change }: DrawnProps<ListBlock<string>>) {
  const intl = useIntl();
  const { of, look = 'panel', level = 2, ordered, ticks, empty } = block;
  const heading = intl.formatMessage({ id: block.heading });
  const entries: readonly string[] = result[of];
  if (entries.length === 0 && !empty) return null;
  const words = entries.map((entry, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two entries may say the same
    <li key={`${at} ${entry}`}>
      {ordered ? (
        <CitedText text={entry} />
      ) : (
        <bdi>
          <CitedText text={entry} />
        </bdi>
      )}
    </li>
  ));
  if (look === 'notice')
    return (
      <Callout tone="warning" title={heading}>
        <ul className={styles.noticed}>{words}</ul>
      </Callout>
    );
  return (
    <Panel titleAs={`h${level}`} title={heading}>
      {entries.length === 0 && empty ? (
        <Text tone="muted">{intl.formatMessage({ id: empty })}</Text>
      ) : ordered ? (
        <ol dir="auto" className={styles.numbered}>
          {words}
        </ol>
      ) : ticks ? (
        <ul className={styles.plain}>
          {entries.map((entry, at) => (
            <li key={entry}>
              {change ? (
                <Checkbox
                  label={<bdi>{entry}</bdi>}
                  checked={false}
                  onCheckedChange={() => change({ [of]: entries.toSpliced(at, 1) })}
                />
              ) : (
                <Text size={13} dir={textDirection(entry)}>
                  <CitedText text={entry} />
                </Text>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.bullets}>{words}</ul>
      )}
    </Panel>
  );
}
