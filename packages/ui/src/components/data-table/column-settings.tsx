'use client';

import { ChevronDownIcon, ChevronUpIcon, TableIcon } from '../../icons/index.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Popover } from '../popover/popover.js';
import { orderedColumns, placeColumn, showColumn } from './column-layout.js';
import { useHead } from './data-table-context.js';
import * as styles from './toolbar.css.js';

/** Which columns are shown, and in which order: hidden ones can only come back here. */
export function ColumnSettings() {
  const { columns, placed, labels, layout, setLayout } = useHead();
  const all = orderedColumns(columns, layout);
  const hidden = new Set(layout.hidden);
  const neighbour = (index: number, step: 1 | -1) => {
    const [column, other] = [all[index], all[index + step]];
    const sameSide = column && other && layout.pinned?.[column.id] === layout.pinned?.[other.id];
    return sameSide ? other.id : undefined;
  };
  const move = (index: number, step: 1 | -1) => () => {
    const target = neighbour(index, step);
    const id = all[index]?.id;
    if (id !== undefined && target !== undefined)
      setLayout(placeColumn(columns, layout, id, target, step === 1));
  };
  return (
    <Popover
      trigger={
        <Button size="small" icon={<TableIcon />}>
          {labels.columns}
        </Button>
      }
      align="end"
    >
      <div className={styles.settings}>
        {all.map((column, index) => {
          const { id, header } = column;
          const isShown = column.hideable === false || !hidden.has(id);
          return (
            <div key={id} className={styles.setting}>
              <Checkbox
                label={header}
                checked={isShown}
                // The last one stays: a table without columns cannot be brought back.
                disabled={column.hideable === false || (isShown && placed.length === 1)}
                onCheckedChange={(shown) => setLayout(showColumn(layout, id, shown))}
              />
              <span className={styles.settingActions}>
                <IconButton
                  size="small"
                  label={labels.moveColumnBack({ column: header })}
                  icon={<ChevronUpIcon size={14} />}
                  disabled={neighbour(index, -1) === undefined}
                  onClick={move(index, -1)}
                />
                <IconButton
                  size="small"
                  label={labels.moveColumnForward({ column: header })}
                  icon={<ChevronDownIcon size={14} />}
                  disabled={neighbour(index, 1) === undefined}
                  onClick={move(index, 1)}
                />
              </span>
            </div>
          );
        })}
      </div>
      <Button size="small" variant="quiet" onClick={() => setLayout({})}>
        {labels.resetColumns}
      </Button>
    </Popover>
  );
}
