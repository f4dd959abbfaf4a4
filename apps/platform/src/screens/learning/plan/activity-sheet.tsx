import { activitySteps, type ActivityState } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Checkbox,
  ExternalLinkIcon,
  Inline,
  Sheet,
  Stack,
  Text,
} from '@constella/ui';

import { RichText } from '../../../base/rich-text/rich-text';
import { ActivityMeta } from '../shared/activity-meta';
import { useActivityChanges } from './use-activity-changes';

interface ActivitySheetProps {
  state: ActivityState;
  /** The one to go on with. */
  next: ActivityState | undefined;
  onClose: () => void;
}

/** The text without the lines that are ticked beside it. */
const aside = (content: string): string =>
  content
    .split('\n')
    .filter((line) => activitySteps(line).length === 0)
    .join('\n')
    .trim();

/** An activity opened: what is to be done, step by step. */
export function ActivitySheet({ state, next, onClose }: ActivitySheetProps) {
  const intl = useIntl();
  const changes = useActivityChanges();
  const { activity, steps } = state;
  const text = aside(activity.content ?? '');
  return (
    <Sheet side="end" open onOpenChange={(open) => !open && onClose()} title={activity.title}>
      <Stack gap={20}>
        <ActivityMeta activity={activity} />
        {activity.description && <Text as="p">{activity.description}</Text>}
        {text && <RichText value={text} label={activity.title} locale={intl.locale} />}
        {steps.length > 0 && (
          <Stack gap={8}>
            {steps.map(({ text: step, done }, at) => (
              <Checkbox
                // oxlint-disable-next-line react/no-array-index-key -- a step is its place in the text
                key={at}
                label={step}
                checked={done}
                onCheckedChange={(next) => void changes.setStep(state, at, next)}
              />
            ))}
          </Stack>
        )}
        {!activity.description && !text && steps.length === 0 && (
          <Text as="p" tone="muted">
            {intl.formatMessage({ id: 'plans.activity.noText' })}
          </Text>
        )}
        <Inline gap={8}>
          {activity.completed && next && (
            <ButtonLink
              variant="primary"
              href={`?activity=${next.activity.id}`}
              iconEnd={<ArrowRightIcon />}
            >
              {intl.formatMessage({ id: 'plans.continueWith' }, { title: next.activity.title })}
            </ButtonLink>
          )}
          <Button
            variant={activity.completed ? 'secondary' : 'primary'}
            onClick={() => void changes.setDone(activity, !activity.completed)}
          >
            {intl.formatMessage({
              id: activity.completed ? 'plans.activity.undone' : 'plans.activity.done',
            })}
          </Button>
          {activity.url && (
            <ButtonLink href={activity.url} target="_blank" icon={<ExternalLinkIcon />}>
              {intl.formatMessage({ id: 'plans.activity.open' })}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Sheet>
  );
}
