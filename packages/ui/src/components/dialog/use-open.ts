import { useState } from 'react';

/** Whether a window is open: as its owner says, or by itself. */
export function useOpen(
  controlled: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open, setOpen] as const;
}
