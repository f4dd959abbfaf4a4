import { useIntl } from '@constella/i18n/react';
import { Button, IconButton, NumberField, PanelSection, PlusIcon, TrashIcon } from '@constella/ui';

import { EditableText } from '../../base/editing/editable-text';
import { freshId, linesOf, replaced, without, type Lesson, type Scenario } from './edited';
import { QuestionsEditor } from './question-editor';
import * as styles from './result-view.css';

/** Minutes of a lesson nobody has said anything of. */
const newLessonMinutes = 5;

interface LessonEditorProps {
  lesson: Lesson;
  /** Its number in the list, from 1. */
  number: number;
  onChange: (lesson: Lesson) => void;
  onRemove: () => void;
  isOnly: boolean;
}

function LessonEditor({ lesson, number, onChange, onRemove, isOnly }: LessonEditorProps) {
  const intl = useIntl();
  return (
    <PanelSection title={intl.formatMessage({ id: 'training.edit.lesson' }, { at: number })}>
      <div className={styles.edited}>
        <div className={styles.editedLine}>
          <EditableText
            label={intl.formatMessage({ id: 'training.edit.lessonTitle' })}
            value={lesson.title}
            missing={intl.formatMessage({ id: 'training.edit.missing' })}
            onChange={(title) => onChange({ ...lesson, title })}
          />
          <IconButton
            icon={<TrashIcon />}
            label={intl.formatMessage({ id: 'training.edit.removeLesson' }, { at: number })}
            disabledReason={
              isOnly ? intl.formatMessage({ id: 'training.edit.onlyLesson' }) : undefined
            }
            onClick={onRemove}
          />
        </div>
        <NumberField
          label={intl.formatMessage({ id: 'training.edit.minutes' })}
          className={styles.minutes}
          min={1}
          value={lesson.minutes}
          onValueChange={(minutes) => {
            if (minutes !== null)
              onChange({ ...lesson, minutes: Math.max(1, Math.round(minutes)) });
          }}
        />
        <EditableText
          label={intl.formatMessage({ id: 'training.edit.points' })}
          rows={5}
          value={lesson.points.join('\n')}
          clean={(typed) => linesOf(typed).join('\n')}
          onChange={(points) => onChange({ ...lesson, points: linesOf(points) })}
        />
      </div>
    </PanelSection>
  );
}

interface LessonsEditorProps {
  lessons: readonly Lesson[];
  onChange: (lessons: Lesson[]) => void;
}

/** Lessons to be changed, taken away and added. */
export function LessonsEditor({ lessons, onChange }: LessonsEditorProps) {
  const intl = useIntl();
  const add = () =>
    onChange([
      ...lessons,
      {
        id: freshId('l', lessons),
        title: intl.formatMessage({ id: 'training.edit.newLesson' }),
        minutes: newLessonMinutes,
        points: [],
      },
    ]);
  return (
    <>
      {lessons.map((lesson, at) => (
        <LessonEditor
          key={lesson.id}
          lesson={lesson}
          number={at + 1}
          isOnly={lessons.length === 1}
          onChange={(changed) => onChange(replaced(lessons, at, changed))}
          onRemove={() => onChange(without(lessons, at))}
        />
      ))}
      <PanelSection>
        <Button icon={<PlusIcon />} onClick={add}>
          {intl.formatMessage({ id: 'training.edit.addLesson' })}
        </Button>
      </PanelSection>
    </>
  );
}

interface ScenariosEditorProps {
  scenarios: readonly Scenario[];
  onChange: (scenarios: Scenario[]) => void;
}

/** Cases and their questions, to be changed. */
export function ScenariosEditor({ scenarios, onChange }: ScenariosEditorProps) {
  const intl = useIntl();
  const missing = intl.formatMessage({ id: 'training.edit.missing' });
  return scenarios.map((scenario, at) => {
    const change = (changed: Partial<Scenario>) =>
      onChange(replaced(scenarios, at, { ...scenario, ...changed }));
    return (
      <PanelSection
        key={scenario.id}
        title={intl.formatMessage({ id: 'training.edit.case' }, { at: at + 1 })}
      >
        <div className={styles.edited}>
          <EditableText
            label={intl.formatMessage({ id: 'training.edit.lessonTitle' })}
            value={scenario.title}
            missing={missing}
            onChange={(title) => change({ title })}
          />
          <EditableText
            label={intl.formatMessage({ id: 'training.edit.caseText' })}
            rows={3}
            value={scenario.scenario}
            onChange={(text) => change({ scenario: text })}
          />
          <QuestionsEditor
            questions={scenario.questions}
            idPrefix={`${scenario.id}.`}
            fewest={1}
            onChange={(questions) => change({ questions })}
          />
        </div>
      </PanelSection>
    );
  });
}
