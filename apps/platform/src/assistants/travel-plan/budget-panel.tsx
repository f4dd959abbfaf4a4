import { bounds, tripItemKinds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { NumberField, Panel, Stack } from '@constella/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import type { ResultViewProps } from '../../runs/blocks/block';
import * as styles from './trip.css';
import { useTripMoney } from './use-trip-money';

/** The budget by what it is for, what is left of it, and the money of the place. */
export function BudgetPanel({ result, onChange }: ResultViewProps<'travel-plan'>) {
  const intl = useIntl();
  const money = useTripMoney(result);
  const { total, costs, left } = result.budget;
  const known = costs.reduce((sum, one) => sum + one.known, 0);
  const rows = [
    ...costs
      .toSorted((one, other) => other.amount - one.amount)
      .map(({ kind, amount }) => ({
        id: kind,
        label: intl.formatMessage({ id: `travel.kind.${kind}` }),
        amount,
        color: styles.kindColor[tripItemKinds.indexOf(kind)],
      })),
    ...(left > 0
      ? [
          {
            id: 'left',
            label: intl.formatMessage({ id: 'travel.budget.rest' }),
            amount: left,
            color: styles.restColor,
          },
        ]
      : []),
  ];
  const share = (amount: number) =>
    intl.formatNumber(total > 0 ? amount / total : 0, { style: 'percent' });
  return (
    <Panel
      title={intl.formatMessage({ id: 'travel.budget' })}
      titleMeta={intl.formatMessage(
        { id: left < 0 ? 'travel.budget.over' : 'travel.budget.left' },
        { left: money.say(left), over: money.say(-left), total: money.say(total) },
      )}
      footer={intl.formatMessage({ id: 'travel.budget.note' }, { known: money.say(known) })}
    >
      <Stack gap={12}>
        <div className={styles.bar} aria-hidden="true">
          {rows.map(({ id, amount, color }) => (
            <i
              key={id}
              className={`${styles.part} ${color}`}
              style={assignInlineVars({ [styles.weight]: String(amount) })}
            />
          ))}
        </div>
        <ul className={styles.plain}>
          {rows.map(({ id, label, amount, color }) => {
            const local = money.local(amount);
            return (
              <li key={id} className={styles.budgetRow}>
                <i className={`${styles.swatch} ${color}`} />
                <span>{label}</span>
                <span className={styles.figures}>
                  <b>{money.say(amount)}</b>
                  {local && <small>{local}</small>}
                </span>
                <span className={styles.share}>{share(amount)}</span>
              </li>
            );
          })}
        </ul>
        {money.currency && onChange && (
          <NumberField
            label={intl.formatMessage({ id: 'travel.rate' }, { currency: money.currency })}
            description={intl.formatMessage({ id: 'travel.rate.hint' })}
            optional
            min={0}
            max={bounds.tripBudget.max}
            step={0.0001}
            format={{ maximumFractionDigits: 4 }}
            steppersHidden
            value={result.rate}
            onValueChange={(rate) =>
              onChange({ ...result, rate: rate !== null && rate > 0 ? rate : null })
            }
          />
        )}
      </Stack>
    </Panel>
  );
}
