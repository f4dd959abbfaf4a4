import { Text } from '@constella/ui';
import { Fragment } from 'react';

import type { ComponentFact } from '../../scripts/manifest/props';
import * as styles from './docs.css';
import { FactTable } from './fact-table';
import { WithCode } from './inline-code';

const columns = ['Prop', 'Type', 'Default', 'What it is'];
const none = 'No props of its own.';
const needed = { mark: '*', says: 'needed' };
const passesOn = (element: string) =>
  `Everything else goes to the \`<${element}>\`, \`ref\` and \`className\` included.`;

const cellsOf = ({
  name,
  required,
  type,
  default: usual,
  description,
}: ComponentFact['props'][number]) => [
  <Fragment key="name">
    <code className={`${styles.code} ${styles.whole}`}>{name}</code>
    {required && (
      <abbr title={needed.says} className={styles.required}>
        {needed.mark}
      </abbr>
    )}
  </Fragment>,
  <code key="type" className={styles.propType}>
    {type}
  </code>,
  usual !== undefined && (
    <code key="default" className={`${styles.propType} ${styles.whole}`}>
      {usual}
    </code>
  ),
  <WithCode key="description" text={description} />,
];

/** The props of one component, read from its types. */
export function PropsTable({ fact }: { fact: ComponentFact }) {
  return (
    <>
      {fact.props.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <FactTable
          label={`Props of ${fact.name}`}
          lines={2}
          heads={columns}
          rows={fact.props.map((prop) => ({ key: prop.name, cells: cellsOf(prop) }))}
        />
      )}
      {fact.native && (
        <Text tone="muted" size={13}>
          <WithCode text={passesOn(fact.native)} />
        </Text>
      )}
    </>
  );
}
