import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';

/** A tool of a connected server by the name it has there. */
export const toolLabel = (tool: string): string => tool.replace(/^mcp\.\d+\./, '');

/** The reader's name of a tool; undefined for one that only another server knows. */
export function useToolName(): (tool: string) => string | undefined {
  const intl = useIntl();
  return (tool) => {
    const id = `run.tool.${tool.replace('.', '_')}`;
    return id in intl.messages ? intl.formatMessage({ id: id as MessageId }) : undefined;
  };
}
