import { dayAfter, dayIn, lifeReview, monthOfDay, weekOf } from '@constella/api-client/contract';
import { queries, rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { FormSection } from '@constella/forms';
import { Callout } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useModelName } from '../../runs/use-connected-model';

/** Which rows a review reads, and whether anything of them leaves the server. */
export function SentRows() {
  const intl = useIntl();
  const api = useApi();
  const nameOf = useModelName();
  const [now] = useState(Date.now);
  // What is typed and is no day asks for no week yet.
  const { data: asked } = lifeReview.request.shape.week.safeParse(useWatch({ name: 'week' }));
  const today = dayIn(now, intl.timeZone);
  const week = asked ? weekOf(asked) : dayAfter(weekOf(today), -7);
  const last = dayAfter(week, 6);
  const connection = useQuery(queries.modelConnection(api)).data;
  const days = useQuery(
    rowQueries.list(api, 'health_data', { where: { date: { gte: week, lte: last } }, limit: 7 }),
  ).data?.total;
  const months = useQuery(
    rowQueries.list(api, 'financial_data', { where: { month: monthOfDay(last) }, limit: 1 }),
  ).data?.total;
  const goals = useQuery(rowQueries.list(api, 'life_goals', { limit: 1 })).data?.total;
  const plans = useQuery(
    rowQueries.list(api, 'life_assistant_data', {
      where: { dataType: ['schedule', 'fitness'] },
      limit: 1,
    }),
  ).data?.total;
  if (!connection) return null;
  const counts = {
    days: days ?? 0,
    months: months ?? 0,
    goals: goals ?? 0,
    plans: plans ?? 0,
  };
  // A model on this machine is sent everything as well, and nothing leaves it.
  return (
    <FormSection>
      {connection.connected ? (
        <Callout
          tone="info"
          title={intl.formatMessage({ id: 'lifeReview.sent.title' }, { model: nameOf(connection) })}
        >
          {intl.formatMessage({ id: 'lifeReview.sent.text' }, counts)}
        </Callout>
      ) : (
        <Callout tone="info" title={intl.formatMessage({ id: 'lifeReview.kept.title' })}>
          {intl.formatMessage({ id: 'lifeReview.kept.text' }, counts)}
        </Callout>
      )}
    </FormSection>
  );
}
