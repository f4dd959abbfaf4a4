import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

const schema = z.object({
  name: z.string().min(2, 'Two letters at least'),
  role: z.string().min(2, 'Say what it does'),
  email: z.email('An address such as ada@example.org'),
  website: z.union([z.literal(''), z.url('An address such as https://example.org')]),
  instructions: z.string().min(20, 'Twenty letters at least').max(4000, 'At most 4,000 letters'),
  model: z.string().min(1, 'Choose a model'),
  temperature: z.number().min(0).max(2),
  streaming: z.boolean(),
  capabilities: z.array(z.string()).min(1, 'Choose one at least'),
});

export type AgentValues = z.infer<typeof schema>;

/** The fields that are one line of text. */
export const lines = [
  { name: 'name', label: 'Name', hint: 'As others see it' },
  { name: 'role', label: 'Role', hint: 'In a few words' },
  { name: 'email', label: 'Email', hint: 'Where it writes from' },
  { name: 'website', label: 'Website', hint: 'May be left out' },
] as const;

/** The same form for everybody: react-hook-form with zod. */
export function useAgentForm() {
  const form = useForm<AgentValues>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      role: '',
      email: '',
      website: '',
      instructions: '',
      model: '',
      temperature: 0.7,
      streaming: true,
      capabilities: [],
    },
  });
  const [, setSent] = useState<AgentValues>();
  const send = form.handleSubmit((values) => setSent(values));
  const { errors } = form.formState;
  /** The text of a field's error. */
  const errorOf = (name: keyof AgentValues) => errors[name]?.message;
  return {
    ...form,
    errorOf,
    onSubmit: (event: { preventDefault: () => void }) => void send(event as never),
  };
}
