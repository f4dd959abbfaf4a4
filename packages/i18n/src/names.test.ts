import { expect, it } from 'vitest';

import { createFormatter } from './formatter.js';
import { locales } from './locales.js';
import type { MessageId } from './message-id.js';

/** The two messages that name one assistant or role: the app's and the server's. */
const pairs: [MessageId, MessageId][] = [
  ['shell.title.cognitiveFlow', 'server.assistant.cognitive-flow.name'],
  ['shell.title.creativeAssistant', 'server.assistant.creative.name'],
  ['shell.title.decisionAssistant', 'server.assistant.decision.name'],
  ['shell.title.documentGenerator', 'server.assistant.document-generator.name'],
  ['shell.title.lifeAssistant', 'server.assistant.life-review.name'],
  ['shell.title.innovationAssistant', 'server.assistant.innovation.name'],
  ['shell.title.learningCreator', 'server.assistant.learning-content.name'],
  ['shell.title.regulationMonitor', 'server.assistant.regulation-monitor.name'],
  ['shell.title.researchAssistant', 'server.assistant.research.name'],
  ['shell.title.riskAssessment', 'server.assistant.risk-assessment.name'],
  ['shell.title.trainingAssistant', 'server.assistant.training.name'],
  ['shell.title.travelPlanner', 'server.assistant.travel-plan.name'],
  ['shell.title.writingAssistant', 'server.assistant.writing.name'],
  ['compliance.tab.policy', 'server.assistant.compliance-policy.name'],
  ['workspace.role.coordinator', 'server.role.coordinator'],
  ['workspace.role.domain_expert', 'server.role.domain_expert'],
  ['workspace.role.evaluator', 'server.role.evaluator'],
  ['workspace.role.implementer', 'server.role.implementer'],
  ['workspace.role.planner', 'server.role.planner'],
  ['workspace.role.researcher', 'server.role.researcher'],
];

it.each(locales)('an assistant and a role have one name in %s', async (locale) => {
  const format = await createFormatter(locale, ['compliance', 'server', 'shell', 'workspace']);
  for (const [app, server] of pairs)
    expect(`${app}: ${format(app)}`).toBe(`${app}: ${format(server)}`);
});
