import { useLocale } from '@constella/i18n/react';
import { Container, Heading } from '@constella/ui';
import { use, useState } from 'react';

import { PageTitle } from '../../base/page';
import { useHashTarget } from '../../base/use-hash-target';
import { documentOf } from './documents';
import { PageContext } from './page-context';
import type { PageDocument, PageName } from './page-document';
import { drawNodes } from './page-nodes';
import * as styles from './page-screen.css';

/** A public page as its document says it: title, lead, and plain text with blocks between. */
export function PageBody({ page }: { page: PageDocument }) {
  const [query, setQuery] = useState('');
  useHashTarget();
  return (
    <PageContext value={{ ...page, query, setQuery }}>
      <PageTitle page={page.title} />
      <Container width="reading">
        <article className={styles.page}>
          <Heading level={1} className={styles.title}>
            {page.title}
          </Heading>
          <p className={styles.lead}>{page.lead}</p>
          {drawNodes(page.body)}
        </article>
      </Container>
    </PageContext>
  );
}

/** The screen of a page: its document in the reader's language, fetched before it is first shown. */
export async function pageScreen(name: PageName) {
  await documentOf(name, document.documentElement.lang);
  return function PageScreen() {
    return <PageBody page={use(documentOf(name, useLocale()))} />;
  };
}
