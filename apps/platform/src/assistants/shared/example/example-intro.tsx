import type { AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Skeleton, SkeletonGroup } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import * as styles from './example-intro.css';
import { ResultSample } from './result-sample';

/** A picture of the finished example of an assistant and what it is about, in a place kept for both. */
export function ExampleIntro({ assistant }: { assistant: AssistantId }) {
  const intl = useIntl();
  const { data, isError } = useQuery(queries.assistantExample(useApi(), assistant));
  return (
    <>
      <ResultSample assistant={assistant} />
      <div className={styles.intro}>
        {data ? (
          <>
            <p className={styles.title}>{data.title}</p>
            <p className={styles.about}>{data.about}</p>
          </>
        ) : isError ? (
          <p className={styles.about}>{intl.formatMessage({ id: 'workspace.example.failed' })}</p>
        ) : (
          <SkeletonGroup>
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}
