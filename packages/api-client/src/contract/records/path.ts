// Without zod: the client imports this file.

/** The path of a record's rows: `/api/risk-items`. */
export const recordPath = (name: string): string => `/api/${name.replaceAll('_', '-')}`;
