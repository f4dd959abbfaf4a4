/** The text of a cell or figure without a value. */
export const noValue = '–';
