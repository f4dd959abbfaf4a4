import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parts of a result, in the order they are worked on. */
export const parts = ['ideate', 'evaluate', 'develop'] as const;

/** The open part of a result, which is in the address. */
export function usePart() {
  const [params, setParams] = useSearchParams();
  const asked = parts.find((id) => id === params.get('part')) ?? 'ideate';
  const [part, show] = useOptimistic<string>(asked);
  const open = (next: string) =>
    startTransition(() => {
      show(next);
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.set('part', next);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  return [part, open] as const;
}
