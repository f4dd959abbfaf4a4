import {
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  intlTag,
  type Locale,
  localeName,
  locales,
} from '@constella/i18n';

import { durationText } from '../../packages/ui/src/duration-text';
import type { Say } from './say';
import type { Topic } from './topic';

/** Advice for a writer of one language that the others do not need. */
const advice: Record<Locale, string> = {
  en: 'American spelling. Sentence case also in headings and buttons. Straight verbs: “Delete agent”, not “Agent deletion”.',
  zh: 'Full-width punctuation （，。：）, no space between Chinese and Chinese, a space around Latin words and figures. 您 where the person must be addressed, mostly left out.',
  ja: 'です・ます in sentences, nouns or dictionary form on buttons. Full-width punctuation, no space before a counter: 3件. “…ください” is the plain request and no plea.',
  de: 'Sie, and the infinitive on buttons: „Agent löschen“. Compounds are long: leave room for twice the English width. Quotation marks „…“.',
  es: 'Tú in help, the infinitive on buttons. Opening marks ¿ and ¡ where a question is one. Only the first word and names take a capital.',
  fr: 'Vous, and the infinitive on buttons. A narrow no-break space before ; : ! ? and inside « … ». The apostrophe is ’. Capitals keep their accents.',
  it: 'Tu, and the infinitive or the noun on buttons. Articles elide: l’agente. Months and days are small.',
  'pt-BR':
    'Você, said once or left out. Gerund for what goes on: “Carregando…”. Months and days are small.',
  'pt-PT':
    'Never the Brazilian gerund: “A carregar…”. The person is left out instead of você. Ficheiro, ecrã and utilizador, not arquivo, tela and usuário.',
  'zh-TW':
    'Words of Taiwan, not converted ones: 欄位, 伺服器, 設定. Quotation marks 「…」, full-width punctuation.',
  ko: '합니다 in statements, -해 주세요 in requests, never both registers in one text. Particles follow a variable: avoid them, or write 을(를). A counter stands without a space: 3개.',
  ar: 'Six plural forms, and two is a form of its own. Masculine imperative for buttons, or a noun of action. Figures stay Latin, as people type them into fields; the comma is ، and the question mark ؟.',
};

/** Counts in which the forms of the languages differ. */
const counts = [0, 1, 2, 3, 11, 100] as const;

const moment = '2026-01-31T09:30:00.000Z';

