'use client';

import { useCallback } from 'react';

import { durationText } from '../duration-text.js';
import { useUi } from './ui-context.js';

/** Writes lengths of time in the provider's language, as charts and timelines do: `1 min 5 sec`. */
export function useDuration(): (milliseconds: number) => string {
  const { locale } = useUi();
  return useCallback((milliseconds: number) => durationText(milliseconds, locale), [locale]);
}
