import { ideaCriteria, type IdeaCriterion } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { KanbanBoard, Panel, SegmentedControl, Stack, Text } from '@constella/ui';
import { useState } from 'react';

import { withScore, type PartProps } from './innovation-result';
import * as styles from './result-view.css';

/** The columns of the board: not scored, then every score. */
const columnIds = ['unknown', '1', '2', '3', '4', '5'] as const;

/** The ideas by their score of one criterion, each to be put where it belongs. */
export function ScoreBoard({ result, onChange: change }: PartProps) {
  const intl = useIntl();
  const [criterion, choose] = useState<IdeaCriterion>('desirability');
  const name = intl.formatMessage({ id: `innovation.criterion.${criterion}` });
  return (
    <Panel
      title={intl.formatMessage({ id: 'innovation.board' })}
      footer={change && intl.formatMessage({ id: 'innovation.board.hint' })}
    >
      <Stack gap={16}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'innovation.board.criterion' })}
          labelHidden
          description={intl.formatMessage({ id: `innovation.criterion.${criterion}.hint` })}
          value={criterion}
          onValueChange={(next) => choose(ideaCriteria.find((one) => one === next) ?? criterion)}
          options={ideaCriteria.map((value) => ({
            value,
            label: intl.formatMessage({ id: `innovation.criterion.${value}` }),
          }))}
        />
        <KanbanBoard
          label={intl.formatMessage({ id: 'innovation.board.of' }, { criterion: name })}
          className={styles.board}
          maxHeight="420px"
          columns={columnIds.map((id) => ({
            id,
            title: intl.formatMessage({ id: `innovation.score.${id}` }),
          }))}
          cards={result.ideas.map(({ id, title, scores }) => {
            const { score, basis, reason } = scores[criterion];
            return {
              id,
              title,
              column: basis === 'unknown' ? 'unknown' : String(score),
              basis,
              reason,
            };
          })}
          canMove={() => change !== undefined}
          onMove={({ card, to }) =>
            change?.(
              withScore(
                result,
                card,
                criterion,
                to.column === 'unknown' ? null : Number(to.column),
              ),
            )
          }
          renderCard={({ basis, reason }) => (
            <Stack gap={4}>
              {basis !== 'unknown' && (
                <Text size={12} tone="muted">
                  {intl.formatMessage({ id: `innovation.basis.${basis}` })}
                </Text>
              )}
              {basis !== 'set' && reason && (
                <Text size={12} tone="muted" dir="auto" className={styles.wrapping}>
                  {reason}
                </Text>
              )}
            </Stack>
          )}
        />
      </Stack>
    </Panel>
  );
}
