'use client';

import { createContext, type ReactNode } from 'react';

/**
 * Renders why a button cannot be used: its description, by id, and a tooltip. It comes from the
 * provider, so that a page with one button does not carry what places tooltips; without a provider
 * the browser's own tooltip has to do.
 */
export const ReasonContext = createContext<((id: string, reason: string) => ReactNode) | null>(
  null,
);
