'use client';

import {
  assess,
  emergencyNumbersFor,
  isCritical as isCriticalValue,
  loadEmergencySigns,
  type EmergencyNumbers,
  type EmergencySign,
  type LabRow,
} from '@constella/api-client/contract';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Accordion, AccordionItem, Callout, Link, Stack } from '@constella/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

/** A sign and the words it was read from. */
export type SignRead = Pick<EmergencySign, 'category' | 'words'>;

export interface EmergencyBannerProps {
  /** Nothing is shown without any. */
  signs: readonly SignRead[];
  /** Somebody called it critical themselves. */
  isCritical?: boolean;
  /** Laboratory values laboratories report by phone at once, in words. */
  values?: readonly string[];
}

/** The numbers of the country the browser is set to, else none of one country before the others. */
function useNumbers() {
  const locale = useLocale();
  const tags = [...(typeof navigator === 'undefined' ? [] : navigator.languages), locale];
  const known = tags.map(emergencyNumbersFor);
  return known.find(({ own }) => own) ?? emergencyNumbersFor(locale);
}

/** What to do where something typed may be an emergency. It cannot be closed. */
export function EmergencyBanner({ signs, isCritical = false, values = [] }: EmergencyBannerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { own, others } = useNumbers();
  if (signs.length === 0 && values.length === 0 && !isCritical) return null;
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  const call = ({ country: code, ambulance }: EmergencyNumbers) => (
    <Link key={code} href={`tel:${ambulance}`} underlined>
      {intl.formatMessage(
        { id: 'medical.emergency.number' },
        { country: country.of(code) ?? code, number: ambulance },
      )}
    </Link>
  );
  return (
    <Callout tone="danger" role="alert" title={intl.formatMessage({ id: 'medical.emergency' })}>
      <Stack gap={8}>
        {values.length > 0 && (
          <Stack gap={4}>
            {values.map((value) => (
              <strong key={value}>
                <bdi>{value}</bdi>
              </strong>
            ))}
            <span>{intl.formatMessage({ id: 'medical.critical' })}</span>
          </Stack>
        )}
        <span>{intl.formatMessage({ id: 'medical.emergency.text' })}</span>
        {own && call(own)}
        {signs.length > 0 && (
          <ul style={{ margin: 0 }}>
            {signs.map(({ category, words }) => (
              <li key={category}>
                {intl.formatMessage(
                  { id: 'medical.emergency.read' },
                  {
                    sign: intl.formatMessage({ id: `medicalTerms.sign.${category}` }),
                    words: <bdi>{words}</bdi>,
                  },
                )}
              </li>
            ))}
          </ul>
        )}
        {/* Where nobody knows the country, everybody finds their own. */}
        <Accordion headingAs="h3" defaultValue={own ? [] : ['numbers']}>
          <AccordionItem
            value="numbers"
            title={intl.formatMessage({ id: 'medical.emergency.numbers' })}
          >
            <Stack gap={4}>{others.map(call)}</Stack>
          </AccordionItem>
        </Accordion>
      </Stack>
    </Callout>
  );
}

/** Those of some values that laboratories report by phone at once, in words. */
export const criticalValues = (
  rows: readonly Pick<LabRow, 'analyte' | 'value' | 'unit'>[],
  intl: ReturnType<typeof useIntl>,
): string[] =>
  rows.flatMap(({ analyte, value, unit }) => {
    const assessed = value === null || value < 0 ? undefined : assess(analyte, value, unit);
    if (value === null || !assessed || !isCriticalValue(assessed)) return [];
    const name = intl.formatMessage({ id: `medicalTerms.analyte.${analyte}` });
    const amount = intl.formatNumber(value, { maximumFractionDigits: 3 });
    return [`${name}: ${amount} ${assessed.unit.label}`];
  });

/** The emergency signs in texts; their words are loaded with the first text. */
export function useEmergencySigns(texts: readonly (string | undefined)[]): readonly SignRead[] {
  const typed = useDeferredValue(texts.filter(Boolean).join('\n'));
  const [reader, setReader] = useState<{ readonly read: (text: string) => EmergencySign[] }>();
  const isNeeded = typed !== '' && !reader;
  useEffect(() => {
    if (!isNeeded) return;
    void loadEmergencySigns().then(({ emergencySigns }) => setReader({ read: emergencySigns }));
  }, [isNeeded]);
  return useMemo(() => (typed === '' ? [] : (reader?.read(typed) ?? [])), [typed, reader]);
}
