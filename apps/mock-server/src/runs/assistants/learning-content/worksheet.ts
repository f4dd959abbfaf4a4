import {
  textBlank,
  type assistants,
  type ContentFormat,
  type LearningContentType,
} from '@constella/api-client/contract';
import type { MessageValues } from '@constella/i18n';
import type { z } from 'zod';

import type { ContentId, Texts } from '../../../base/language/texts.js';
import { hashOf } from '../../../base/pick.js';
import { bullets, inline } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { mentions, splitMaterial, type SplitMaterial } from './split-material.js';

type Request = z.output<(typeof assistants)['learning-content']['request']>;

/** Ways to ask about a subject whoever knows it: their answers are the learner's to find. */
const asks = [
  'what',
  'parts',
  'why',
  'how',
  'example',
  'counter',
  'compare',
  'mistake',
  'use',
  'check',
] as const;
type Ask = (typeof asks)[number];

/** The questions of the method each type is worked out by, in their order. */
const asksOf: Readonly<Record<LearningContentType, readonly Ask[]>> = {
  notes: ['what', 'parts', 'how', 'example', 'mistake'],
  summary: ['what', 'why', 'use'],
  explainer: ['what', 'why', 'how', 'example', 'counter', 'compare'],
  practice: ['what', 'why', 'how', 'example', 'counter', 'use'],
  flashcards: ['what', 'parts', 'why', 'how', 'example', 'counter', 'compare', 'mistake'],
  mindmap: ['what', 'parts', 'why', 'how', 'example', 'use'],
  casestudy: ['use', 'how', 'mistake', 'check'],
  cheatsheet: ['what', 'parts', 'how', 'mistake'],
  guide: ['what', 'parts', 'how', 'mistake', 'check'],
  example: ['example', 'how', 'counter', 'use'],
};

/** Entries of one worksheet: more of them are a second one. */
const most = { cards: 200, questions: 20, tasks: 10, branches: 8, leaves: 6, quoted: 6 } as const;
/** Options of a question, by how hard it may be. */
const optionsAt = { beginner: 3, intermediate: 4, advanced: 4 } as const;

/** A worksheet: parts of the material word for word, and questions where nobody has answered yet. */
export interface Worksheet {
  readonly points: readonly { readonly title: string; readonly idea: string }[];
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly tasks: readonly { readonly task: string; readonly answer: string }[];
  readonly cards: readonly { readonly front: string; readonly back: string }[];
  readonly questions: readonly {
    readonly question: string;
    readonly options: readonly string[];
    readonly correct: number;
    readonly explanation: string;
  }[];
  readonly branches: readonly {
    readonly name: string;
    readonly level: number;
    readonly note: string;
  }[];
  readonly tips: readonly string[];
}

