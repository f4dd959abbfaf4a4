/**
 * Messages that exist before the code that shows them, by the start of their id, each with the
 * reason. An entry none of whose messages is still unused fails the check, so the list only shrinks.
 */
export const reserved: Readonly<Record<string, string>> = {};
