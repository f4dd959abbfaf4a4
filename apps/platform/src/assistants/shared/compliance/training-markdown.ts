import type { RowOfRecord } from '@constella/api-client/contract';

type Training = Pick<RowOfRecord<'compliance_trainings'>, 'title' | 'description' | 'content'>;
type Scenario = Pick<
  RowOfRecord<'training_scenarios'>,
  'title' | 'scenario' | 'questions' | 'correctResponses'
>;

/** The words between what is stored. */
interface Words {
  readonly assessment: string;
  /** An option that is the right answer. */
  right(option: string): string;
}

type Part = Readonly<Record<string, unknown>>;

const partsIn = (value: unknown): readonly Part[] =>
  Array.isArray(value)
    ? value.filter((one): one is Part => typeof one === 'object' && one !== null)
    : [];
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
const items = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const questionText = ({ question, options, correct }: Part, { right }: Words): string =>
  joined([
    question ? `**${textIn(question)}**` : '',
    items(textsIn(options).map((option, at) => (at === correct ? right(option) : option))),
  ]);

/** A stored training as Markdown: what it is about, its lessons, its cases, its questions. */
export function trainingMarkdown(
  { title, description, content }: Training,
  scenarios: readonly Scenario[],
  words: Words,
): string {
  const lessons = partsIn(content['lessons']);
  const assessment = partsIn(content['assessment']);
  return joined([
    // A training without a title of its own is headed by what it is about.
    description === title ? '' : (description ?? ''),
    ...lessons.map(({ title: lesson, points }) =>
      joined([`## ${textIn(lesson)}`, items(textsIn(points))]),
    ),
    ...scenarios.map(({ title: situation, scenario, questions, correctResponses }) => {
      const responses = partsIn(correctResponses);
      return joined([
        `## ${situation}`,
        scenario,
        ...partsIn(questions).map((question) =>
          questionText(
            { ...responses.find(({ id }) => id === question['id']), ...question },
            words,
          ),
        ),
      ]);
    }),
    assessment.length > 0 ? `## ${words.assessment}` : '',
    ...assessment.map((question) => questionText(question, words)),
  ]);
}
