'use client';

import { classNames } from '../private/class-names.js';
import { passwordField } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { passwordLevels, type PasswordStrength } from './password-strength.js';
import * as styles from './strength-meter.css.js';

interface StrengthMeterProps {
  /** Of its words, which describe the field. */
  id: string;
  /** Undefined while there is no password. */
  strength: PasswordStrength | undefined;
}

const parts = [1, 2, 3, 4];

/** A bar and words for how well a password resists guessing; a change is announced politely. */
export function StrengthMeter({ id, strength }: StrengthMeterProps) {
  const { labels: texts } = useUi();
  const labels = { ...passwordField, ...texts.passwordField };
  // The weakest fills a part as well: an empty bar would say nothing.
  const reached = strength === undefined ? 0 : Math.max(1, strength);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div aria-hidden="true" className={styles.bar}>
        {parts.map((part) => (
          <span
            key={part}
            className={classNames(styles.part, part <= reached && styles.full[strength ?? 0])}
          />
        ))}
      </div>
      <div id={id} role="status" className={styles.words}>
        {strength !== undefined && labels.strength({ level: passwordLevels[strength] })}
      </div>
    </div>
  );
}
