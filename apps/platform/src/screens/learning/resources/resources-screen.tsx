import { useFormats, useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { ButtonLink, Container, PageHeader, SegmentedControl } from '@constella/ui';

import { useListView } from '../../../base/lists/use-list-view';
import { RecordScreen } from '../../../records/record-screen';
import type { Section } from '../../../records/section';
import type { Resource } from './resource-words';
import * as styles from './resources.css';
import { library } from './resources-section';
import { useOwnResources } from './use-own-resources';

/** What of the library is shown: all of it, or what is the member's own. */
const shown = ['all', 'saved', 'progress', 'finished'] as const;

/** `/personal/learning-resources`: the library, what of it is saved, under way and finished. */
export function ResourcesScreen() {
  const intl = useIntl();
  const { number } = useFormats();
  const { params, change } = useListView();
  const own = useOwnResources();
  const mine = shown.find((one) => one === params.get('mine')) ?? 'all';
  const section: Section<Resource> =
    mine === 'all'
      ? library
      : {
          ...library,
          where: { id: own[mine] ?? [] },
          texts: {
            ...library.texts,
            empty: `resources.empty.${mine}`,
            emptyDescription: `resources.empty.${mine}Description`,
          },
          Empty: ShowAll,
        };
  const labelOf = (one: (typeof shown)[number]) => {
    const label = intl.formatMessage({ id: `resources.show.${one}` satisfies MessageId });
    const count = one === 'all' ? undefined : own[one]?.length;
    return count ? (
      <span className={styles.counted}>
        <span>{label}</span>
        <span className={styles.count}>{number(count)}</span>
      </span>
    ) : (
      label
    );
  };
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.learningResources' })}
        description={intl.formatMessage({ id: 'resources.about' })}
      />
      <SegmentedControl
        label={intl.formatMessage({ id: 'resources.show' })}
        labelHidden
        className={styles.shown}
        value={mine}
        onValueChange={(next) => change({ mine: next === 'all' ? '' : next, resource: '' })}
        options={shown.map((value) => ({ value, label: labelOf(value) }))}
      />
      <RecordScreen section={section} />
    </Container>
  );
}

/** Leads from a part of the library that is empty to all of it. */
function ShowAll() {
  const intl = useIntl();
  return <ButtonLink href="?">{intl.formatMessage({ id: 'resources.showAll' })}</ButtonLink>;
}
