import type { AccountSession } from '@constella/api-client/contract';

// The first that fits counts: almost every browser also names the ones it wants to be taken for.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: typeof browsers, text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system of a user-agent text: product names, which need no translation. */
export const deviceOf = (userAgent: string): AccountSession['device'] => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
