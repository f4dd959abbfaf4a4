import type { MessageId } from '@constella/i18n';

import type { LayoutFormWords } from '../field/form-panel.js';

/** The messages of the collaboration form. */
export const messages = {
  task: 'tasks.form.task.section.title',
  taskHint: 'tasks.form.task.section.description',
  title: 'tasks.form.title.label',
  description: 'tasks.form.description.label',
  descriptionHint: 'tasks.form.description.hint',
  team: 'tasks.form.agents.section.title',
  teamHint: 'tasks.form.agents.section.description',
  agents: 'tasks.form.agents.label',
  agentsHint: 'tasks.form.agents.description',
  agentsCount: 'tasks.form.agents.count',
  offline: 'tasks.form.agents.offline',
  coordinatorAlways: 'tasks.form.agents.always',
  coordinator: 'tasks.form.coordinator.label',
  coordinatorHint: 'tasks.form.coordinator.description',
  coordinatorPlaceholder: 'tasks.form.coordinator.placeholder',
  run: 'tasks.form.run.section.title',
  runHint: 'tasks.form.run.section.description',
  maxIterations: 'tasks.form.maxIterations.label',
  timeoutSeconds: 'tasks.form.timeoutSeconds.label',
  seconds: 'tasks.form.timeoutSeconds.value',
  passThroughMode: 'tasks.form.passThroughMode.label',
  passThroughModeHint: 'tasks.form.passThroughMode.description',
  needAgents: 'tasks.form.needAgents.hint',
  needCoordinator: 'tasks.form.needCoordinator.hint',
} as const satisfies Record<string, MessageId>;

/** The words around the fields. */
export const words = {
  submit: 'tasks.form.submit',
  reset: 'tasks.form.reset',
  summary: 'tasks.form.summary',
  draftSaved: 'tasks.form.draftSaved',
  failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
} as const satisfies LayoutFormWords;
