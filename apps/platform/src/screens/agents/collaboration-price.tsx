import { taskBodySchema } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Link, Text } from '@constella/ui';
import { useFormContext } from 'react-hook-form';

import { paths } from '../../base/paths';
import { useEstimate } from '../../runs/use-estimate';
import * as styles from './agents-screen.css';

type Fields = Record<string, unknown>;

/** The cost of the collaboration as it is typed; nothing while it could not be sent. */
export function CollaborationPrice() {
  const intl = useIntl();
  const form = useFormContext<Fields, unknown, Fields>();
  const estimate = useEstimate('collaboration', taskBodySchema, form);
  const { points, balance, missing } = estimate ?? { points: 0, balance: 0, missing: 0 };
  return (
    <Text as="p" size={13} tone="muted" numeric className={styles.price}>
      {!estimate ? null : missing > 0 ? (
        <Link href={paths.membership}>
          {intl.formatMessage({ id: 'workspace.estimate.missing' }, { missing })}
        </Link>
      ) : (
        intl.formatMessage({ id: 'workspace.estimate.points' }, { points, balance })
      )}
    </Text>
  );
}
