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
  'workspace',
  'decision',
