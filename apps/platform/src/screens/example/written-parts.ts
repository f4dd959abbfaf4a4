import type { FinishedExample } from '@constella/api-client';

/** What one agent wrote in one step. */
interface WrittenPart {
  readonly id: string;
  readonly step: string;
  /** Its name; empty when the step is named after it. */
  readonly agent: string;
  readonly text: string;
}

/** What the agents of an example wrote, in the order of its steps. */
export function writtenParts({ events, agents }: FinishedExample): WrittenPart[] {
  const parts: WrittenPart[] = [];
  let step = '';
  for (const event of events)
    if (event.type === 'step') step = event.name;
    else if (event.type === 'message') {
      const agent = agents.find(({ id }) => id === event.from)?.name ?? '';
      const isNamed = agent !== '' && step.includes(agent);
      parts.push({ id: event.messageId, step, agent: isNamed ? '' : agent, text: event.text });
    }
  return parts;
}
