import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const isCatalogue =
  /\/i18n\/catalogues\/[^/]+\/[^/]+\.json$|\/mock-server\/src\/.+\/content\/[^/]+\.json$/;

/**
 * Compiles `catalogues/<locale>/<namespace>.json` and a server's `content/<locale>.json` (flat id → ICU text) to parsed messages while
 * Vite loads them, so that no message parser is shipped and nothing generated is committed.
 */
export function catalogues(): Plugin {
  return {
    name: 'constella-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: isCatalogue },
      handler(code, id) {
        const messages = JSON.parse(code) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(messages).map(([key, text]) => {
            try {
              return [key, parse(text)];
            } catch (error) {
              throw new Error(`${id}: message "${key}" is not valid ICU`, { cause: error });
            }
          }),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
