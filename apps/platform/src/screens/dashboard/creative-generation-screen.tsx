import { assistants, type Task } from '@constella/api-client/contract';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { runHref } from '../../runs/run-href';
import * as styles from './dashboard.css';

/** Pieces that are hung up, the newest first. */
const most = 24;
const creative = assistants.creative;

/** The variant somebody chose, else the first. */
function pieceOf({ result }: Task) {
  const read = creative.result.safeParse(result);
  if (!read.success) return undefined;
  const { variants, locale } = read.data;
  const variant = variants.find(({ chosen }) => chosen) ?? variants[0];
  return variant && { text: variant.text, locale };
}

/** `/dashboard/creative-generation`: what creative runs came to, as a gallery. */
export function CreativeGenerationScreen() {
  const intl = useIntl();
  const { date } = useFormats();
  const api = useApi();
  const runs = useQuery(
    queries.taskPage(api, {
      where: { assistant: 'creative', status: 'completed' },
      sort: '-createdAt',
      limit: most,
    }),
  );
  const pieces = runs.data?.rows.flatMap((run) => {
    const piece = pieceOf(run);
    return piece ? [{ run, piece }] : [];
  });
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.creativeGeneration' })}
        description={intl.formatMessage({ id: 'dashboard.creativeGeneration.about' })}
      />
      {!pieces && runs.error ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'dashboard.failed' })}
          description={<ErrorText error={runs.error} />}
          action={
            <Button onClick={() => void runs.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      ) : !pieces ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      ) : pieces.length === 0 ? (
        <EmptyState
          headingAs="h2"
          title={intl.formatMessage({ id: 'dashboard.gallery.empty' })}
          action={
            <ButtonLink variant="primary" href={creative.path}>
              {intl.formatMessage({ id: 'dashboard.gallery.create' })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.gallery}>
          {pieces.map(({ run, piece }) => (
            <li key={run.id}>
              <Panel
                title={
                  <Link href={runHref(run)}>
                    <bdi>{run.title}</bdi>
                  </Link>
                }
                footer={date(run.createdAt)}
              >
                <p className={styles.piece} lang={piece.locale}>
                  <bdi>{piece.text}</bdi>
                </p>
              </Panel>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
