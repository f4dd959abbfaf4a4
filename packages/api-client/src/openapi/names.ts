/** `risk_items` → `RiskItems`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_-])(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Names whose last letter makes no plural. */
const sameInBoth = new Set(['analytics', 'progress', 'data']);

/** One row of a table: `risk_items` → `risk_item`, `company_policies` → `company_policy`. */
export function singular(table: string): string {
  const last = table.slice(table.lastIndexOf('_') + 1);
  if (sameInBoth.has(last) || !table.endsWith('s')) return table;
  return table.endsWith('ies') ? `${table.slice(0, -3)}y` : table.slice(0, -1);
}

/** Words of a camel-case or table name: `overallRiskScore` → `Overall risk score`. */
export function words(name: string): string {
  const text = name.replaceAll('_', ' ').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** A table in running text: `ai_models` → `AI models`. */
export const spoken = (table: string): string =>
  table.replaceAll('_', ' ').replace(/^(?:ai|mcp)\b/, (word) => word.toUpperCase());

/** Words of which there is no single one in running text. */
const uncounted = new Set([...sameInBoth, 'contents', 'feedbacks', 'points', 'pricing']);

/** One row of a table in running text: `risk_items` → `a risk item`. */
export function aRow(table: string): string {
  const one = singular(table);
  if (uncounted.has(table.slice(table.lastIndexOf('_') + 1))) return `a row of ${spoken(table)}`;
  // "User" and "usage" begin with a consonant to the ear.
  return `${/^(?!us)[aeiou]|^mcp/.test(one) ? 'an' : 'a'} ${spoken(one)}`;
}
