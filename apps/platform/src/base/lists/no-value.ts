/** What a cell or figure shows when there is nothing to show. */
export const noValue = '–';
