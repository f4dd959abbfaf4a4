import type { MessageId } from '@constella/i18n';

/** A screen of the enterprise area; the assistant whose path it is runs there. */
export interface AreaPlace {
  readonly path: string;
  /** In the area's navigation, where there is room for one word. */
  readonly name: MessageId;
  readonly title: MessageId;
  /** Other paths of the same screen. */
  readonly aliases?: readonly string[];
}

/** The enterprise area of platform-client §2.2, in the order of its navigation. */
export const enterprisePlaces: readonly AreaPlace[] = [
  {
    path: '/enterprise/decision-assistant',
    name: 'workspace.place.decision',
    title: 'shell.title.decisionAssistant',
    aliases: ['/enterprise/decision-support'],
  },
  {
    path: '/enterprise/writing-assistant',
    name: 'workspace.place.writing',
    title: 'shell.title.writingAssistant',
  },
  {
    path: '/enterprise/innovation-assistant',
    name: 'workspace.place.innovation',
    title: 'shell.title.innovationAssistant',
  },
  {
    path: '/enterprise/compliance-assistant',
    name: 'workspace.place.compliance',
    title: 'shell.title.complianceAssistant',
  },
  {
    path: '/enterprise/document-generator',
    name: 'workspace.place.documents',
    title: 'shell.title.documentGenerator',
  },
  {
    path: '/enterprise/risk-assessment',
    name: 'workspace.place.risk',
    title: 'shell.title.riskAssessment',
  },
  {
    path: '/enterprise/regulation-monitor',
    name: 'workspace.place.regulation',
    title: 'shell.title.regulationMonitor',
  },
  {
    path: '/enterprise/training-assistant',
    name: 'workspace.place.training',
    title: 'shell.title.trainingAssistant',
  },
];
