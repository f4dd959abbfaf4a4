import type { Namespace } from '@constella/i18n';

/** Parts of the catalogue the assistants of an area show. */
export const areaNamespaces: readonly Namespace[] = [
  'workspace',
  'run',
  'tasks',
  'agents',
  'models',
  'records',
  'validation',
  'errors',
];
