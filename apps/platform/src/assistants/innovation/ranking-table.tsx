import { ideaCriteria } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import type { PartProps } from './ideate-view';
import { placeTones } from './place-tones';
import * as styles from './result-view.css';

/** The ideas, best first, with every score and where impact and effort put them. */
export function RankingTable({ result: { ideas, ranking } }: Pick<PartProps, 'result'>) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <Table label={intl.formatMessage({ id: 'innovation.ranking' })} lines={2} stack>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{intl.formatMessage({ id: 'innovation.ranking.idea' })}</TableHeaderCell>
          {ideaCriteria.map((criterion) => (
            <TableHeaderCell key={criterion} numeric>
              {intl.formatMessage({ id: `innovation.criterion.${criterion}` })}
            </TableHeaderCell>
          ))}
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'innovation.ranking.share' })}
          </TableHeaderCell>
          <TableHeaderCell>
            {intl.formatMessage({ id: 'innovation.ranking.place' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ranking.map(({ idea: id, share, place }, at) => {
          const idea = ideas.find((one) => one.id === id);
          return (
            <TableRow key={id}>
              <TableCell header className={styles.ideaCell}>
                <span className={styles.rank}>{number(at + 1)}</span>
                <span dir="auto">{idea?.title}</span>
              </TableCell>
              {ideaCriteria.map((criterion) => {
                const score = idea?.scores[criterion];
                return (
                  <TableCell
                    key={criterion}
                    numeric
                    stackLabel={intl.formatMessage({ id: `innovation.criterion.${criterion}` })}
                  >
                    {score && score.basis !== 'unknown' ? (
                      number(score.score)
                    ) : (
                      <Text as="span" size={13} tone="muted">
                        {intl.formatMessage({ id: 'innovation.score.unknown' })}
                      </Text>
                    )}
                  </TableCell>
                );
              })}
              <TableCell
                numeric
                stackLabel={intl.formatMessage({ id: 'innovation.ranking.share' })}
              >
                {number(share, { style: 'percent', maximumFractionDigits: 0 })}
              </TableCell>
              <TableCell stack="line">
                <Badge tone={placeTones[place]}>
                  {intl.formatMessage({ id: `innovation.place.${place}` })}
                </Badge>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
