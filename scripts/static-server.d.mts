/**
 * Serves a folder on a free port of this machine.
 *
 * @param folder absolute path
 * @param options.headersOf more headers for the file at a path
 * @param options.onMissing told of a path that is asked for and not there
 * @param options.gzip whether text is compressed, as a server on the web would
 * @returns its address, without a slash at the end
 */
export function serveFolder(
  folder: string,
  options?: {
    headersOf?: (path: string) => Record<string, string>;
    onMissing?: (path: string) => void;
    gzip?: boolean;
  },
): Promise<{ url: string; close: () => Promise<void> }>;
