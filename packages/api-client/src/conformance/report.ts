/** Something a server did otherwise than the contract says. */
export interface Difference {
  /** The call or record, and what was asked of it: `risk_items: change`. */
  readonly at: string;
  /** `PATCH /api/risk-items/7` */
  readonly request: string;
  /** The promise of the contract, in words. */
  readonly rule: string;
  readonly expected: string;
  readonly received: string;
}

/** The findings of a run of the suite. */
export interface ConformanceReport {
  readonly url: string;
  /** Promises that were held against what came. */
  readonly checks: number;
  readonly requests: number;
  readonly milliseconds: number;
  readonly differences: readonly Difference[];
  /** Parts that could not be checked, and why. */
  readonly skipped: readonly string[];
}

/** A value as it stands in a difference: one line, not too long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** The report as a person reads it. */
export function readable(report: ConformanceReport): string {
  const { url, checks, requests, milliseconds, differences, skipped } = report;
  const lines = differences.flatMap(({ at, request, rule, expected, received }) => [
    `✗ ${at}: ${rule}`,
    `    ${request}`,
    `    - expected ${expected}`,
    `    + received ${received}`,
    '',
  ]);
  for (const reason of skipped) lines.push(`? not checked: ${reason}`);
  if (skipped.length > 0) lines.push('');
  const seconds = (milliseconds / 1_000).toFixed(1);
  const verdict =
    differences.length === 0
      ? `${url} keeps the contract`
      : `${url} breaks the contract in ${differences.length} places`;
  lines.push(`${verdict}: ${checks} checks, ${requests} requests, ${seconds} s.`);
  return lines.join('\n');
}
