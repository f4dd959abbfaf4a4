import { FormattedMessage } from '@constella/i18n/react';
import { CheckIcon, VisuallyHidden } from '@constella/ui';

import * as styles from './password-guide.css.js';
import { passwordRules, passwordStrength, passwordStrengths } from './password-rules.js';

interface PasswordGuideProps {
  password: string;
  /** Whose password it is; without it, the rule about it is left out. */
  username?: string;
  email?: string;
}

/** The rules of a password, ticked off while it is typed, and how strong it has become. */
export function PasswordGuide({ password, username, email }: PasswordGuideProps) {
  const name = username ?? '';
  const rules = passwordRules.filter((rule) => username !== undefined || !rule.needsUsername);
  const strength = password === '' ? undefined : passwordStrength(password, name, email);
  const level = strength === undefined ? 0 : passwordStrengths.indexOf(strength) + 1;
  return (
    <div className={styles.guide}>
      <ul className={styles.rules}>
        {rules.map(({ message, count, isMet }) => {
          const met = isMet(password, name, email);
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
