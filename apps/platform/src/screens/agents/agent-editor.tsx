import type { Agent, AgentBody } from '@constella/api-client';
import { AgentForm, clearDraft } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Dialog, Sheet, Stack } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { useSession } from '../../base/session';
import { useModelSource } from '../../runs/use-model-source';
import { AgentDifference } from './agent-difference';
import { newerAgent, useAgentActions } from './use-agent-actions';

interface AgentEditorProps {
  agent: Agent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of an agent, in a sheet beside the list. */
export function AgentEditor({ agent, open, onOpenChange }: AgentEditorProps) {
  const intl = useIntl();
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={onOpenChange}
      title={intl.formatMessage({ id: 'agents.detail.editTitle' }, { name: agent.name })}
    >
      <Editing agent={agent} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

type Fields = Parameters<typeof AgentDifference>[0]['after']['agent'];

/** Fields of an agent, as they would be submitted. */
const fieldsOf = ({ name, type, settings }: Agent): Fields => ({ ...settings, name, type });

function Editing({ agent, onDone }: { agent: Agent; onDone: () => void }) {
  const { user } = useSession();
  const { update } = useAgentActions();
  const source = useModelSource();
  // The form shows the agent as it was when it was opened, whatever another tab made of it since.
  const [seen] = useState(agent);
  const [conflict, setConflict] = useState<{ newer: Agent; mine: AgentBody & Fields }>();
  const draftKey = user ? `${user.id}.agent.${agent.id}` : undefined;
  const leave = () => {
    if (draftKey !== undefined) clearDraft(draftKey);
    onDone();
  };
  return (
    <>
      <AgentForm
        {...source}
        mode="edit"
        surface="none"
        defaultValues={fieldsOf(seen)}
        draftKey={draftKey}
        onSubmit={async (body) => {
          try {
            await update(agent.id, body, seen.version);
          } catch (error) {
            const newer = newerAgent(error);
            if (newer) setConflict({ newer, mine: body });
            throw error;
          }
          onDone();
        }}
      />
      {conflict && (
        <AgentConflict {...conflict} onClose={() => setConflict(undefined)} onDone={leave} />
      )}
    </>
  );
}

interface AgentConflictProps {
  /** The agent as it is now. */
  newer: Agent;
  /** The agent to save. */
  mine: AgentBody & Fields;
  onClose: () => void;
  /** Nobody wants what was typed any more, or it is saved. */
  onDone: () => void;
}

/** Somebody changed the agent meanwhile: whose counts is for the reader to say, with both in sight. */
function AgentConflict({ newer, mine, onClose, onDone }: AgentConflictProps) {
  const intl = useIntl();
  const { update } = useAgentActions();
  const number = String(newer.version ?? 1);
  const save = useMutation({
    mutationFn: () => update(newer.id, mine, newer.version),
    onSuccess: onDone,
  });
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage({ id: 'run.versions.conflict' })}
      description={intl.formatMessage({ id: 'agents.conflict.description' }, { number })}
      footer={
        <>
          <Button onClick={onDone}>{intl.formatMessage({ id: 'run.versions.theirs' })}</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {intl.formatMessage({ id: 'run.versions.mine' })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <AgentDifference
          before={{
            title: intl.formatMessage({ id: 'run.versions.name' }, { number }),
            agent: fieldsOf(newer),
          }}
          after={{ title: intl.formatMessage({ id: 'agents.conflict.yours' }), agent: mine }}
        />
        {save.error && (
          <Callout tone="danger" role="alert">
            <ErrorText error={save.error} />
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
