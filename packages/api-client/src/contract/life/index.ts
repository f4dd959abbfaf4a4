export * from './entry.js';
export * from './goal.js';
export * from './health.js';
export * from './money.js';
export * from './week.js';
