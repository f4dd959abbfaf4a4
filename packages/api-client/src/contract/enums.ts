/**
 * Every enumeration and option list of the contract, written once, without zod, so that a screen
 * can import a list without paying for validation. The source of each list is the product
 * specification (platform client, sections 3, 6, 7 and 9; data model, section 4).
 */
export * from './enums/admin.js';
export * from './enums/assistants.js';
export * from './enums/compliance.js';
export * from './enums/innovation.js';
export * from './enums/learning.js';
export * from './enums/life.js';
export * from './enums/platform.js';
export * from './enums/points.js';
export * from './enums/results.js';
export * from './enums/runs.js';
export * from './enums/tools.js';
export * from './enums/travel.js';
