import { type Ref, type RefCallback, useCallback } from 'react';

const attach = <T>(ref: Ref<T> | undefined, value: T | null) => {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
  return undefined;
};

const detach = <T>(ref: Ref<T> | undefined, cleanUp: ReturnType<RefCallback<T>>) => {
  if (typeof cleanUp === 'function') cleanUp();
  else attach(ref, null);
};

/** The caller's ref and the component's own on one element; stable while both are. */
export const useMergedRefs = <T>(theirs: Ref<T> | undefined, own: Ref<T>): RefCallback<T> =>
  useCallback(
    (value) => {
      const cleanUpTheirs = attach(theirs, value);
      const cleanUpOwn = attach(own, value);
      return () => {
        detach(theirs, cleanUpTheirs);
        detach(own, cleanUpOwn);
      };
    },
    [theirs, own],
  );
