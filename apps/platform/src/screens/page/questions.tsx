import { useIntl } from '@constella/i18n/react';
import { toString } from 'mdast-util-to-string';

import { ListSearch } from '../../base/lists/list-search';
import { useProductQuestions } from '../../base/questions/product-questions';
import { QuestionList, type Question } from '../../base/questions/question-list';
import { usePage, type BlockProps } from './page-context';
import * as styles from './question-search.css';

/** Each heading of a `:::questions` block with what follows it. */
function questionsIn({ nodes, draw }: Pick<BlockProps, 'nodes' | 'draw'>): Question[] {
  const starts = nodes.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  return starts.map((start, at) => {
    const own = nodes.slice(start, starts[at + 1]);
    const [heading, ...answer] = own;
    return {
      id: (heading?.type === 'heading' && heading.data?.id) || '',
      title: toString(heading),
      answer: draw(answer),
      text: own.map((node) => toString(node)).join(' '),
    };
  });
}

/** Letters as a search compares them: without case and marks. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is looked for is in a question or its answer. */
function useIsFound(): (question: Question) => boolean {
  const { query } = usePage();
  const words = plain(query).split(/\s+/).filter(Boolean);
  return ({ text }) => words.every((word) => plain(text).includes(word));
}

/** Questions of a document: every heading between the marks is one, what follows it the answer. */
export const Questions = (block: BlockProps) => (
  <QuestionList questions={questionsIn(block)} isShown={useIsFound()} />
);

/** The questions the landing page answers. */
export const ProductQuestions = () => (
  <QuestionList questions={useProductQuestions()} isShown={useIsFound()} />
);

/** A field that narrows the questions of the page to those with every word typed. */
export function QuestionSearch({ draw }: BlockProps) {
  const intl = useIntl();
  const { body, query, setQuery } = usePage();
  const isFound = useIsFound();
  const all = [
    ...useProductQuestions(),
    ...body.flatMap((node) =>
      node.type === 'containerDirective' && node.name === 'questions'
        ? questionsIn({ nodes: node.children, draw })
        : [],
    ),
  ];
  return (
    <search className={styles.search}>
      <ListSearch
        label={intl.formatMessage({ id: 'page.questions.search' })}
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles.count}>
        {query.trim() !== '' &&
          intl.formatMessage({ id: 'page.questions.found' }, { count: all.filter(isFound).length })}
      </p>
    </search>
  );
}
