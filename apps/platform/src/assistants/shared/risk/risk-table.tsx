import type { RegisteredRisk, RiskRegister } from '@constella/api-client';
import { isRated } from '@constella/api-client/contract';
import { formatDate } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import {
  Button,
  Panel,
  PlusIcon,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import { cellTitle } from '../../../base/lists/cell-title.css';
import { categoryName } from './category-name';
import { RiskBadge } from './level-badge';

interface RiskTableProps {
  register: RiskRegister;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Absent where nothing may be added. */
  onAdd?: (() => void) | undefined;
}

/** Unrated risks stand last. */
const scoreOf = (item: RegisteredRisk): number => (isRated(item) ? item.score : 0);

/** The register as a list, the highest score first. */
export function RiskTable({ register, chosen, onChoose, onAdd }: RiskTableProps) {
  const intl = useIntl();
  const say = (id: 'number' | 'risk' | 'score' | 'residual' | 'due' | 'status') =>
    intl.formatMessage({ id: `risk.register.${id}` });
  const numbered = register.items
    .map((item, at) => ({ item, number: at + 1 }))
    .toSorted((a, b) => scoreOf(b.item) - scoreOf(a.item));
  return (
    <Panel
      title={intl.formatMessage({ id: 'risk.register' })}
      // The table has the name: two regions of one name cannot be told apart.
      aria-labelledby={undefined}
      titleMeta={intl.formatNumber(register.items.length)}
      padding="none"
      actions={
        onAdd && (
          <Button size="small" icon={<PlusIcon size={16} />} onClick={onAdd}>
            {intl.formatMessage({ id: 'risk.add' })}
          </Button>
        )
      }
    >
      <Table label={intl.formatMessage({ id: 'risk.register' })} lines={2} stack>
        <TableHead>
          <TableRow>
            <TableHeaderCell numeric>{say('number')}</TableHeaderCell>
            <TableHeaderCell>{say('risk')}</TableHeaderCell>
            <TableHeaderCell>{say('score')}</TableHeaderCell>
            <TableHeaderCell>{say('residual')}</TableHeaderCell>
            <TableHeaderCell>{say('due')}</TableHeaderCell>
            <TableHeaderCell>{say('status')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {numbered.map(({ item, number }) => (
            <RiskRow
              key={item.id}
              item={item}
              number={number}
              isChosen={item.id === chosen}
              onChoose={() => onChoose(item.id)}
              say={say}
            />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

interface RiskRowProps {
  item: RegisteredRisk;
  number: number;
  isChosen: boolean;
  onChoose: () => void;
  say: (id: 'score' | 'residual' | 'due') => string;
}

function RiskRow({ item, number, isChosen, onChoose, say }: RiskRowProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <TableRow selected={isChosen}>
      <TableCell numeric stack="end">
        {intl.formatNumber(number)}
      </TableCell>
      <TableCell header>
        <Button variant="quiet" className={cellTitle} aria-pressed={isChosen} onClick={onChoose}>
          <bdi>{item.title}</bdi>
        </Button>
        <Text size={12} tone="muted">
          {categoryName(item, intl)}
        </Text>
      </TableCell>
      <TableCell stackLabel={say('score')}>
        <RiskBadge item={item} />
      </TableCell>
      <TableCell stackLabel={say('residual')}>
        <RiskBadge item={item} after />
      </TableCell>
      <TableCell stackLabel={say('due')}>
        {item.dueDate
          ? formatDate(locale, item.dueDate, 'UTC')
          : intl.formatMessage({ id: 'risk.register.noDue' })}
      </TableCell>
      <TableCell stack="line">{intl.formatMessage({ id: `risk.status.${item.status}` })}</TableCell>
    </TableRow>
  );
}
