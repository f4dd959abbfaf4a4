/**
 * The changelogs' lines: each paragraph of a changeset, and each line
 * that begins with a name, as it was written. A reader looks for a
 * component, not for the hash of a commit.
 */
module.exports = {
  getReleaseLine: async ({ summary }) =>
    summary
      .trim()
      .split(/\n\s*\n|\n(?=\*\*)/)
      .map((paragraph) => `- ${paragraph.trim().replaceAll('\n', '\n  ')}`)
      .join('\n'),
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- **Dependencies:** ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}`,
};
