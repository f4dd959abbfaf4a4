'use client';

import type { Model } from '@constella/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Offers the first model as soon as there is a catalogue, where none is chosen yet. Once: somebody
 * who empties the field afterwards means it.
 */
export function useFirstModel(models: readonly Model[], offer: (model: string) => void): void {
  const first = models[0]?.id;
  const offered = useRef(false);
  const offerIt = useEffectEvent(offer);
  useEffect(() => {
    if (offered.current || first === undefined) return;
    offered.current = true;
    offerIt(first);
  }, [first]);
}
