'use client';

import { useImperativeHandle, type Ref } from 'react';

import { FormPanel, type FormSurface, type LayoutFormWords } from '../field/form-panel.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import type { ModelSource } from '../model-field/model-source.js';
import { BehaviorSection } from './behavior-section.js';
import { CapabilitiesSection } from './capabilities-section.js';
import { IdentitySection } from './identity-section.js';
import { MemorySection } from './memory-section.js';
import { ModelSection } from './model-section.js';
import {
  agentFormDefaults,
  agentSchema,
  type AgentSubmission,
  type AgentValues,
} from './schema.js';

/** Actions a screen can take on a form from outside. */
export interface AgentFormHandle {
  /** Fills the fields a template has a value for; the others, and the draft, are kept. */
  applyTemplate: (template: Partial<AgentValues>) => void;
}

export interface AgentFormProps extends ModelSource, Pick<FormSurface, 'surface'> {
  /** A new agent or a change of one. @default 'create' */
  mode?: 'create' | 'edit';
  /** Sends. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: AgentSubmission) => Promise<unknown> | void;
  /** Read once, at mount. @default the documented defaults of a new agent */
  defaultValues?: Partial<AgentValues>;
  /** Keeps what is typed in this tab; must contain the user's id, and the agent's when editing. */
  draftKey?: string;
  ref?: Ref<AgentFormHandle>;
}

const words = {
  summary: 'agents.form.summary',
  draftSaved: 'agents.form.draftSaved',
  reset: 'agents.form.reset',
} as const;

/** The words around the fields of a new agent, and of one being changed. */
const modeWords = {
  create: {
    ...words,
    submit: 'agents.form.create.submit',
    failure: { title: 'errors.agent.createFailed', fallback: 'errors.agent.createFailed' },
  },
  edit: {
    ...words,
    submit: 'agents.form.edit.submit',
    failure: { title: 'agents.form.updateFailed', fallback: 'agents.form.updateFailed' },
  },
} as const satisfies Record<string, LayoutFormWords>;

/** Everything an agent is made of. A new agent's form is empty again once it is created. */
export function AgentForm({
  mode = 'create',
  onSubmit,
  defaultValues,
  draftKey,
  surface,
  ref,
  ...source
}: AgentFormProps) {
  const words = modeWords[mode];
  const form = useConstellaForm({
    schema: agentSchema,
    defaults: agentFormDefaults,
    defaultValues,
    onSubmit,
    failure: words.failure,
    draftKey,
    afterSuccess: mode === 'create' ? 'reset' : 'keep',
  });
  const { setValue, setFocus } = form.form;

  useImperativeHandle(
    ref,
    () => ({
      applyTemplate: (template) => {
        for (const [name, value] of Object.entries(template)) {
          setValue(name as keyof AgentValues, value, { shouldDirty: true, shouldValidate: true });
        }
        setFocus('name');
      },
    }),
    [setFocus, setValue],
  );

  return (
    <FormPanel of={form} words={words} surface={surface}>
      <IdentitySection />
      <ModelSection {...source} adoptDefault={form.adoptDefault} />
      <BehaviorSection />
      <CapabilitiesSection />
      <MemorySection />
    </FormPanel>
  );
}
