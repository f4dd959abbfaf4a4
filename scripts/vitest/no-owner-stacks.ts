import * as React from 'react';

// React takes a stack trace of each element it makes, for the first ten thousand of a second: a tenth of
// a story's time, and nothing here reads them.
const internals = (
  React as unknown as Record<string, { recentlyCreatedOwnerStacks: number } | undefined>
)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
