// The type scale.
// Written by `npm run tokens` from packages/ui/tokens.

export const typeScale = {
  '12': { fontSize: '0.75rem', lineHeight: 'var(--constella-line-12)' },
  '13': { fontSize: '0.8125rem', lineHeight: 'var(--constella-line-13)' },
  '14': { fontSize: '0.875rem', lineHeight: 'var(--constella-line-14)' },
  '16': { fontSize: '1rem', lineHeight: 'var(--constella-line-16)' },
  '18': { fontSize: '1.125rem', lineHeight: 'var(--constella-line-18)' },
  '20': {
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    letterSpacing: 'var(--constella-tracking-16)',
  },
  '24': { fontSize: '1.5rem', lineHeight: '2rem', letterSpacing: 'var(--constella-tracking-24)' },
  '32': { fontSize: '2rem', lineHeight: '2.5rem', letterSpacing: 'var(--constella-tracking-32)' },
  '44': {
    fontSize: '2.75rem',
    lineHeight: '3.25rem',
    letterSpacing: 'var(--constella-tracking-44)',
  },
  '60': { fontSize: '3.75rem', lineHeight: '4rem', letterSpacing: 'var(--constella-tracking-60)' },
} as const;
