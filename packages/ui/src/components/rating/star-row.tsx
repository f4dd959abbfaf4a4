import { assignInlineVars } from '@vanilla-extract/dynamic';

import { classNames } from '../private/class-names.js';
import { StarIcon } from '../../icons/index.js';
import * as styles from './rating.css.js';

interface StarRowProps {
  max: number;
  /** Stars that are full, fractions included. */
  value: number;
  size: 'small' | 'medium';
  /** It cannot be changed now. @default false */
  dimmed?: boolean;
}

/** The stars as a picture: outlines, and over them as many full ones as the value has. */
export function StarRow({ max, value, size, dimmed = false }: StarRowProps) {
  const stars = Array.from({ length: max }, (_star, index) => index);
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const row = (kind: string) => (
    <span className={classNames(styles.row, kind)}>
      {stars.map((star) => (
        <span key={star} className={classNames(styles.star, styles.starSize[size])}>
          <StarIcon size={size === 'small' ? 14 : 20} className={styles.shape} />
        </span>
      ))}
    </span>
  );
  return (
    <span aria-hidden="true" className={classNames(styles.stars, dimmed && styles.dimmed)}>
      {row(styles.outline)}
      <span className={styles.cut} style={assignInlineVars({ [styles.share]: String(share) })}>
        {row(styles.full)}
      </span>
    </span>
  );
}
