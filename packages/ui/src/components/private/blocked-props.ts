import type { ComponentProps, SyntheticEvent } from 'react';

const refuse = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const free: ComponentProps<'button'> = {};

interface Blocking {
  busy: boolean;
  disabledReason: string | undefined;
  /** Id of the element that says the reason. */
  reasonId: string;
}

/**
 * Props of a button that cannot be used but keeps its focus: `aria-disabled`, the reason as its
 * description, and no press. Handlers of menus around it, which open on pointer down, are dropped;
 * a submit button does not submit, because its click is refused.
 */
export const blockedProps = (
  props: ComponentProps<'button'>,
  { busy, disabledReason, reasonId }: Blocking,
): ComponentProps<'button'> => {
  if (!busy && !disabledReason) return free;
  const described = [props['aria-describedby'], disabledReason && reasonId].filter(Boolean);
  return {
    'aria-disabled': true,
    'aria-busy': busy || undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    onClick: refuse,
    onPointerDown: undefined,
    onKeyDown: undefined,
  };
};
