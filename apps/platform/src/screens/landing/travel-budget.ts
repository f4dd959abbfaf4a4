/** Where the example's money goes, and what is left of it. */
export const expenses = ['stay', 'food', 'transport', 'tickets', 'left'] as const;
export type Expense = (typeof expenses)[number];

/** Euros, 600 in all; without the rest they are what the three days cost. */
export const travelBudget: Record<Expense, number> = {
  stay: 212,
  food: 148,
  transport: 61,
  tickets: 40,
  left: 139,
};
