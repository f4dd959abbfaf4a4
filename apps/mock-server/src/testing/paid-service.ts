import { createOfflineProvider } from '../models/offline/offline-provider.js';
import { offlineContent } from '../runs/assistants/index.js';
import type { ModelProvider } from '../models/provider.js';
import { priced } from '../scenarios/models.js';

/** A service that writes what the offline model would, and is paid with points. */
export const paidService = (): ModelProvider =>
  priced(createOfflineProvider(offlineContent, { pace: 0 }));
