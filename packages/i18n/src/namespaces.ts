/**
 * The parts a catalogue is divided into: one file per locale and namespace, so that a screen
 * downloads only the words it shows. Every message id starts with its namespace and a dot.
 */
export const namespaces = [
  'ui',
  'components',
  'shell',
  'errors',
  'validation',
  'server',
  'auth',
  'landing',
  'product',
  'agents',
  'models',
  'tasks',
  'account',
  'run',
  'risk',
  'compliance',
  'company',
  'flow',
  'workspace',
  'decision',
  'workflow',
  'editor',
  'writing',
  'training',
  'documents',
  'regulation',
  'innovation',
] as const;

/** A part of the catalogue. */
export type Namespace = (typeof namespaces)[number];

/** The namespace a message id belongs to: `agents.type.meta` → `agents`. */
export function namespaceOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
