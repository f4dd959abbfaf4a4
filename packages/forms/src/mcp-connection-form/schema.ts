import { mcpConnectionBodySchema, type ValidationMessageId } from '@constella/api-client/contract';

/** The rules of the form: those of the contract, and what each way of reaching a server needs. */
export const mcpConnectionSchema = mcpConnectionBodySchema
  .omit({ enabled: true })
  .superRefine(({ transport, url, command }, context) => {
    const need = (path: string, message: ValidationMessageId) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (transport === 'http' && !url) need('url', 'validation.modelService.addressRequired');
    if (transport === 'stdio' && !command) need('command', 'validation.generic.required');
  });
