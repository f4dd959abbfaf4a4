'use client';

import { type ReactNode, useRef } from 'react';

import { alert } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Callout, type CalloutProps } from '../callout/callout.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { useNoticeFocus } from '../private/use-notice-focus.js';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;

export interface AlertProps extends Omit<CalloutProps, 'tone' | 'role' | 'action'> {
  /** `danger` and `warning` interrupt what is being read, the others wait. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The event, in a few words. */
  title: ReactNode;
  /** Why, and what to do next. */
  children?: ReactNode;
  /** Small buttons or links at the end. */
  actions?: ReactNode;
  /** Shows a button that dismisses it; the focus then goes back to where it was before. */
  onDismiss?: () => void;
}

/**
 * Something that just happened, where it happened: a save that failed, a file that was imported.
 * Mount it when it happens, so that it is announced. What stands on the page from the start is a
 * `Callout`, what concerns every page a `Banner`, what may be missed a toast.
 */
export function Alert({ tone, title, actions, onDismiss, ref, children, ...props }: AlertProps) {
  const ui = useUi();
  const labels = { ...alert, ...ui.labels.alert };
  const notice = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(ref, notice);
  const giveFocusBack = useNoticeFocus(notice);
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <Callout
      {...props}
      ref={mergedRef}
      role={urgent ? 'alert' : 'status'}
      data-tone={tone}
      tone={tone}
      title={
        <>
          {/* The tone is seen as a colour and an icon, so it is said as a word. */}
          <VisuallyHidden>{labels[tone]}</VisuallyHidden> {title}
        </>
      }
      action={actions}
      onDismiss={
        onDismiss &&
        (() => {
          giveFocusBack();
          onDismiss();
        })
      }
    >
      {children}
    </Callout>
  );
}
