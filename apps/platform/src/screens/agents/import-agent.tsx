import type { AgentBody } from '@constella/api-client';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Button, Callout, Dialog, FileUpload, KeyValue, Stack, UploadIcon } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { largestFile, readAgentFile, type FileProblem } from './agent-file';
import { fieldWords } from './agent-words';
import { useAgentActions } from './use-agent-actions';

/** Result of a file: an agent, the rules it breaks by field, or why it is none. */
type Reading =
  | { agent: AgentBody & { name: string; model: string } }
  | { errors: Readonly<Record<string, string>> }
  | { problem: FileProblem };

/** Makes an agent of a file, after it was checked by the rules the form has. */
export function ImportAgent() {
  const intl = useIntl();
  const locale = useLocale();
  const { create } = useAgentActions();
  const [open, setOpen] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [reading, setReading] = useState<Reading>();

  const read = async (chosen: File[]) => {
    setFiles(chosen);
    setReading(undefined);
    const [file] = chosen;
    if (!file) return;
    const found = readAgentFile(await file.text());
    if ('problem' in found) {
      setReading(found);
      return;
    }
    const { validate } = await import('@constella/forms/validate');
    const checked = await validate('agent', found.values, { locale });
    setReading(checked.ok ? { agent: checked.value } : { errors: checked.errors });
  };
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) {
      setFiles([]);
      setReading(undefined);
    }
  };
  const submit = useMutation({ mutationFn: create, onSuccess: () => change(false) });
  const agent = reading && 'agent' in reading ? reading.agent : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={intl.formatMessage({ id: 'agents.import.title' })}
      description={intl.formatMessage({ id: 'agents.import.description' })}
      trigger={
        <Button icon={<UploadIcon />}>{intl.formatMessage({ id: 'agents.import.open' })}</Button>
      }
      footer={
        <Button
          variant="primary"
          busy={submit.isPending}
          disabledReason={
            agent ? undefined : intl.formatMessage({ id: 'agents.import.chooseFirst' })
          }
          onClick={() => agent && submit.mutate(agent)}
        >
          {intl.formatMessage({ id: 'agents.import.action' })}
        </Button>
      }
    >
      <Stack gap={16}>
        <FileUpload
          label={intl.formatMessage({ id: 'agents.import.file' })}
          accept=".json"
          maxSize={largestFile}
          maxFiles={1}
          value={files}
          onValueChange={(chosen) => void read(chosen)}
        />
        <div role="status">{reading && <Outcome reading={reading} />}</div>
      </Stack>
    </Dialog>
  );
}

function Outcome({ reading }: { reading: Reading }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  if ('problem' in reading)
    return (
      <Callout tone="danger" title={text({ id: 'agents.import.refused' })}>
        {text({ id: `agents.import.problem.${reading.problem}` })}
      </Callout>
    );
  if ('errors' in reading)
    return (
      <Callout tone="danger" title={text({ id: 'agents.import.invalid' })}>
        <KeyValue
          items={Object.entries(reading.errors).map(([path, error]) => {
            const [field = path] = path.split('.');
            const known = Object.hasOwn(fieldWords, field)
              ? text({ id: fieldWords[field as keyof typeof fieldWords] })
              : path;
            return { label: known, value: error };
          })}
        />
      </Callout>
    );
  const { name, type, model } = reading.agent;
  return (
    <KeyValue
      items={[
        { label: text({ id: 'agents.form.name.label' }), value: name },
        {
          label: text({ id: 'agents.form.type.label' }),
          value: text({ id: `agents.type.${type}` }),
        },
        { label: text({ id: 'agents.detail.model' }), value: model },
      ]}
    />
  );
}
