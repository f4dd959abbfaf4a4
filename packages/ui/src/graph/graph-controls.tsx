import { IconButton } from '../components/icon-button/icon-button.js';
import { MaximizeIcon, MinusIcon, PlusIcon } from '../icons/index.js';
import * as styles from './agent-graph.css.js';
import type { AgentGraphLabels } from '../labels/types.js';
import type { View } from './view-box.js';

export interface GraphControlsProps {
  labels: AgentGraphLabels;
  view: View;
  /** Smallest and largest scale. */
  limits: readonly [number, number];
  zoomBy: (direction: 1 | -1) => void;
  fit: () => void;
}

// At a limit the button stays focusable: whoever presses it repeatedly keeps their place.
const atLimit = (reached: boolean) => (reached ? { 'aria-disabled': true } : {});

/** Zoom in, zoom out, show everything. */
export function GraphControls({ labels, view, limits, zoomBy, fit }: GraphControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        size="small"
        label={labels.zoomIn}
        icon={<PlusIcon size={14} />}
        {...atLimit(view.k >= limits[1])}
        onClick={() => zoomBy(1)}
      />
      <IconButton
        size="small"
        label={labels.zoomOut}
        icon={<MinusIcon size={14} />}
        {...atLimit(view.k <= limits[0])}
        onClick={() => zoomBy(-1)}
      />
      <IconButton size="small" label={labels.fit} icon={<MaximizeIcon size={14} />} onClick={fit} />
    </div>
  );
}
