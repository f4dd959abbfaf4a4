import type { Plan } from '@constella/api-client';

/**
 * Features of a plan, as lines of text. Features come as a list, or by name with a yes or no or a
 * value; a "no" is left out.
 */
export function includedFeatures(features: Plan['features']): string[] {
  if (Array.isArray(features)) return features;
  return Object.entries(features)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`));
}
