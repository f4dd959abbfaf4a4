import {
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import type { ComponentFact } from '../../scripts/manifest/props';
import * as styles from './docs.css';
import { WithCode } from './inline-code';

const columns = ['Prop', 'Type', 'Default', 'What it is'];
const none = 'No props of its own.';
const needed = { mark: '*', says: 'needed' };
const passesOn = (element: string) =>
  `Everything else goes to the \`<${element}>\`, \`ref\` and \`className\` included.`;

/** The props of one component, read from its types. */
export function PropsTable({ fact }: { fact: ComponentFact }) {
  return (
    <>
      {fact.props.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Panel padding="none">
          <Table label={`Props of ${fact.name}`} lines={2}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableHeaderCell key={column}>{column}</TableHeaderCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {fact.props.map((prop) => (
                <TableRow key={prop.name}>
                  <TableCell header>
                    <code className={`${styles.code} ${styles.whole}`}>{prop.name}</code>
                    {prop.required && (
                      <abbr title={needed.says} className={styles.required}>
                        {needed.mark}
                      </abbr>
                    )}
                  </TableCell>
                  <TableCell>
                    <code className={styles.propType}>{prop.type}</code>
                  </TableCell>
                  <TableCell>
                    {prop.default !== undefined && (
                      <code className={`${styles.propType} ${styles.whole}`}>{prop.default}</code>
                    )}
                  </TableCell>
                  <TableCell>
                    <WithCode text={prop.description} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Panel>
      )}
      {fact.native && (
        <Text tone="muted" size={13}>
          <WithCode text={passesOn(fact.native)} />
        </Text>
      )}
    </>
  );
}
