import type { PlanState } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, NumberField, Stack, Text } from '@constella/ui';
import { useState } from 'react';

import { useShortDay } from '../shared/use-short-day';
import { useActivityChanges } from './use-activity-changes';

interface MoveDatesProps {
  state: PlanState;
  open: boolean;
  onClose: () => void;
}

/** A day some days later. */
const later = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Puts everything that is still to do off by some days, or brings it forward. */
export function MoveDates({ state, open, onClose }: MoveDatesProps) {
  const intl = useIntl();
  const shortDay = useShortDay();
  const changes = useActivityChanges();
  const [days, setDays] = useState<number | null>(7);
  const [isBusy, setBusy] = useState(false);
  const pending = [...state.stages.flatMap(({ modules }) => modules), { activities: state.loose }]
    .flatMap(({ activities }) => activities)
    .filter(({ status, dueDay }) => status !== 'completed' && dueDay !== null);
  const last = pending
    .flatMap(({ dueDay }) => dueDay ?? [])
    .toSorted()
    .at(-1);
  const save = async () => {
    if (!days) return;
    setBusy(true);
    if (await changes.moveDates(state, days)) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={intl.formatMessage({ id: 'plans.moveDates' })}
      description={intl.formatMessage({ id: 'plans.moveDates.about' }, { count: pending.length })}
      footer={
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {intl.formatMessage({ id: 'plans.moveDates.save' })}
        </Button>
      }
    >
      <Stack gap={12}>
        <NumberField
          label={intl.formatMessage({ id: 'plans.moveDates.days' })}
          description={intl.formatMessage({ id: 'plans.moveDates.hint' })}
          value={days}
          onValueChange={setDays}
          min={-365}
          max={365}
          step={1}
        />
        {last && (
          <Text as="p" tone="muted" size={13}>
            {intl.formatMessage(
              { id: 'plans.moveDates.last' },
              { from: shortDay(last), to: shortDay(later(last, days ?? 0)) },
            )}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
