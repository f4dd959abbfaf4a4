import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Link, StatusDot } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../base/paths';
import * as styles from './offline-line.css';
import { useModelName } from './use-connected-model';

interface OfflineLineProps {
  /** Said where there is no model. @default what the offline model does */
  offline?: string;
}

/**
 * One quiet line where something is about to be written: which model does it, or that there is none
 * and who can connect one. It has its place before that is known.
 */
export function OfflineLine({ offline }: OfflineLineProps) {
  const intl = useIntl();
  const connection = useQuery(queries.modelConnection(useApi())).data;
  const nameOf = useModelName();
  if (!connection) return <p className={styles.line} />;
  if (connection.connected)
    return (
      <p className={styles.line}>
        <StatusDot status="done" label={nameOf(connection)} />
      </p>
    );
  return (
    <p className={styles.line}>
      <span>{offline ?? intl.formatMessage({ id: 'shell.model.offline' })}</span>
      {connection.mayConnect ? (
        <Link href={paths.modelServices}>{intl.formatMessage({ id: 'shell.side.connect' })}</Link>
      ) : (
        <span>{intl.formatMessage({ id: 'shell.model.ask' })}</span>
      )}
    </p>
  );
}
