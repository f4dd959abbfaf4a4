import { localeName, locales } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Heading, PlusIcon, SearchIcon, TextField } from '@constella/ui';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';

import { faqAnchor, questions as productQuestions } from '../landing/anchors';
import type { BlockProps } from './page-blocks';
import { usePage } from './page-context';
import type { PageNode } from './page-document';
import { drawNodes } from './page-nodes';
import * as styles from './questions.css';

interface Question {
  id: string;
  title: string;
  answer: ReactNode;
  /** What a search looks through. */
  text: string;
}

/** Each heading of a `:::questions` block with what follows it. */
function questionsIn(nodes: readonly PageNode[]): Question[] {
  const starts = nodes.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  return starts.map((start, at) => {
    const [heading, ...answer] = nodes.slice(start, starts[at + 1]);
    return {
      id: (heading?.type === 'heading' && heading.data?.id) || '',
      title: toString(heading),
      answer: drawNodes(answer),
      text: toString({ type: 'root', children: nodes.slice(start, starts[at + 1]) }),
    };
  });
}

/** The questions of the landing page, whose texts are in the catalogues. */
function useProductQuestions(): Question[] {
  const intl = useIntl();
  const { list } = useFormats();
  return productQuestions.map((question) => {
    const title = intl.formatMessage({ id: `product.faq.${question}.question` });
    const answer = intl.formatMessage(
      { id: `product.faq.${question}.answer` },
      { count: locales.length, languages: list(locales.map(localeName)) },
    );
    return { id: faqAnchor(question), title, answer: <p>{answer}</p>, text: `${title} ${answer}` };
  });
}

/** Letters as a search compares them: without case and marks. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is looked for is in a question or its answer. */
function useFound(): (question: Question) => boolean {
  const { query } = usePage();
  const words = plain(query).split(/\s+/).filter(Boolean);
  return ({ text }) => words.every((word) => plain(text).includes(word));
}

/** Questions to open one by one, each with an address; those a search does not find are hidden. */
function QuestionList({ list }: { list: readonly Question[] }) {
  const isFound = useFound();
  return (
    <div className={styles.questions}>
      {list.map((question) => (
        <details
          key={question.id}
          id={question.id}
          className={styles.question}
          hidden={!isFound(question)}
        >
          <summary className={styles.summary}>
            <Heading level={3} size="16" className={styles.words}>
              {question.title}
            </Heading>
            <PlusIcon className={styles.mark} />
          </summary>
          <div className={styles.answer}>{question.answer}</div>
        </details>
      ))}
    </div>
  );
}

/** Questions of a document: every heading between the marks is one, what follows it the answer. */
export const Questions = ({ children }: BlockProps) => (
  <QuestionList list={questionsIn(children)} />
);

/** The questions the landing page answers. */
export const ProductQuestions = () => <QuestionList list={useProductQuestions()} />;

/** A field that narrows the questions of the page to those with every word typed. */
export function QuestionSearch() {
  const intl = useIntl();
  const { body, query, setQuery } = usePage();
  const isFound = useFound();
  const label = intl.formatMessage({ id: 'page.questions.search' });
  const all = [
    ...useProductQuestions(),
    ...body.flatMap((node) =>
      node.type === 'containerDirective' && node.name === 'questions'
        ? questionsIn(node.children)
        : [],
    ),
  ];
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        icon={<SearchIcon />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
      />
      <p role="status" className={styles.count}>
        {query.trim() !== '' &&
          intl.formatMessage({ id: 'page.questions.found' }, { count: all.filter(isFound).length })}
      </p>
    </search>
  );
}
