import { useIntl } from '@constella/i18n/react';
import { Heading, StatusDot, type StatusDotProps } from '@constella/ui';
import { useId, type ReactNode } from 'react';

import * as styles from './model-services.css';

/** Models a service shows by name. */
const namedModels = 6;

interface ServiceHeadProps {
  name: string;
  status: StatusDotProps['status'];
  /** The status in words. */
  state: string;
  address?: string;
  about?: ReactNode;
  models?: readonly { id: string; name: string }[];
  modelCount?: number;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A service: its name and state, where it is, its models, what can be done. */
export function ServiceHead({
  name,
  status,
  state,
  address,
  about,
  models = [],
  modelCount = 0,
  actions,
  children,
}: ServiceHeadProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={styles.service} aria-labelledby={id}>
      <div className={styles.serviceHead}>
        <div className={styles.serviceWords}>
          <div className={styles.nameLine}>
            <Heading level={3} size="14" id={id}>
              {name}
            </Heading>
            <StatusDot status={status} label={state} />
          </div>
          {address && (
            <p className={styles.address}>
              <bdi dir="ltr">{address}</bdi>
            </p>
          )}
          {about && <p className={styles.quiet}>{about}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {modelCount > 0 && (
        <p className={styles.models}>
          <span className={styles.count}>
            {intl.formatMessage({ id: 'services.models' }, { count: modelCount })}
          </span>
          <span>
            {intl.formatList(
              // Apart from the words around them, which may be written from the right.
              models.slice(0, namedModels).map((model) => `\u2068${model.name}\u2069`),
              { type: 'unit' },
            )}
          </span>
        </p>
      )}
      {children}
    </section>
  );
}
