/** The product's name; it is the same in every language. */
export const brandName = 'Constella';
