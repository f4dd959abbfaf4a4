/** How the built-in texts of one language write numbers and choose between forms. */
export function formatting(tag: string) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    number: (value: number) => (numbers ??= new Intl.NumberFormat(tag)).format(value),
    /** `=0`-like forms come before the language's own. */
    plural: (value: number, forms: Partial<Record<string, string>>) =>
      forms[`=${value}`] ??
      forms[(rules ??= new Intl.PluralRules(tag)).select(value)] ??
      forms['other'] ??
      '',
    select: (value: string, forms: Partial<Record<string, string>>) =>
      forms[value] ?? forms['other'] ?? '',
  };
}
