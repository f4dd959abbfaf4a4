import type { MessageValues } from '@constella/i18n';

import type { Texts } from '../base/language/texts.js';
import type { RowOf } from '../store/tables.js';
import type { Mail, MailKind } from './mailer.js';

interface Letter {
  readonly user: RowOf<'users'>;
  readonly to: string;
  readonly texts: Texts;
  readonly link: string;
  readonly values?: MessageValues;
}

/** A mail about an account, in words of the `server.mail` catalogue. */
export function accountMail(kind: MailKind, { user, to, texts, link, values }: Letter): Mail {
  return {
    userId: user.id,
    kind,
    to,
    locale: texts.locale,
    subject: texts.say(`server.mail.${kind}.subject`),
    text: texts.say(`server.mail.${kind}.text`, {
      name: user.fullName ?? user.username,
      username: user.username,
      link,
      ...values,
    }),
    link,
  };
}
