import { Kbd, Text } from '@constella/ui';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import * as styles from './docs.css';
import { FactTable } from './fact-table';
import { keyNames } from './key-names';

const columns = ['Key', 'What it does'];
const nothing = 'Nothing here takes the focus; a screen reader reads it as part of the page.';

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys}>
    {keys.map((key) => (
      <span key={key} className={styles.chord}>
        {keyNames(key).map((name) => (
          <Kbd key={name}>{name}</Kbd>
        ))}
      </span>
    ))}
  </span>
);

/** The action of each key, by the ARIA Authoring Practices. */
export function KeyboardTable({ rows }: { rows: ComponentGuide['keyboard'] }) {
  if (rows.length === 0) return <Text tone="muted">{nothing}</Text>;
  return (
    <FactTable
      label="Keyboard"
      heads={columns}
      rows={rows.map(({ keys, does }) => ({
        key: `${keys.join(' ')} ${does}`,
        cells: [<Keys key="keys" keys={keys} />, does],
      }))}
    />
  );
}
