'use client';

import { type ComponentType, createContext } from 'react';

import type { TooltipProps } from './tooltip.js';

/**
 * The tooltip of whatever mostly has none, such as a button. It comes from the provider, so that a
 * page with one button does not carry what places tooltips; without a provider the browser's own
 * tooltip has to do.
 */
export const TooltipContext = createContext<{ Tooltip?: ComponentType<TooltipProps> }>({});