/** The worksheet of a request and the text somebody brought; without one it asks, and answers nothing. */
export function worksheetOf(request: Request, material: string, texts: Texts): Worksheet {
  const { contentType, difficulty, formats, prompt } = request;
  const topic = shortened(inline(prompt) || prompt, 80);
  const say: Say = (id, values = {}) => texts.say(id, { topic, ...values });
  const split = splitMaterial(material, texts.locale);
  const { sentences, stretches, definitions, gist } = split;
  const isOwn = sentences.length > 0;
  const own = asksOf[contentType].map((ask) => ({
    ask,
    name: say(`content.learning-content.name.${ask}`),
    question: say(`content.learning-content.ask.${ask}`),
  }));
  const tips = formats
    .filter((format): format is Exclude<ContentFormat, 'text'> => format !== 'text')
    .map((format) => say(`content.learning-content.format.${format}`));

  if (!isOwn) {
    const blanks = own.map(({ question }) => ({ front: question, back: textBlank }));
    return {
      points: own.map(({ name, question }) => ({ title: name, idea: question })),
      sections: own.map(({ name, question }) => ({
        title: name,
        text: `${question}\n\n${textBlank}`,
      })),
      tasks: own.map(({ question }) => ({ task: question, answer: '' })),
      cards: blanks,
      questions: [],
      branches: own.map(({ name, question }) => ({ name, level: 1, note: question })),
      tips,
    };
  }
  const titled = stretches.filter(({ sentences: said }) => said.length > 0);
  const titleOf = (title: string, at: number) =>
    title ||
    (titled.length === 1 ? topic : say('content.learning-content.part', { number: at + 1 }));
  const quoted = (said: readonly string[]) => bullets(said.slice(0, most.quoted));
  const glossary = definitions.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  /** What the material says to a question of the method; a blank where it says nothing. */
  const answered: Readonly<Record<Ask, readonly string[]>> = {
    what:
      definitions.length > 0 ? definitions.map(({ sentence }) => sentence) : sentences.slice(0, 2),
    parts: gist,
    why: split.saying('why'),
    how: split.saying('how'),
    example: split.saying('example'),
    counter: [],
    compare: split.saying('compare'),
    mistake: [],
    use: [],
    check: [],
  };
  const byMethod = own.map(({ ask, name, question }) => ({
    title: name,
    text: `*${question}*\n\n${quoted(answered[ask]) || textBlank}`,
  }));
  const terms =
    glossary.length > 0
      ? [{ title: say('content.learning-content.terms'), text: bullets(glossary) }]
      : [];
  const essentials = titled.map(({ title, sentences: said }, at) => {
    const kept = said.filter(
      (sentence) => gist.includes(sentence) || definitions.some((one) => one.sentence === sentence),
    );
    return { title: titleOf(title, at), text: bullets(kept.length > 0 ? kept : said.slice(0, 2)) };
  });
  const sections = {
    notes: [...essentials, ...terms],
    summary: [
      {
        title: say('content.learning-content.gist'),
        text: gist.map((sentence) => `> ${sentence}`).join('\n\n'),
      },
      ...terms,
    ],
    cheatsheet: [...terms, ...essentials],
  } as Partial<Record<LearningContentType, Worksheet['sections']>>;
  return {
    points: titled.map(({ title, sentences: [first = ''] }, at) => ({
      title: titleOf(title, at),
      idea: first,
    })),
    sections: sections[contentType] ?? byMethod,
    tasks: tasksOf(split, say),
    cards: cardsOf(split, difficulty === 'advanced'),
    questions: questionsOf(split, optionsAt[difficulty], say),
    branches: branchesOf(split, titleOf),
    tips,
  };
}

/** A card for every sentence that says something on its own. */
function cardsOf(
  { definitions, clozes, sentences }: SplitMaterial,
  bothWays: boolean,
): Worksheet['cards'] {
  const cards = [
    ...definitions.flatMap(({ term, meaning }) => [
      { front: term, back: meaning },
      ...(bothWays ? [{ front: meaning, back: term }] : []),
    ]),
    ...clozes.map(({ blanked, term }) => ({ front: blanked, back: term })),
  ];
  // Of a text in which no word stands out, its sentences are to be said from memory.
  return cards.length > 0
    ? cards.slice(0, most.cards)
    : sentences.slice(0, most.cards).map((sentence) => halves(sentence));
}

/** A sentence to be finished. */
function halves(sentence: string): { front: string; back: string } {
  const words = sentence.split(' ');
  const signs = words.length > 1 ? words : Array.from(sentence);
  const joint = words.length > 1 ? ' ' : '';
  const middle = Math.ceil(signs.length / 2);
  return {
    front: `${signs.slice(0, middle).join(joint)} ${textBlank}`,
    back: signs.slice(middle).join(joint) || sentence,
  };
}

/** A text of the worksheet; what is asked about is known to all. */
type Say = (id: ContentId, values?: MessageValues) => string;

