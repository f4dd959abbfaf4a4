import { ApiError } from '@constella/api-client';

/** Whether there is no such row, or none this member may see. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 404;
