import {
  Kbd,
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import * as styles from './docs.css';
import { keyNames } from './key-names';

const columns = ['Key', 'What it does'];
const nothing = 'Nothing here takes the focus; a screen reader reads it as part of the page.';

/** What each key does, by the ARIA Authoring Practices. */
export function KeyboardTable({ rows }: { rows: ComponentGuide['keyboard'] }) {
  if (rows.length === 0) return <Text tone="muted">{nothing}</Text>;
  return (
    <Panel padding="none">
      <Table label="Keyboard">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableHeaderCell key={column}>{column}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ keys, does }) => (
            <TableRow key={`${keys.join(' ')} ${does}`}>
              <TableCell header>
                <span className={styles.keys}>
                  {keys.map((key) => (
                    <span key={key} className={styles.chord}>
                      {keyNames(key).map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </span>
                  ))}
                </span>
              </TableCell>
              <TableCell>{does}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
