/** An HTTP server of tools for tests; the program's file says what manners it has. */
export function startMcpServer(options?: { manner?: string; token?: string }): Promise<{
  readonly url: string;
  /** The titles that were written. */
  readonly written: readonly string[];
  stop(): Promise<void>;
}>;
