import { useIntl } from '@constella/i18n/react';
import { Button, CalendarIcon, Panel, Stack, Text } from '@constella/ui';

import { downloadCalendar } from '../../base/download';
import type { ResultViewProps } from '../../runs/blocks/block';
import { tripCalendar } from './calendar';
import { useTripMoney } from './use-trip-money';

/** The trip as a calendar file, and what works without a connection. */
export function TakeAlong({ result }: ResultViewProps<'travel-plan'>) {
  const intl = useIntl();
  const money = useTripMoney(result);
  const save = () => {
    const content = tripCalendar(result, {
      unverified: (title) => intl.formatMessage({ id: 'travel.take.check' }, { title }),
      cost: money.say,
    });
    downloadCalendar(content, result.title);
  };
  return (
    <Panel
      title={intl.formatMessage({ id: 'travel.take' })}
      footer={intl.formatMessage({ id: 'travel.take.offline' })}
    >
      <Stack gap={8}>
        <Button icon={<CalendarIcon />} onClick={save}>
          {intl.formatMessage({ id: 'travel.take.calendar' })}
        </Button>
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'travel.take.calendar.hint' })}
        </Text>
      </Stack>
    </Panel>
  );
}
