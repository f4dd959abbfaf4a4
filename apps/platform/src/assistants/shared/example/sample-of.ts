import type { AssistantId, AssistantResult, FinishedExample } from '@constella/api-client';

/** A few lines of a result, for a picture of it the size of a hand. */
export type Sample =
  | { readonly kind: 'bars'; readonly rows: readonly { label: string; share: number }[] }
  | {
      readonly kind: 'matrix';
      readonly risks: readonly { likelihood: number; impact: number }[];
    }
  | {
      readonly kind: 'dates';
      readonly rows: readonly { label: string; day: string | null; isUrgent: boolean }[];
    }
  | { readonly kind: 'sections'; readonly rows: readonly string[] }
  | { readonly kind: 'lines'; readonly rows: readonly string[] }
  | {
      readonly kind: 'quiz';
      readonly question: string;
      readonly options: readonly string[];
      readonly correct: number;
    }
  | { readonly kind: 'text'; readonly title: string | undefined; readonly text: string };

/** Rows a picture has room for. */
const most = 4;

/** A text without the marks of Markdown and the numbers of its sources. */
const plain = (text: string) =>
  text
    .replaceAll(/\s*\[\d+\]/g, '')
    .replaceAll('**', '')
    .trim();

/** The first paragraph of a Markdown text. */
const opening = (text: string) =>
  plain(text.split(/\n{2,}/).find((part) => !part.startsWith('#')) ?? '');

const matrix = ({ items }: AssistantResult<'risk-assessment' | 'compliance-risk'>): Sample => ({
  kind: 'matrix',
  risks: items,
});

/** What shows best what an assistant delivers. */
const samples: { readonly [Id in AssistantId]?: (result: AssistantResult<Id>) => Sample } = {
  decision: ({ options, ranking }) => ({
    kind: 'bars',
    rows: ranking
      .slice(0, most)
      .map(({ option, share }) => ({ label: options[option] ?? '', share })),
  }),
  innovation: ({ ideas, ranking }) => ({
    kind: 'bars',
    rows: ranking.slice(0, most).flatMap(({ idea, share }) => {
      const title = ideas.find(({ id }) => id === idea)?.title;
      return title === undefined || share === null ? [] : [{ label: plain(title), share }];
    }),
  }),
  'medical-request': ({ findings }) => ({
    kind: 'bars',
    rows: findings
      .slice(0, most)
      .map(({ title, confidence }) => ({ label: plain(title), share: confidence / 100 })),
  }),
  writing: ({ title, content }) => ({ kind: 'text', title, text: opening(content) }),
  'compliance-risk': matrix,
  'risk-assessment': matrix,
  'compliance-policy': ({ sections }) => ({
    kind: 'sections',
    rows: sections.slice(0, most).map(({ heading }) => plain(heading)),
  }),
  'document-generator': ({ clauses }) => ({
    kind: 'sections',
    rows: clauses
      .filter(({ level }) => level === 1)
      .slice(0, most)
      .map(({ heading }) => plain(heading)),
  }),
  'regulation-monitor': ({ items }) => ({
    kind: 'dates',
    rows: items
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ title, effectiveDate, level }) => ({
        label: title,
        day: effectiveDate,
        isUrgent: level === 'critical',
      })),
  }),
  training: ({ assessment: [first] }) => ({
    kind: 'quiz',
    question: plain(first?.question ?? ''),
    options: first?.options.map(plain) ?? [],
    correct: first?.correct ?? -1,
  }),
  'learning-content': ({ cards }) => ({
    kind: 'lines',
    rows: cards.slice(0, most).map(({ front }) => plain(front)),
  }),
  research: ({ claims }) => ({
    kind: 'lines',
    rows: claims.slice(0, most).map(({ text }, at) => `${at + 1}. ${plain(text)}`),
  }),
  creative: ({ variants }) => ({
    kind: 'lines',
    rows: variants.slice(0, most).map(({ text }) => plain(text)),
  }),
  'learning-plan': ({ stages }) => ({
    kind: 'sections',
    rows: stages.slice(0, most).map(({ name }) => plain(name)),
  }),
  'life-review': ({ findings }) => ({
    kind: 'lines',
    rows: findings.slice(0, most).map(({ text }) => plain(text)),
  }),
  'travel-plan': ({ days }) => ({
    kind: 'dates',
    rows: days
      .slice(0, most)
      .map(({ date, place, title }) => ({ label: title || place, day: date, isUrgent: false })),
  }),
};

/** A picture of a finished example; of an assistant without one of its own, how its text begins. */
export function sampleOf({ assistant, result }: FinishedExample): Sample {
  const own = samples[assistant as AssistantId] as
    | ((result: FinishedExample['result']) => Sample)
    | undefined;
  return own?.(result) ?? { kind: 'text', title: undefined, text: opening(result.text) };
}
