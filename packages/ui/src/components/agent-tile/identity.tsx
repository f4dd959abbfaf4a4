import { type ComponentProps, Fragment, type ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from '../private/identity.css.js';

export interface IdentityProps extends Omit<ComponentProps<'span'>, 'title'> {
  /** An `AgentTile` or an `Avatar`. */
  media?: ReactNode;
  /** Name, or a link with it. */
  title: ReactNode;
  /**
   * Type and model, or another muted second line. Of several texts, set apart by dots, each runs in
   * the direction of its own script, and the last is cut where there is no room.
   */
  detail?: ReactNode | readonly string[];
}

const apart = ' · ';

/** Who or what a row is about: mark, name, muted line. Both lines are cut rather than wrapped. */
export function Identity({ media, title, detail, className, ...props }: IdentityProps) {
  return (
    <span {...props} className={classNames(styles.root, className)}>
      {media}
      <span className={styles.words}>
        <span className={styles.title}>
          <span className={styles.text} dir="auto">
            {title}
          </span>
        </span>
        {detail === undefined ? null : (
          <span className={styles.detail}>
            {(Array.isArray(detail) ? (detail as readonly ReactNode[]) : [detail]).map(
              (part, index, all) => {
                const isLast = index === all.length - 1;
                return (
                  <Fragment key={index}>
                    <span className={isLast ? styles.text : styles.whole} dir="auto">
                      {part}
                    </span>
                    {isLast ? null : <span className={styles.whole}>{apart}</span>}
                  </Fragment>
                );
              },
            )}
          </span>
        )}
      </span>
    </span>
  );
}
