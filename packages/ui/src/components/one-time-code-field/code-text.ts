import { westernFigures } from '../private/number-text.js';

/** Characters of a code: figures, or letters and figures without case. */
export const codeKinds = ['digits', 'letters'] as const;
export type CodeKind = (typeof codeKinds)[number];

/**
 * The code in what was typed or pasted: figures of any script as Western ones, without the spaces,
 * dashes and words around it, no longer than it may be.
 */
export const readCode = (text: string, kind: CodeKind, length: number): string => {
  const western = westernFigures(text.normalize('NFKC'));
  const kept =
    kind === 'digits'
      ? western.replace(/\D/g, '')
      : western.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return kept.slice(0, length);
};

/** Cells that can be drawn: a whole number from 1 to 12. */
export const codeLength = (length: number): number =>
  Number.isFinite(length) ? Math.min(12, Math.max(1, Math.round(length))) : 6;