/** How a product of many agents and twelve languages speaks; every example is a text it really has. */
export const writingTopic = (say: Say): Topic => ({
  title: 'Foundations/Writing',
  purpose:
    'Short, plain and sure. A text says what is there, what happened or what to do next, and stops. Every example here is read from the catalogues the product is shipped with.',
  parts: [
    {
      id: 'voice',
      title: 'Voice',
      says: 'One person who knows the matter speaks to another. Nobody is entertained, blamed or thanked.',
      rules: [
        'Say it in the present and in the active: who does what.',
        'Speak to the person in texts that help; leave the person out of labels.',
        'No exclamation marks, no “oops”, no jokes in errors, no “simply” and no “just”.',
        'No “please” in a control or a rule. It is kept for what costs the person something.',
        'The same thing has the same word everywhere: agent, run, step, task, point.',
      ],
      examples: [
        {
          good: say('en', 'errors.conflict.description'),
          bad: 'Oops! It looks like there was a conflict while saving your changes.',
          why: 'Who did what, then the way on.',
        },
        {
          good: say('en', 'run.cancelDescription'),
          bad: 'Warning: this action is destructive and irreversible!',
          why: 'What stays and what is gone, in words of the person’s own work.',
        },
      ],
    },
    {
      id: 'capitals',
      title: 'Capitals and marks',
      says: 'Sentence case everywhere: titles, buttons, tabs, table headings.',
      rules: [
        'A capital for the first word and for names. A product word is no name: “agent”, “run”.',
        'No full stop after a label, a heading, a button or a single sentence in a field; with two sentences both have one.',
        'Buttons are a verb, with its object where more than one thing could be meant.',
        'The ellipsis is one character, …, and means: this is still going on, or: more is asked before anything happens.',
        'Quotation marks, dashes and apostrophes are the language’s own, never the typewriter’s.',
      ],
      examples: [
        {
          good: say('en', 'company.save'),
          bad: 'Submit',
          why: 'The verb says what will have happened.',
        },
        {
          good: say('en', 'run.cancelTitle'),
          bad: 'Are You Sure?',
          why: 'A question that can be answered without reading the rest.',
        },
        {
          good: say('en', 'components.agentGraph.arranging', { agents: 12 }),
          bad: 'Loading... Please wait',
          why: 'What goes on and how much of it, with one ellipsis.',
        },
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      says: 'What happened, why, and how to go on: in this order, at the place where it happened. What is obvious is left out.',
      table: {
        heads: ['What', 'Why', 'How'],
        rows: [
          [
            say('en', 'errors.tooMany.title'),
            'The title says it.',
            say('en', 'errors.tooMany.description'),
          ],
          ...(['server', 'invalidResponse', 'connection', 'conflict'] as const).map((kind) => {
            const [why = '', ...how] = say('en', `errors.${kind}.description`).split(/(?<=\.) /);
            return [say('en', `errors.${kind}.title`), why, how.join(' ')];
          }),
          [
            'The field is marked.',
            'Its description has the rule.',
            say('en', 'validation.agent.nameMin'),
          ],
        ],
      },
      rules: [
        'Say what was kept: people fear for what they typed.',
        'A field’s error is its rule, said as what to do, so that description and error fit together.',
        'No codes alone, no stack, no blame. A code may follow for support.',
        'In development the library speaks the same way: the console says what is wrong, why it matters and how to put it right.',
      ],
      examples: [
        {
          good: say('en', 'validation.agent.nameMin'),
          bad: say('en', 'validation.generic.invalid'),
          why: 'The rule instead of the verdict. The second is kept for values nobody can explain.',
        },
        {
          good: say('en', 'validation.generic.email'),
          bad: 'Invalid email',
          why: 'An example is the shortest explanation.',
        },
        {
          good: say('en', 'errors.connection.description'),
          bad: 'Network Error',
          why: 'What cannot be done, and the one thing to check.',
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Numbers, dates and units',
      says: 'Formatted by `Intl` with the locale of the provider, never put together by hand. Each row is made by the functions of `@constella/i18n`, the length of time by `durationText` of `@constella/ui`.',
      table: {
        heads: ['Language', 'Number', 'Money', 'Date and time', 'Span', 'List'],
        rows: locales.map((locale) => [
          localeName(locale),
          formatNumber(locale, 1234567.8),
          formatMoney(locale, 2990, 'EUR'),
          `${formatDate(locale, moment, 'UTC')}, ${formatTime(locale, moment, 'UTC')}`,
          `${durationText(95_000, intlTag(locale))}; ${formatRelative(locale, moment, Date.parse(moment) + 7_200_000)}`,
          formatList(locale, ['A', 'B', 'C']),
        ]),
        languages: locales.map(intlTag),
      },
      rules: [
        'A number has its unit, from `Intl` where it knows it: `style: "unit"`.',
        'Figures in tables, prices and counters are tabular and stand at the end of their column.',
        'A moment is held in UTC and shown in the reader’s zone; a day without an hour has no zone.',
        'A missing value is a dash a screen reader can name, not 0 and not an empty cell.',
      ],
    },
    {
      id: 'plurals',
      title: 'Plurals',
      says: 'ICU messages with the language’s own categories; a sentence is never put together from parts. This is one message of the catalogue for six counts.',
      table: {
        heads: ['Language', ...counts.map(String), 'Forms'],
        rows: locales.map((locale) => [
          localeName(locale),
          ...counts.map((count) => say(locale, 'agents.form.summary', { count })),
          new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories.join(', '),
        ]),
        languages: locales.map(intlTag),
        english: [counts.length + 1],
      },
      rules: [
        'The whole sentence stands inside the plural where the grammar changes around the number.',
        '`#` is the number in the locale’s figures; `{n, number}` where nothing else changes.',
        'No “(s)”, no “1 agents”, no verb that agrees with English alone.',
      ],
    },
    {
      id: 'fields',
      title: 'Labels and placeholders',
      says: 'A label says what a field is, a description how to fill it in. A placeholder is neither: it is gone as soon as it is needed.',
      rules: [
        'A placeholder is an example or an invitation, never the label and never a rule.',
        'The label is a noun without a colon; a switch or a checkbox says what is so when it is on.',
        'The description stands before the error comes, and stays when it does.',
        'Optional is said, needed is not, where most fields are needed.',
        'What is cut short can be read whole: by a tooltip, by focus, or by opening it.',
      ],
      examples: [
        {
          good: say('en', 'agents.form.name.description', { minimum: 2 }),
          bad: 'Name (min 2 chars)*',
          why: 'The rule is a sentence, and is read with the field.',
        },
        {
          good: say('en', 'components.dataTable.filter'),
          bad: 'Enter text to filter the rows of the table below',
          why: 'Short enough to be taken in at a glance; the label is the column’s.',
        },
      ],
    },
    {
      id: 'languages',
      title: 'Twelve languages',
      says: 'Each catalogue is written by the rules of its language, not translated word by word. The sample is the same message in all of them.',
      table: {
        heads: ['Language', 'Too many requests', 'Mind'],
        rows: locales.map((locale) => [
          localeName(locale),
          say(locale, 'errors.tooMany.description'),
          advice[locale],
        ]),
        languages: locales.map(intlTag),
        english: [2],
      },
      rules: [
        'A button may become twice as long: nothing is laid out for the English width.',
        'Names, models and codes keep their direction inside right-to-left text: `dir="auto"` or `<bdi>`.',
        'Nothing is written in an icon, a picture or a style sheet.',
      ],
    },
  ],
});
