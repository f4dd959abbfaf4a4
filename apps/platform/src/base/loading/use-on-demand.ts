import type { Namespace } from '@constella/i18n';
import { useEffect, useRef, useState } from 'react';

import { useApp } from '../app-context';
import { fetchPatiently, onceMore } from './fetch-patiently';

/**
 * Code and its texts, fetched together the first time they are wanted. What cannot be fetched, tried
 * twice, is thrown as a `LoadFailure` for the nearest boundary.
 * @param load imports the module; only the first call's counts
 * @returns the module, and undefined until it and its texts are there
 */
export function useOnDemand<Module extends object>(
  wanted: boolean,
  load: () => Promise<Module>,
  namespaces: readonly Namespace[],
): Module | undefined {
  const { messages } = useApp();
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState<unknown>();
  const asked = useRef(false);
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    fetchPatiently(() => Promise.all([load(), messages.require(namespaces)]), onceMore).then(
      ([loaded]) => setModule(loaded),
      setFailure,
    );
  }, [wanted, load, namespaces, messages]);
  if (failure) throw failure;
  return module;
}
