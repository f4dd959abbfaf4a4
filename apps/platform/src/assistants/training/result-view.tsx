import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Heading,
  Panel,
  PanelSection,
  PencilIcon,
  PlayIcon,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from '@constella/ui';
import { useState } from 'react';

import { EditableText } from '../../base/editing/editable-text';
import type { ResultViewProps } from '../../runs/blocks/block';
import { minutesOf, retold, type Training } from './edited';
import { LessonsEditor, ScenariosEditor } from './editors';
import { LessonPlayer } from './lesson-player';
import { QuestionsEditor } from './question-editor';
import { Assessment, ScenarioPlayer } from './quiz-players';
import * as styles from './result-view.css';

const views = ['lessons', 'scenarios', 'assessment'] as const;
type View = (typeof views)[number];

interface PartsProps {
  training: Training;
  /** Absent while it is played. */
  change: ((changed: Partial<Training>) => void) | undefined;
  draftKey: string | undefined;
}

/** The three parts, to be played, or to be changed. */
function Parts({ training, change, draftKey }: PartsProps) {
  const { lessons, scenarios, assessment } = training;
  const keyOf = (part: View) => draftKey && `${draftKey}.${part}`;
  return (
    <>
      <TabPanel value="lessons" className={styles.part}>
        {change ? (
          <LessonsEditor lessons={lessons} onChange={(next) => change({ lessons: next })} />
        ) : (
          <LessonPlayer lessons={lessons} />
        )}
      </TabPanel>
      <TabPanel value="scenarios" className={styles.part}>
        {change && scenarios.length > 0 ? (
          <ScenariosEditor scenarios={scenarios} onChange={(next) => change({ scenarios: next })} />
        ) : (
          <ScenarioPlayer scenarios={scenarios} draftKey={keyOf('scenarios')} />
        )}
      </TabPanel>
      <TabPanel value="assessment" className={styles.part}>
        {change ? (
          <PanelSection>
            <div className={styles.edited}>
              <QuestionsEditor
                questions={assessment}
                idPrefix="a"
                fewest={0}
                onChange={(next) => change({ assessment: next })}
              />
            </div>
          </PanelSection>
        ) : (
          <Assessment questions={assessment} draftKey={keyOf('assessment')} />
        )}
      </TabPanel>
    </>
  );
}

/** A training: lessons to go through, cases to play, an assessment to pass. */
export function TrainingResult({ result, draftKey, onChange }: ResultViewProps<'training'>) {
  const intl = useIntl();
  const [view, setView] = useState<View>('lessons');
  const [isEditing, setEditing] = useState(false);
  const change =
    onChange && ((changed: Partial<Training>) => onChange(retold(result, changed, intl)));
  const editing = isEditing ? change : undefined;
  return (
    <div className={styles.frame}>
      <Panel padding="none" aria-label={result.title}>
        <div className={styles.head}>
          <div className={styles.headWords}>
            {editing ? (
              <EditableText
                label={intl.formatMessage({ id: 'training.edit.title' })}
                size="large"
                value={result.title}
                missing={intl.formatMessage({ id: 'training.edit.missing' })}
                onChange={(title) => editing({ title })}
              />
            ) : (
              <Heading level={2} size={24}>
                <bdi>{result.title}</bdi>
              </Heading>
            )}
            <Text tone="muted">
              {intl.formatMessage({ id: 'training.minutes' }, { minutes: minutesOf(result) })}
            </Text>
          </div>
          {change && (
            <Button
              icon={isEditing ? <PlayIcon /> : <PencilIcon />}
              onClick={() => setEditing(!isEditing)}
            >
              {intl.formatMessage({ id: isEditing ? 'training.play' : 'training.edit' })}
            </Button>
          )}
        </div>
        <Tabs
          label={intl.formatMessage({ id: 'training.views' })}
          value={view}
          onValueChange={(next) => setView(views.find((one) => one === next) ?? 'lessons')}
        >
          <TabList className={styles.tabs}>
            {views.map((one) => (
              <Tab key={one} value={one} count={intl.formatNumber(result[one].length)}>
                {intl.formatMessage({ id: `training.${one}` })}
              </Tab>
            ))}
          </TabList>
          <Parts training={result} change={editing} draftKey={draftKey} />
        </Tabs>
      </Panel>
    </div>
  );
}
