export { conform, parts } from './conform.js';
export type { ConformOptions } from './conform.js';
export { readable } from './report.js';
export type { ConformanceReport, Difference } from './report.js';
export { CannotGoOn } from './visitor.js';
export type { Credentials, WorldOptions } from './world.js';
