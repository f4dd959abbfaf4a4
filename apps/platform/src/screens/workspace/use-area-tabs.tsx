import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Tab, TabList, Tabs } from '@constella/ui';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { AssistantParts } from '../../assistants/shared/assistant';
import { messageId } from '../../runs/blocks/message-id';
import * as styles from './workspace.css';

/** The tabs of a screen whose assistant has some, and the field of the form they choose. */
export function useAreaTabs({ tabs }: AssistantParts, task: Task | undefined, base: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (!tabs) return { fields: undefined, row: (): ReactNode => null };
  const { label, values, words } = tabs;
  const field: string = tabs.field;
  const asked = task ? task.request?.[field] : params.get(field);
  const value = values.find((one) => one === asked) ?? values[0] ?? '';
  const row = (view: string): ReactNode => (
    <Tabs
      className={styles.tabs}
      label={intl.formatMessage({ id: label })}
      // What is kept of all of them is under none.
      value={view === 'history' ? '' : value}
      onValueChange={(next) =>
        void navigate(next === values[0] ? base : `${base}?${field}=${next}`, {
          preventScrollReset: true,
        })
      }
    >
      <TabList>
        {values.map((one) => (
          <Tab key={one} value={one}>
            {intl.formatMessage({ id: messageId(`${words}.${one}`) })}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
  return { fields: { [field]: value }, row };
}
