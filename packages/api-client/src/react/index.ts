export { ApiProvider, useApi } from './api-context.js';
export { queries } from './queries.js';
export type { Query } from './query.js';
export { createQueryClient, retryQuery, retryQueryDelay } from './query-client.js';
export { defaultLoader } from '../http/loader.js';
export type { LoaderClient, LoaderOptions } from '../http/loader.js';
