/**
 * The changelogs' lines: what the changeset says, as it says it. A reader looks for a component, not
 * for the hash of a commit.
 */
module.exports = {
  getReleaseLine: async ({ summary }) => {
    const [first, ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- **Dependencies:** ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}`,
};
