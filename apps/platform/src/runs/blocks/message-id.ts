import type { MessageId } from '@constella/i18n';

/** A message id put together from the beginning a block names and a choice of the result. */
export const messageId = (id: string): MessageId => id as MessageId;
