import type { MessageId } from './message-id.js';

// Only inside this repository: declarations are not copied to the published package, so that an
// application keeps the freedom to give react-intl messages of its own.
declare global {
  namespace FormatjsIntl {
    /** Makes `formatMessage({ id })` accept known ids only. */
    interface Message {
      ids: MessageId;
    }
  }
}
