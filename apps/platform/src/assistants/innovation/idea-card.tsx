import type { RankedIdea } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Card,
  Heading,
  IconButton,
  Inline,
  PencilIcon,
  Text,
  TrashIcon,
} from '@constella/ui';

import type { Idea } from './changed';
import { placeTones } from './place-tones';
import * as styles from './result-view.css';

interface IdeaCardProps {
  idea: Idea;
  ranked: RankedIdea;
  isChosen: boolean;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One idea: what it is, what it starts from, and where it stands. */
export function IdeaCard({ idea, ranked, isChosen, onEdit, onRemove }: IdeaCardProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { title, description, origin } = idea;
  const { place, share, known } = ranked;
  return (
    <Card className={styles.card}>
      <Inline justify="between" align="start" wrap={false}>
        <Heading level={3} size={14} dir="auto" className={styles.cardTitle}>
          {title}
        </Heading>
        {onEdit && (
          <Inline gap={2} wrap={false} className={styles.cardActions}>
            <IconButton
              size="small"
              icon={<PencilIcon size={14} />}
              label={intl.formatMessage({ id: 'innovation.idea.edit' }, { idea: title })}
              onClick={onEdit}
            />
            {onRemove && (
              <IconButton
                size="small"
                icon={<TrashIcon size={14} />}
                label={intl.formatMessage({ id: 'innovation.idea.remove' }, { idea: title })}
                onClick={onRemove}
              />
            )}
          </Inline>
        )}
      </Inline>
      {description && (
        <Text size={13} dir="auto" className={styles.wrapping}>
          {description}
        </Text>
      )}
      <Text size={12} tone="muted" className={styles.wrapping}>
        {origin
          ? intl.formatMessage({ id: 'innovation.idea.origin' }, { origin })
          : intl.formatMessage({ id: 'innovation.idea.own' })}
      </Text>
      <Inline gap={6} className={styles.cardFoot}>
        <Badge tone={placeTones[place]}>
          {intl.formatMessage({ id: `innovation.place.${place}` })}
        </Badge>
        {known > 0 && (
          <Badge tone="outline">
            {number(share, { style: 'percent', maximumFractionDigits: 0 })}
          </Badge>
        )}
        {isChosen && (
          <Badge tone="accent">{intl.formatMessage({ id: 'innovation.idea.chosen' })}</Badge>
        )}
      </Inline>
    </Card>
  );
}
