import type { Model } from '@constella/api-client';

/** The props a model picker needs from its screen. */
export interface ModelSource {
  /** The catalogue, in the order the server gave it. */
  models: readonly Model[];
  /** @default false */
  modelsLoading?: boolean;
  /** The catalogue could not be loaded. @default false */
  modelsError?: boolean;
  onRetryModels?: () => void;
  /** Told which model is chosen, the preselected one included. */
  onModelChange?: (model: string) => void;
}
