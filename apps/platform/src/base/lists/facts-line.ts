/** Short facts on one line. A list in words would join them without a sign in some languages. */
export const factsLine = (facts: readonly string[]): string => facts.join(' · ');
