/* oxlint-disable typescript/consistent-type-imports -- by import statements every name would stand here three times */

/**
 * The parts a catalogue is divided into: one file per locale and namespace, so that a screen
 * downloads only the words it shows. Every message id starts with its namespace and a dot. The only
 * list of them: the types are the English catalogues, which message ids are checked against; at run
 * time there are the names alone.
 */
export const sources = {
  boot: {} as typeof import('../catalogues/en/boot.json'),
  ui: {} as typeof import('../catalogues/en/ui.json'),
  components: {} as typeof import('../catalogues/en/components.json'),
  shell: {} as typeof import('../catalogues/en/shell.json'),
  placeholder: {} as typeof import('../catalogues/en/placeholder.json'),
  errors: {} as typeof import('../catalogues/en/errors.json'),
  validation: {} as typeof import('../catalogues/en/validation.json'),
  server: {} as typeof import('../catalogues/en/server.json'),
  auth: {} as typeof import('../catalogues/en/auth.json'),
  landing: {} as typeof import('../catalogues/en/landing.json'),
  page: {} as typeof import('../catalogues/en/page.json'),
  product: {} as typeof import('../catalogues/en/product.json'),
  agents: {} as typeof import('../catalogues/en/agents.json'),
  models: {} as typeof import('../catalogues/en/models.json'),
  services: {} as typeof import('../catalogues/en/services.json'),
  tasks: {} as typeof import('../catalogues/en/tasks.json'),
  account: {} as typeof import('../catalogues/en/account.json'),
  run: {} as typeof import('../catalogues/en/run.json'),
  risk: {} as typeof import('../catalogues/en/risk.json'),
  compliance: {} as typeof import('../catalogues/en/compliance.json'),
  records: {} as typeof import('../catalogues/en/records.json'),
  company: {} as typeof import('../catalogues/en/company.json'),
  flow: {} as typeof import('../catalogues/en/flow.json'),
  workspace: {} as typeof import('../catalogues/en/workspace.json'),
  dashboard: {} as typeof import('../catalogues/en/dashboard.json'),
  responsive: {} as typeof import('../catalogues/en/responsive.json'),
  tools: {} as typeof import('../catalogues/en/tools.json'),
  decision: {} as typeof import('../catalogues/en/decision.json'),
  workflow: {} as typeof import('../catalogues/en/workflow.json'),
  editor: {} as typeof import('../catalogues/en/editor.json'),
  writing: {} as typeof import('../catalogues/en/writing.json'),
  creative: {} as typeof import('../catalogues/en/creative.json'),
  plans: {} as typeof import('../catalogues/en/plans.json'),
  learning: {} as typeof import('../catalogues/en/learning.json'),
  resources: {} as typeof import('../catalogues/en/resources.json'),
  mentors: {} as typeof import('../catalogues/en/mentors.json'),
  life: {} as typeof import('../catalogues/en/life.json'),
  study: {} as typeof import('../catalogues/en/study.json'),
  travel: {} as typeof import('../catalogues/en/travel.json'),
  medical: {} as typeof import('../catalogues/en/medical.json'),
  medicalTerms: {} as typeof import('../catalogues/en/medicalTerms.json'),
  science: {} as typeof import('../catalogues/en/science.json'),
  training: {} as typeof import('../catalogues/en/training.json'),
  documents: {} as typeof import('../catalogues/en/documents.json'),
  regulation: {} as typeof import('../catalogues/en/regulation.json'),
  innovation: {} as typeof import('../catalogues/en/innovation.json'),
  research: {} as typeof import('../catalogues/en/research.json'),
  lifeReview: {} as typeof import('../catalogues/en/lifeReview.json'),
};

/** A part of the catalogue. */
export type Namespace = keyof typeof sources;

/** All of them. */
export const namespaces: readonly Namespace[] = /* @__PURE__ */ Object.keys(sources) as Namespace[];

/** The namespace a message id belongs to: `agents.type.meta` → `agents`. */
export function namespaceOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
