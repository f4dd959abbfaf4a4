import type { MessageId } from '@constella/i18n';

import type { AssistantResult } from '@constella/api-client';
import type { Intl } from '../../runs/blocks/block';
import type { ResultDocument } from '../../runs/result-document';
import type { ResultBlock } from '../../runs/result-document';
import type { Question } from './edited';

/** A training as a document: lessons, cases, and a table of all questions. */
export const trainingDocument: (
  result: AssistantResult<'training'>,
  intl: Intl,
) => ResultDocument = ({ title, lessons, scenarios, assessment }, intl) => {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const row =
    (part: string) =>
    ({ question, options, correct, explanation }: Question) => [
      part,
      question,
      options.join('\n'),
      options[correct] ?? '',
      explanation,
    ];
  const rows = [
    ...scenarios.flatMap((one) => one.questions.map(row(one.title))),
    ...assessment.map(row(say('training.assessment'))),
  ];
  const blocks: ResultBlock[] = [
    { kind: 'heading', level: 2, text: say('training.lessons') },
    ...lessons.flatMap(({ title: name, minutes, points }): ResultBlock[] => [
      {
        kind: 'heading',
        level: 3,
        text: `${name} (${intl.formatMessage({ id: 'training.minutes' }, { minutes })})`,
      },
      { kind: 'list', items: points },
    ]),
  ];
  if (scenarios.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: say('training.scenarios') },
      ...scenarios.flatMap(({ title: name, scenario }): ResultBlock[] => [
        { kind: 'heading', level: 3, text: name },
        { kind: 'text', markdown: scenario },
      ]),
    );
  if (rows.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: say('training.document.questions') },
      {
        kind: 'table',
        caption: say('training.document.questions'),
        columns: [
          say('training.document.part'),
          say('training.document.question'),
          say('training.document.options'),
          say('training.document.answer'),
          say('training.document.why'),
        ],
        rows,
      },
    );
  return { title, blocks };
};
