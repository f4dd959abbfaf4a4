export * from './emergency-sign.js';

/** The reader of emergency signs: its lists of words are loaded where a text is read. */
export const loadEmergencySigns = async () => await import('./emergency/emergency-signs.js');
