/** What begins or ends a quotation in the documents. */
const quotationMark = /<(\s*\/?\s*quoted)/gi;

/** A text that cannot end the quotation it stands in. */
export const quoted = (text: string): string => text.replaceAll(quotationMark, '‹$1');
