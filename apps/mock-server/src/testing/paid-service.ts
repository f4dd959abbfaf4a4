import { createOfflineProvider } from '../engine/offline/offline-provider.js';
import type { ModelProvider } from '../engine/provider.js';
import { priced } from '../scenarios/models.js';

/** A service that writes what the offline model would, and is paid with points. */
export const paidService = (): ModelProvider => priced(createOfflineProvider({ pace: 0 }));
