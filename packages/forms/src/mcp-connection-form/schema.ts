import { mcpConnectionBodySchema, type ValidationMessageId } from '@constella/api-client/contract';

/** The rules of the form: those of the contract, what each way of reaching a server needs, and no half of a place. */
export const mcpConnectionSchema = mcpConnectionBodySchema
  .omit({ enabled: true })
  .superRefine(({ transport, url, command, latitude, longitude }, context) => {
    const need = (path: string, message: ValidationMessageId) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (transport === 'http' && !url) need('url', 'validation.modelService.addressRequired');
    if (latitude !== undefined && longitude === undefined)
      need('longitude', 'validation.generic.required');
    if (longitude !== undefined && latitude === undefined)
      need('latitude', 'validation.generic.required');
    if (transport === 'stdio' && !command) need('command', 'validation.generic.required');
  });
