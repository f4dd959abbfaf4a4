import { Fragment } from 'react';

import * as styles from './docs.css';

/** A sentence in which `code` between backticks is shown as code. */
export const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, index) => (
      <Fragment key={`${index}-${part}`}>
        {index % 2 === 1 ? <code className={styles.code}>{part}</code> : part}
      </Fragment>
    ));
