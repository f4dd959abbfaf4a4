import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../class-names.js';
import * as styles from './identity.css.js';

export interface IdentityProps extends Omit<ComponentProps<'span'>, 'title'> {
  /** An `AgentTile` or an `Avatar`. */
  media?: ReactNode;
  /** Name, or a link with it. */
  title: ReactNode;
  /** Type and model, or another muted second line. */
  detail?: ReactNode;
}

/** Who or what a row is about: mark, name, muted line. Both lines are cut rather than wrapped. */
export function Identity({ media, title, detail, className, ...props }: IdentityProps) {
  return (
    <span {...props} className={classNames(styles.root, className)}>
      {media}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {detail === undefined ? null : (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}
