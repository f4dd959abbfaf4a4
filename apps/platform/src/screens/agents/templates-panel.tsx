import { useFormats, useIntl } from '@constella/i18n/react';
import { AgentTile, Button, Identity, Panel } from '@constella/ui';

import * as styles from './agents-screen.css';
import { agentTemplates, type AgentTemplate } from './templates';

/** The seed's static list; the way to use an entry is a button of its own. */
export function TemplatesPanel({ onUse }: { onUse: (template: AgentTemplate) => void }) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <Panel
      title={intl.formatMessage({ id: 'agents.template.title' })}
      titleMeta={number(agentTemplates.length)}
      padding="none"
    >
      <ul>
        {agentTemplates.map((template) => {
          const name = intl.formatMessage({ id: template.name });
          return (
            <li key={template.id} className={styles.template}>
              <Identity
                media={<AgentTile type={template.type} size={28} />}
                title={name}
                detail={intl.formatMessage({ id: template.description })}
              />
              <Button
                size="small"
                aria-label={intl.formatMessage({ id: 'agents.template.useNamed' }, { name })}
                onClick={() => onUse(template)}
              >
                {intl.formatMessage({ id: 'agents.template.use' })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
