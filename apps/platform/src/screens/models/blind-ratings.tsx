import { bounds } from '@constella/api-client';
import { rowMutations, rowQueries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Identity,
  Panel,
  Skeleton,
  SkeletonGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TrashIcon,
  useToast,
} from '@constella/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText, useErrorText } from '../../base/error-text';
import { useModelName } from '../../assistants/shared/model-test/use-model-name';
import { factsLine } from '../../base/lists/facts-line';
import { useUndo } from '../../base/lists/use-undo';
import * as styles from './models-screen.css';
import { tallyRatings, type RatedComparison } from './tally-ratings';

/** Rated comparisons listed before somebody asks for all. */
const latest = 4;

/** Totals of the own ratings without names, and each of them. */
export function BlindRatings() {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const api = useApi();
  const rated = useQuery(
    rowQueries.list(api, 'model_comparisons', {
      sort: '-ratedAt',
      limit: bounds.pageSize.max,
    }),
  );
  const nameOf = useModelName();
  const title = intl.formatMessage({ id: 'models.ratings.title' });
  if (rated.isPending)
    return (
      <Panel title={title}>
        <SkeletonGroup>
          <Skeleton lines={5} />
        </SkeletonGroup>
      </Panel>
    );
  if (rated.isError)
    return (
      <Panel title={title}>
        <ErrorState
          title={intl.formatMessage({ id: 'models.ratings.failed' })}
          description={<ErrorText error={rated.error} />}
          action={
            <Button onClick={() => void rated.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      </Panel>
    );
  const { rows } = rated.data;
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <EmptyState
          art="none"
          title={intl.formatMessage({ id: 'models.ratings.empty' })}
          description={intl.formatMessage({ id: 'models.ratings.emptyDescription' })}
        />
      </Panel>
    );
  const shown = all ? rows : rows.slice(0, latest);
  return (
    <Panel
      title={title}
      titleMeta={intl.formatMessage({ id: 'models.ratings.count' }, { count: rows.length })}
      padding="none"
    >
      <Tallies rows={rows} nameOf={nameOf} label={title} />
      <ul>
        {shown.map((row) => (
          <Rated key={row.id} row={row} nameOf={nameOf} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className={styles.controls}>
          <Button size="small" variant="quiet" onClick={() => setAll(true)}>
            {intl.formatMessage({ id: 'models.ratings.all' }, { count: rows.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface TalliesProps {
  rows: readonly RatedComparison[];
  nameOf: (model: string) => string;
  label: string;
}

function Tallies({ rows, nameOf, label }: TalliesProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const columns = ['wins', 'losses', 'ties', 'unanswered'] as const;
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{intl.formatMessage({ id: 'models.compare.model' })}</TableHeaderCell>
          {columns.map((column) => (
            <TableHeaderCell key={column} numeric>
              {intl.formatMessage({ id: `models.ratings.${column}` })}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {tallyRatings(rows).map((tally) => (
          <TableRow key={tally.model}>
            <TableCell header>{nameOf(tally.model)}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} numeric>
                {number(tally[column])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Rated({ row, nameOf }: { row: RatedComparison; nameOf: (model: string) => string }) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const create = rowMutations.create(api, queryClient, 'model_comparisons');
  const { prompt, models, choice, unanswered, ratedAt } = row;
  const removal = useMutation({
    ...rowMutations.remove(api, queryClient, 'model_comparisons'),
    onSuccess: () =>
      offerUndo(intl.formatMessage({ id: 'models.ratings.deleted' }), () =>
        create.mutationFn({ prompt, models, choice, unanswered, ratedAt }),
      ),
    onError: (error) => {
      toast({ tone: 'destructive', title: errorText(error) });
    },
  });
  return (
    <li className={styles.row}>
      <Identity
        title={prompt}
        detail={factsLine([
          dateTime(ratedAt),
          choice === null
            ? intl.formatMessage({ id: 'models.blind.tie' })
            : intl.formatMessage({ id: 'models.ratings.best' }, { model: nameOf(choice) }),
          intl.formatList(models.filter((model) => model !== choice).map(nameOf), { type: 'unit' }),
        ])}
      />
      <IconButton
        size="small"
        icon={<TrashIcon />}
        label={intl.formatMessage({ id: 'models.ratings.delete' }, { prompt })}
        onClick={() => removal.mutate({ id: row.id, revision: row.revision })}
      />
    </li>
  );
}
