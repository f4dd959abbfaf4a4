import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  ButtonLink,
  ExternalLinkIcon,
  Heading,
  IconButton,
  Inline,
  KeyValue,
  Link,
  Panel,
  PanelSection,
  Text,
  XIcon,
} from '@constella/ui';

import { OwnProgress } from './own-progress';
import { QualityScores } from './quality-scores';
import { ResourceTypeIcon } from './resource-type-icon';
import { levelWords, minutesOf, typeWords, type Resource } from './resource-words';
import * as styles from './resources.css';
import { SaveResource } from './save-resource';
import { useLength } from './use-length';

/** One resource: where it is, what it is about, how good it is, and how far the member is with it. */
export function ResourceDetail({ row, onClose }: { row: Resource; onClose: () => void }) {
  const intl = useIntl();
  const { date } = useFormats();
  const length = useLength();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const minutes = minutesOf(row);
  const facts = [
    [text('resources.author'), row.author === row.source ? null : row.author],
    [text('resources.difficulty'), text(levelWords(row.difficultyLevel))],
    [text('resources.length'), minutes === null ? null : length(minutes)],
    [text('resources.language'), intl.formatDisplayName(row.language, { type: 'language' })],
    [text('resources.published'), row.datePublished && date(row.datePublished)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value: <bdi>{value}</bdi> }] : []));
  return (
    <Panel padding="none" aria-label={row.title} className={styles.detail}>
      <PanelSection>
        <Inline justify="between" wrap={false} align="start">
          <div className={styles.head}>
            <Heading level={2} dir="auto">
              {row.title}
            </Heading>
            <p className={styles.kind}>
              <ResourceTypeIcon type={row.type} size={14} />
              {text(typeWords(row.type))}
              {row.source && <bdi className={styles.part}>{row.source}</bdi>}
            </p>
          </div>
          <IconButton
            variant="quiet"
            size="small"
            icon={<XIcon />}
            label={text('shell.action.close')}
            onClick={onClose}
          />
        </Inline>
        <Inline gap={8} className={styles.actions}>
          <ButtonLink
            variant="primary"
            icon={<ExternalLinkIcon />}
            href={row.url}
            target="_blank"
            rel="noreferrer"
          >
            {text('resources.open')}
          </ButtonLink>
          <SaveResource resource={row} />
        </Inline>
        {row.description && (
          <Text as="p" size={13} dir="auto" className={styles.about}>
            {row.description}
          </Text>
        )}
        <KeyValue items={facts} />
        {row.conceptTags.length > 0 && (
          <Inline gap={6} as="ul" className={styles.tags} aria-label={text('resources.tags')}>
            {row.conceptTags.map((tag) => (
              <li key={tag}>
                <Link tone="muted" href={`?q=${encodeURIComponent(tag)}`}>
                  <Badge>{tag}</Badge>
                </Link>
              </li>
            ))}
          </Inline>
        )}
      </PanelSection>
      <QualityScores resourceId={row.id} />
      <OwnProgress resourceId={row.id} />
    </Panel>
  );
}
