import type { ValidationMessageId } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';

/** The notice about a broken rule beyond the text under its field. */
export interface RuleNotice {
  /** Said when somebody tries to send the form. */
  title: MessageId;
  /** The next step; also stands under the field. */
  detail?: MessageId;
}

/** The rules that have more to say than one text (platform client, section 5). */
export const ruleNotices: Partial<Record<ValidationMessageId, RuleNotice>> = {
  'validation.modelTest.modelRequired': {
    title: 'validation.modelTest.modelRequired',
    detail: 'validation.modelTest.modelRequiredDetail',
  },
  'validation.modelTest.promptRequired': {
    title: 'validation.modelTest.promptRequired',
    detail: 'validation.modelTest.promptRequiredDetail',
  },
  'validation.task.agentsMin': { title: 'validation.task.needAgents' },
  'validation.task.coordinatorRequired': { title: 'validation.task.needCoordinator' },
};
