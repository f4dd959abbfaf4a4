import { useIntl } from '@constella/i18n/react';
import { Button, SparklesIcon } from '@constella/ui';
import { createContext, type ReactNode, useContext } from 'react';

import type { AnyBlock } from './block';
import type { Intl } from './block-base';
import * as styles from './blocks.css';
import { partsOf } from './missing';

/** Fields of a result somebody wants changed, and what they are called. */
export interface WantedPart {
  readonly parts: readonly string[];
  readonly name: string;
}

/** The ways to have parts of a result changed in words. */
export interface PartChanges {
  /** Whether a field can be written anew, not worked out. */
  readonly isOpen: (part: string) => boolean;
  readonly onChange: (wanted: WantedPart) => void;
}

/** Where a result can be changed in words; absent, it is only read, or edited by hand. */
export const PartChangesContext = createContext<PartChanges | undefined>(undefined);

/** Blocks that are no part by themselves: those within them are. */
const noPart: ReadonlySet<AnyBlock['kind']> = new Set([
  'title',
  'fileTitle',
  'notice',
  'sheet',
  'columns',
  'tabs',
]);

function wantedOf(block: AnyBlock, isOpen: PartChanges['isOpen'], intl: Intl) {
  const open = Object.entries(partsOf(block)).filter(([part]) => isOpen(part));
  const names = open.flatMap(([, heading]) =>
    heading ? [intl.formatMessage({ id: heading }, { count: 0 })] : [],
  );
  const own = 'heading' in block && intl.formatMessage({ id: block.heading }, { count: 0 });
  const name = own || intl.formatList([...new Set(names)]);
  return { parts: open.map(([part]) => part), name };
}

/** A block, and under it the way to have it changed in words. */
export function Changeable({ block, children }: { block: AnyBlock; children: ReactNode }) {
  const intl = useIntl();
  const changes = useContext(PartChangesContext);
  if (!changes || noPart.has(block.kind) || ('only' in block && block.only === 'file'))
    return children;
  const wanted = wantedOf(block, changes.isOpen, intl);
  if (wanted.parts.length === 0 || !wanted.name) return children;
  return (
    <div className={styles.changeable}>
      {children}
      <Button
        size="small"
        variant="quiet"
        className={styles.changePart}
        icon={<SparklesIcon size={14} />}
        aria-label={intl.formatMessage({ id: 'workspace.change.partNamed' }, { part: wanted.name })}
        onClick={() => changes.onChange(wanted)}
      >
        {intl.formatMessage({ id: 'workspace.change.part' })}
      </Button>
    </div>
  );
}