/** Questions whose wrong answers are other terms of the same text; none where there are too few. */
function questionsOf(
  { definitions, clozes, terms, isNoun }: SplitMaterial,
  options: number,
  say: Say,
): Worksheet['questions'] {
  const asked = [
    ...definitions.map(({ term, meaning, sentence }) => ({
      term,
      sentence,
      question: say('content.learning-content.quiz.term', { meaning }),
      others: definitions.map((one) => one.term),
    })),
    ...clozes.map(({ term, sentence, blanked }) => ({
      term,
      sentence,
      question: say('content.learning-content.quiz.blank', { sentence: blanked }),
      others: clozes.map((one) => one.term),
    })),
  ];
  return asked
    .flatMap(({ term, sentence, question, others }) => {
      const isOther = (word: string) =>
        word.toLowerCase() !== term.toLowerCase() &&
        !mentions(sentence, word) &&
        !mentions(word, term);
      const alike = (word: string) =>
        Math.abs(word.length - term.length) +
        (/^\p{Lu}/u.test(word) === /^\p{Lu}/u.test(term) ? 0 : 4);
      const pool = [
        ...new Map(
          [...others, ...terms].filter(isNoun).map((word) => [word.toLowerCase(), word]),
        ).values(),
      ].filter(isOther);
      const wrong = pool
        .toSorted(
          (one, other) => alike(one) - alike(other) || hashOf(one + term) - hashOf(other + term),
        )
        .slice(0, options - 1)
        .toSorted((one, other) => hashOf(one) - hashOf(other));
      if (wrong.length < options - 1) return [];
      const correct = hashOf(sentence) % options;
      return [
        { question, options: wrong.toSpliced(correct, 0, term), correct, explanation: sentence },
      ];
    })
    .slice(0, most.questions);
}

/** Terms to be explained; the answer is what the text says of them. */
function tasksOf(
  { terms, sentences, saying, isNoun }: SplitMaterial,
  say: Say,
): Worksheet['tasks'] {
  const about = (term: string) =>
    sentences.filter((sentence) => mentions(sentence, term)).slice(0, 4);
  const why = saying('why')
    .slice(0, 3)
    .map((sentence) => ({
      task: say('content.learning-content.task.why', halves(sentence)),
      answer: sentence,
    }));
  const explain = terms
    .filter(isNoun)
    .slice(0, most.tasks - why.length)
    .map((term) => ({
      task: say('content.learning-content.task.explain', { term }),
      answer: bullets(about(term)),
    }));
  const made = [...explain, ...why];
  // Of a text in which no word stands out, its sentences are to be finished.
  return made.length > 0
    ? made
    : sentences.slice(0, most.tasks).map((sentence) => ({
        task: say('content.learning-content.task.why', halves(sentence)),
        answer: sentence,
      }));
}

/** Headings with the terms under them; without headings, terms with those that stand beside them. */
function branchesOf(
  { stretches, sentences, terms: all, definitions, isNoun }: SplitMaterial,
  titleOf: (title: string, at: number) => string,
): Worksheet['branches'] {
  const leaf = (term: string, said: readonly string[]) => ({
    name: term,
    level: 2,
    note:
      definitions.find((one) => one.term === term)?.meaning ??
      said.find((sentence) => mentions(sentence, term)) ??
      '',
  });
  const terms = all.filter(isNoun);
  const taken = new Set<string>();
  const leaves = (said: readonly string[], but = '') =>
    terms
      .filter(
        (term) =>
          term !== but && !taken.has(term) && said.some((sentence) => mentions(sentence, term)),
      )
      .slice(0, most.leaves)
      .map((term) => {
        taken.add(term);
        return leaf(term, said);
      });
  const headed = stretches.filter(({ title, sentences: said }) => title !== '' && said.length > 0);
  if (headed.length > 1)
    return headed.flatMap(({ title, sentences: said }, at) => [
      { name: titleOf(title, at), level: 1, note: '' },
      ...leaves(said).filter(({ name }) => name.toLowerCase() !== title.toLowerCase()),
    ]);
  const main = terms.slice(0, most.branches);
  if (main.length === 0)
    return sentences
      .slice(0, most.branches)
      .map((sentence) => ({ name: shortened(sentence, 60), level: 1, note: sentence }));
  for (const term of main) taken.add(term);
  return main.flatMap((term) => {
    const said = sentences.filter((sentence) => mentions(sentence, term));
    return [{ ...leaf(term, said), level: 1 }, ...leaves(said, term)];
  });
}
