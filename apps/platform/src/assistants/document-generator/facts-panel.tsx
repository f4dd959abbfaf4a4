import { bounds, documentStatuses } from '@constella/api-client';
import { useLongestEntry } from '@constella/forms';
import { formatDate } from '@constella/i18n';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import { DatePicker, KeyValue, Panel, Select, Stack, TagInput, TextField } from '@constella/ui';

import { noValue } from '../../base/lists/no-value';
import type { LegalDocument } from './edit-clauses';

interface FactsPanelProps {
  document: LegalDocument;
  /** Absent where the document may only be read. */
  onChange?: ((change: Partial<LegalDocument>) => void) | undefined;
}

/** A term in words: "1 year and 3 months (456 days)". */
function useTermText() {
  const intl = useIntl();
  const { number, list } = useFormats();
  const said = (value: number, unit: string) =>
    value === 0 ? [] : [number(value, { style: 'unit', unit, unitDisplay: 'long' })];
  return (term: LegalDocument['term']): string => {
    if (!term) return intl.formatMessage({ id: 'documents.noTerm' });
    const { years, months, restDays, days } = term;
    const parts = [...said(years, 'year'), ...said(months, 'month'), ...said(restDays, 'day')];
    if (years + months === 0) return list(parts);
    return intl.formatMessage(
      { id: 'documents.termDays' },
      { length: list(parts), days: said(days, 'day').join('') },
    );
  };
}

/** Whom a document binds, where, how long, and how far it is. */
export function FactsPanel({ document, onChange }: FactsPanelProps) {
  const intl = useIntl();
  const { list } = useFormats();
  const locale = useLocale();
  const termText = useTermText();
  const tooLong = useLongestEntry(bounds.shortText.max);
  const say = (
    id: 'type' | 'status' | 'parties' | 'jurisdiction' | 'effectiveDate' | 'expirationDate',
  ) => intl.formatMessage({ id: `documents.field.${id}` });
  const { documentType, status, parties, jurisdiction, effectiveDate, expirationDate } = document;
  const known = {
    type: {
      label: say('type'),
      value: intl.formatMessage({ id: `documents.type.${documentType}` }),
    },
    term: { label: intl.formatMessage({ id: 'documents.term' }), value: termText(document.term) },
  };
  const day = (value: string) => (value ? formatDate(locale, value, 'UTC') : noValue);
  return (
    <Panel titleAs="h3" title={intl.formatMessage({ id: 'documents.facts' })}>
      {onChange ? (
        <Stack gap={12}>
          <KeyValue items={[known.type, known.term]} />
          <Select
            label={say('status')}
            value={status}
            onValueChange={(next) =>
              onChange({ status: documentStatuses.find((one) => one === next) ?? status })
            }
            options={documentStatuses.map((value) => ({
              value,
              label: intl.formatMessage({ id: `documents.status.${value}` }),
            }))}
          />
          <TagInput
            label={say('parties')}
            value={parties}
            onValueChange={(next) => onChange({ parties: next })}
            max={bounds.legalParties.max}
            validate={tooLong}
          />
          <TextField
            label={say('jurisdiction')}
            value={jurisdiction}
            dir={jurisdiction === '' ? undefined : 'auto'}
            maxLength={bounds.shortText.max}
            onChange={(event) => onChange({ jurisdiction: event.target.value })}
          />
          <DatePicker
            label={say('effectiveDate')}
            value={effectiveDate}
            onValueChange={(next) => onChange({ effectiveDate: next })}
          />
          <DatePicker
            label={say('expirationDate')}
            value={expirationDate}
            onValueChange={(next) => onChange({ expirationDate: next })}
          />
        </Stack>
      ) : (
        <KeyValue
          items={[
            known.type,
            {
              label: say('status'),
              value: intl.formatMessage({ id: `documents.status.${status}` }),
            },
            { label: say('parties'), value: parties.length > 0 ? list(parties) : noValue },
            { label: say('jurisdiction'), value: jurisdiction || noValue },
            { label: say('effectiveDate'), value: day(effectiveDate) },
            { label: say('expirationDate'), value: day(expirationDate) },
            known.term,
          ]}
        />
      )}
    </Panel>
  );
}
