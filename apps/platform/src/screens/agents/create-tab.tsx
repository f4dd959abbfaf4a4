import type { Agent } from '@constella/api-client';
import { AgentForm, type AgentFormHandle } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useModelSource } from '../../runs/use-model-source';
import { useSession } from '../../base/session';
import { paths } from '../../base/paths';
import * as styles from './agents-screen.css';
import { NetworkPanel } from './network-panel';
import type { AgentTemplate } from './templates';
import { TemplatesPanel } from './templates-panel';
import { useAgentActions } from './use-agent-actions';

/** The form beside the network it will join, and templates to start from. */
export function CreateTab({ agents }: { agents: readonly Agent[] | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user } = useSession();
  const { create } = useAgentActions();
  const form = useRef<AgentFormHandle>(null);

  const apply = ({
    name,
    systemPrompt,
    type,
    specialization,
    capabilities,
    temperature,
  }: AgentTemplate) =>
    form.current?.applyTemplate({
      name: intl.formatMessage({ id: name }),
      systemPrompt: intl.formatMessage({ id: systemPrompt }),
      type,
      specialization,
      capabilities: [...capabilities],
      temperature,
    });
  return (
    <div className={styles.columns}>
      <AgentForm
        ref={form}
        {...useModelSource()}
        surface="bleed"
        draftKey={user ? `${user.id}.agent` : undefined}
        onSubmit={create}
      />
      <div className={styles.aside}>
        <NetworkPanel
          agents={agents ?? []}
          onSelect={(id) => void navigate(`${paths.agents}?tab=manage&agent=${id}`)}
        />
        <TemplatesPanel onUse={apply} />
      </div>
    </div>
  );
}
