import { readChanges } from './changes';

const pending = import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Everything the changesets and the changelogs say, the newest first. */
export const allChanges = readChanges(Object.values(pending), Object.values(changelogs));
