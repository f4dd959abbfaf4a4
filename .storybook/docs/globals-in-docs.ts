import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Values = Record<string, unknown>;

/** The toolbar's settings, on a documentation page. */
export function useGlobals(): Values {
  const { channel } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Values>(() => {
    const last = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
      | [{ globals: Values }]
      | undefined;
    return last?.[0].globals ?? {};
  });
  useEffect(() => {
    const update = ({ globals: next }: { globals: Values }) => setGlobals(next);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
