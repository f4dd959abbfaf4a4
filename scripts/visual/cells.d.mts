/** What Chromatic takes pictures of: globals of the toolbar, by name. */
export const modes: Record<string, { theme: string; direction: string; motion: string }>;
