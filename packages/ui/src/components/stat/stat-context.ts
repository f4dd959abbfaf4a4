'use client';

import { createContext } from 'react';

/** Whether a figure stands in a `StatGroup`, which divides it from its neighbours. */
export const StatGroupContext = createContext(false);
