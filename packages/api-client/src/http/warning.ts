import type { ApiError } from './api-error.js';

/** Something failed that the client could go on without. */
export interface ClientWarning {
  /**
   * `models`: the optional second model list is missing. `subscription`: the free tier is shown
   * instead. `answer`: an answer broke the contract. `events`: an event of a run was unreadable.
   */
  about: 'models' | 'subscription' | 'answer' | 'events';
  error: ApiError;
}

/** Where warnings go. The client itself never writes to the console. */
export type Warn = (warning: ClientWarning) => void;
