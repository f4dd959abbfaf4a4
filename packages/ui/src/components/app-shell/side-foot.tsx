'use client';

import { CoinsIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { StatusDot } from '../status-dot/status-dot.js';
import { Tooltip } from '../tooltip/tooltip.js';
import type { SideBalance, SideModel } from './navigation.js';
import * as styles from './side-foot.css.js';

export interface SideFootProps {
  model: SideModel | undefined;
  balance: SideBalance | undefined;
  rail: boolean;
  onNavigate: (() => void) | undefined;
}

/** The model in use and the balance, at the foot of a side navigation; their place is kept while they are on the way. */
export function SideFoot({ model, balance, rail, onNavigate }: SideFootProps) {
  const { Link } = useUi();
  return (
    <div className={styles.foot}>
      {model && (
        <p className={styles.model}>
          <StatusDot
            className={styles.dot}
            status={model.status}
            label={model.label}
            labelHidden={rail}
          />
          {model.action && !rail && (
            <Link className={styles.action} href={model.action.href} onClick={onNavigate}>
              {model.action.label}
            </Link>
          )}
        </p>
      )}
      {balance && (
        <Tooltip content={rail ? balance.label : undefined} side="end">
          <Link className={styles.balance} href={balance.href} onClick={onNavigate}>
            <CoinsIcon className={styles.coins} />
            {rail ? balance.short : balance.label}
          </Link>
        </Tooltip>
      )}
    </div>
  );
}
