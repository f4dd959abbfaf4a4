import type { AssistantResult } from '@constella/api-client';
import { assess, labRangeSource, type Assessed } from '@constella/api-client/contract';
import { convertedText, LabRangeSource, LabStandingLine, rangeText } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Panel, Text } from '@constella/ui';

import type { ResultViewProps } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import * as styles from './findings.css';

type Result = AssistantResult<'medical-request'>;

/** The values of a result beside their ranges. */
function assessedValues({ values, patient }: Result, intl: Intl) {
  const person = { sex: patient.sex, age: patient.age ?? undefined };
  return values.flatMap((row) => {
    const assessed = assess(row.analyte, row.value, row.unit, person);
    if (!assessed) return [];
    return [
      {
        ...row,
        name: intl.formatMessage({ id: `medicalTerms.analyte.${row.analyte}` }),
        amount: amountText(row.value, assessed, intl),
        assessed,
      },
    ];
  });
}

const amountText = (value: number, { unit }: Assessed, intl: Intl): string =>
  `${intl.formatNumber(value, { maximumFractionDigits: 3 })} ${unit.label}`;

/** Laboratory values, each beside the range of its source and in the other unit. */
export function LabValues({ result }: ResultViewProps<'medical-request'>) {
  const intl = useIntl();
  const rows = assessedValues(result, intl);
  if (rows.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'medical.values' })} footer={<LabRangeSource />}>
      <ul className={styles.rows}>
        {rows.map(({ id, name, amount, assessed }) => (
          <li key={id} className={styles.line}>
            <Text as="span" size={13} weight="medium" tone="strong">
              {name}
            </Text>
            <Text as="span" size={13} numeric>
              <bdi>{amount}</bdi>
            </Text>
            <LabStandingLine assessed={assessed} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The values in files. */
export function valuesDocument(result: Result, intl: Intl): ResultBlock[] {
  const rows = assessedValues(result, intl);
  if (rows.length === 0) return [];
  const caption = intl.formatMessage({ id: 'medical.values' });
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [
        caption,
        intl.formatMessage({ id: 'medical.value' }),
        intl.formatMessage({ id: 'medical.standing' }),
        intl.formatMessage({ id: 'medical.range' }),
      ],
      rows: rows.map(({ name, amount, assessed }) => {
        const other = convertedText(assessed, intl);
        return [
          name,
          other ? `${amount} (${other})` : amount,
          intl.formatMessage({ id: `medical.standing.${assessed.standing}` }),
          assessed.range
            ? rangeText(assessed.range, assessed.unit.label, intl)
            : intl.formatMessage({ id: 'medical.range.unknown' }),
        ];
      }),
    },
    {
      kind: 'text',
      markdown: `${intl.formatMessage({ id: 'medical.range.source' })} [${labRangeSource.name}](${labRangeSource.url})`,
    },
  ];
}
