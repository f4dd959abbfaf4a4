import { useFormats, useIntl } from '@constella/i18n/react';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@constella/ui';

import * as styles from './example-tables.css';

const findings = [
  { name: 'payback', agreement: 'strong', sources: 7 },
  { name: 'noise', agreement: 'moderate', sources: 4 },
  { name: 'cost', agreement: 'contested', sources: 5 },
] as const;

/** Findings of studies, and how far they agree. */
export function ResearchExample() {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <div className={styles.bleed}>
      <Table label={intl.formatMessage({ id: 'product.cases.research.table' })}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.research.finding' })}
            </TableHeaderCell>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.research.agreement' })}
            </TableHeaderCell>
            <TableHeaderCell numeric>
              {intl.formatMessage({ id: 'product.cases.research.sources' })}
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {findings.map(({ name, agreement, sources }) => (
            <TableRow key={name}>
              <TableCell header>
                {intl.formatMessage({ id: `product.cases.research.${name}` })}
              </TableCell>
              <TableCell>
                {intl.formatMessage({ id: `product.cases.research.${agreement}` })}
              </TableCell>
              <TableCell numeric>{number(sources)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
