import {
  addressOf,
  bounds,
  newReference,
  readingDepths,
  referenceKinds,
  referenceLine,
  type Reference,
} from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Link, Select, Text } from '@constella/ui';

import { factsLine } from '../../base/lists/facts-line';
import type { ResultViewProps } from '../../runs/blocks/block';
import type { FieldProps, ItemRules } from '../../runs/blocks/items-block';
import { EntryRows } from './entry-rows';
import { nameOf } from './reference-name';
import { ReferenceFiles } from './reference-files';
import * as styles from './result-view.css';

/** The kind of a source, and how much of it was read. */
function Choices({ item, onChange }: FieldProps<Reference>) {
  const intl = useIntl();
  return (
    <div className={styles.pair}>
      <Select
        label={intl.formatMessage({ id: 'research.reference.kind' })}
        value={item.kind}
        options={referenceKinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `research.kind.${value}` }),
        }))}
        onValueChange={(kind) => onChange({ ...item, kind: kind as Reference['kind'] })}
      />
      <Select
        label={intl.formatMessage({ id: 'research.reference.read' })}
        value={item.read}
        options={readingDepths.map((value) => ({
          value,
          label: intl.formatMessage({ id: `research.read.${value}` }),
        }))}
        onValueChange={(read) => onChange({ ...item, read: read as Reference['read'] })}
      />
    </div>
  );
}

const rules: ItemRules<Reference> = {
  title: 'title',
  fields: [
    { of: 'title', rows: 2, label: 'research.reference.title' },
    { of: 'authors', as: 'lines', rows: 2, label: 'research.reference.authors' },
    { Field: Choices },
    { of: 'year', label: 'research.reference.year' },
    { of: 'container', label: 'research.reference.container' },
    { of: 'volume', label: 'research.reference.volume' },
    { of: 'issue', label: 'research.reference.issue' },
    { of: 'pages', label: 'research.reference.pages' },
    { of: 'publisher', label: 'research.reference.publisher' },
    { of: 'doi', label: 'research.reference.doi' },
    { of: 'url', label: 'research.reference.url' },
    {
      of: 'quotations',
      as: 'items',
      items: {
        title: 'text',
        fields: [
          { of: 'text', rows: 2, label: 'research.quotation' },
          { of: 'place', label: 'research.quotation.place' },
        ],
        most: bounds.quotations.max,
        fresh: { id: 'q', item: () => ({ text: '', place: '' }) },
        words: { add: 'research.quotation.add', remove: 'research.quotation.remove' },
      },
    },
  ],
  most: bounds.references.max,
  fresh: { id: 's', item: () => newReference() },
  words: { add: 'research.reference.add' },
};

/** The numbered sources: what each is, how it was found, how much of it was read, its words. */
export function References({ result, onChange }: ResultViewProps<'research'>) {
  const intl = useIntl();
  const { references, title } = result;
  const put = onChange && ((next: Reference[]) => onChange({ ...result, references: next }));
  return (
    <EntryRows
      anchor="source"
      title={intl.formatMessage({ id: 'research.references' })}
      meta={intl.formatNumber(references.length)}
      footer={<ReferenceFiles title={title} references={references} put={put} />}
      rules={rules}
      items={references}
      nameOf={(reference) => nameOf(reference, intl)}
      put={put}
    >
      {(reference, at) => (
        <div className={styles.reference}>
          <span className={styles.number}>{intl.formatNumber(at + 1)}</span>
          <ReferenceWords reference={reference} />
        </div>
      )}
    </EntryRows>
  );
}

function ReferenceWords({ reference }: { reference: Reference }) {
  const intl = useIntl();
  const { kind, origin, read, joined, quotations, doi, url } = reference;
  const line = referenceLine(reference);
  const address = addressOf(reference);
  return (
    <div className={styles.referenceWords}>
      <Text size={13} weight="medium" dir="auto">
        {nameOf(reference, intl)}
      </Text>
      {line && (
        <Text size={12} tone="muted" dir="auto">
          {line}
        </Text>
      )}
      <Text size={12} tone="muted">
        {factsLine([
          intl.formatMessage({ id: `research.kind.${kind}` }),
          intl.formatMessage({ id: `research.origin.${origin}` }),
          intl.formatMessage({ id: `research.read.${read}` }),
          ...(joined > 0
            ? [intl.formatMessage({ id: 'research.joined' }, { count: joined + 1 })]
            : []),
        ])}
      </Text>
      {address && (
        <Link href={address} className={styles.address}>
          <bdi>{doi || url}</bdi>
        </Link>
      )}
      {quotations.map(({ id, text, place }) => (
        <blockquote key={id} className={styles.quotation} dir="auto">
          {text}
          {place && <cite className={styles.place}>{place}</cite>}
        </blockquote>
      ))}
    </div>
  );
}
