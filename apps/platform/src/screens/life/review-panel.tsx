import { dayAfter, type AssistantResult } from '@constella/api-client/contract';
import { queries, rowMutations, rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Link,
  Panel,
  Stack,
  Text,
  useToast,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { rowsHref } from '../../assistants/life-review/rows-href';
import { paths } from '../../base/paths';
import { useErrorText } from '../../base/error-text';
import { useRecordTools } from '../../records/use-record-tools';
import { runHref } from '../../runs/run-href';
import * as styles from './life.css';
import type { Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

/** Kind of the rows that say what became of a suggestion. */
const answerKind = 'suggestion';

/** The last review of a week: its findings with their rows, and its suggestion to take or decline. */
export function ReviewPanel({ life }: { life: Life }) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const tools = useRecordTools();
  const { toast } = useToast();
  const errorText = useErrorText();
  const api = useApi();
  const latest = useQuery(
    queries.taskPage(api, {
      where: { assistant: 'life-review', status: 'completed' },
      sort: '-createdAt',
      limit: 1,
    }),
  ).data;
  const task = latest?.rows[0];
  const review = task?.result as Partial<AssistantResult<'life-review'>> | null | undefined;
  const answers = useQuery(
    rowQueries.list(api, 'life_assistant_interactions', {
      where: { taskId: task?.id ?? 0, interactionType: answerKind },
      limit: 1,
    }),
  ).data;
  const title = intl.formatMessage({ id: 'lifeReview.latest' });
  const start = (
    <ButtonLink size="small" href={`${paths.life}/new`}>
      {intl.formatMessage({ id: 'lifeReview.new' })}
    </ButtonLink>
  );
  if (!task || !review?.findings || !review.week)
    return (
      <Panel title={title}>
        <Stack gap={12} align="start">
          <Text as="p" size={13} tone="muted">
            {intl.formatMessage({ id: 'lifeReview.none' })}
          </Text>
          {start}
        </Stack>
      </Panel>
    );
  const { week, findings, suggestion = '', reason = '' } = review;
  const isAnswered = review.answer !== 'open' || (answers?.total ?? 0) > 0;
  const answer = async (accepted: boolean) => {
    const { queryClient } = tools;
    try {
      if (accepted)
        await rowMutations.create(tools.api, queryClient, 'life_assistant_data').mutationFn({
          dataType: 'schedule',
          data: { text: suggestion, date: life.today, done: false },
        });
      await rowMutations.create(tools.api, queryClient, 'life_assistant_interactions').mutationFn({
        taskId: task.id,
        interactionType: answerKind,
        category: 'goals',
        query: suggestion,
        response: accepted ? 'accepted' : 'declined',
      });
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'records.notSaved' }),
        description: errorText(error),
      });
    }
  };
  return (
    <Panel
      title={title}
      titleMeta={`${texts.day(week)} – ${texts.day(dayAfter(week, 6))}`}
      footer={<Link href={runHref(task)}>{intl.formatMessage({ id: 'lifeReview.open' })}</Link>}
    >
      <Stack gap={12}>
        <Heading level={3} size={16} dir="auto">
          {review.title ?? ''}
        </Heading>
        <ul className={styles.findings}>
          {findings.slice(0, 4).map((finding) => (
            <li key={finding.id} className={styles.finding}>
              <span dir="auto">{finding.text}</span>
              <Link href={rowsHref(finding, finding.category)}>
                {intl.formatMessage({ id: 'lifeReview.rows.show' }, { count: finding.ids.length })}
              </Link>
            </li>
          ))}
        </ul>
        {!isAnswered && (
          <div className={styles.suggestion}>
            <Text weight="medium" dir="auto">
              {suggestion}
            </Text>
            <Text as="p" size={13} dir="auto">
              {reason}
            </Text>
            <Inline gap={8}>
              <Button size="small" onClick={() => void answer(true)}>
                {intl.formatMessage({ id: 'lifeReview.accept' })}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void answer(false)}>
                {intl.formatMessage({ id: 'lifeReview.decline' })}
              </Button>
            </Inline>
          </div>
        )}
        <div>{start}</div>
      </Stack>
    </Panel>
  );
}
