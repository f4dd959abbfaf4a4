import { FormattedMessage } from '@constella/i18n/react';
import { CheckIcon, VisuallyHidden } from '@constella/ui';
import { useWatch } from 'react-hook-form';

import * as styles from './password-guide.css.js';
import { passwordRules, passwordStrength, passwordStrengths } from './password-rules.js';
import type { RegisterValues } from './schema.js';

/** What a password must have, ticked off while it is typed, and how strong it has become. */
export function PasswordGuide() {
  const [username, password] = useWatch<RegisterValues, ['username', 'password']>({
    name: ['username', 'password'],
  });
  const strength = password === '' ? undefined : passwordStrength(password, username);
  const level = strength === undefined ? 0 : passwordStrengths.indexOf(strength) + 1;
  return (
    <div className={styles.guide}>
      <ul className={styles.rules}>
        {passwordRules.map(({ message, count, isMet }) => {
          const met = isMet(password, username);
          return (
            <li key={message} className={met ? styles.rule.met : styles.rule.open}>
              <span className={styles.mark}>{met ? <CheckIcon size={12} /> : null}</span>
              <FormattedMessage id={message} values={{ count }} />
              {password === '' ? null : (
                <VisuallyHidden>
                  <FormattedMessage
                    id={met ? 'auth.form.password.rule.met' : 'auth.form.password.rule.open'}
                  />
                </VisuallyHidden>
              )}
            </li>
          );
        })}
      </ul>
      {strength === undefined ? null : (
        <div className={styles.strength}>
          <span className={styles.meter} aria-hidden>
            {passwordStrengths.map((step, index) => (
              <span
                key={step}
                className={index < level ? styles.segment[strength] : styles.segment.empty}
              />
            ))}
          </span>
          <output>
            <FormattedMessage id={`auth.form.password.strength.${strength}`} />
          </output>
        </div>
      )}
    </div>
  );
}
