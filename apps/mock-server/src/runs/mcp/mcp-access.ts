import type { McpProblem, McpTransport } from '@constella/api-client/contract';

/** A server of tools as it is reached. */
export interface McpTarget {
  readonly transport: McpTransport;
  /** Of a server at an address. */
  readonly url: string | null;
  /** Of a server that is a program. */
  readonly command: string | null;
  readonly args: readonly string[];
  readonly token?: string | undefined;
  readonly allowPrivate: boolean;
}

/** A tool as its server describes it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly input: Record<string, unknown>;
  /** The server's own word for it, which nobody has to believe. */
  readonly readOnly: boolean;
}

/** What a server uses. */
export interface McpFigures {
  /** Percent of one processor, 0 to 100. */
  readonly cpuUsage: number;
  /** Percent of the computer's memory. */
  readonly memoryUsage: number;
  /** Seconds since it started. */
  readonly uptime: number;
}

/** An open connection to a server of tools; every part of it ends in time. */
export interface McpSession {
  /** Its own name and version. */
  readonly server: string;
  readonly isOpen: boolean;
  /** Its tools, and how many were left out because they are none. @throws {McpFailure} */
  tools(): Promise<{ tools: readonly ListedTool[]; leftOut: number }>;
  /** The text a tool answers. @throws {McpFailure}, {ToolError}, or the signal's reason. */
  call(name: string, input: Record<string, unknown>, signal: AbortSignal): Promise<string>;
  /** @throws {McpFailure} when it does not answer. */
  ping(): Promise<void>;
  /** Null where nobody can measure it: it runs elsewhere. */
  figures(): Promise<McpFigures | null>;
  close(): Promise<void>;
}

/** The way to servers of tools; differs between Node and a page. */
export interface McpAccess {
  /** Whether a server may be a program that is started here. */
  readonly programs: boolean;
  /** @throws {McpFailure} */
  open(target: McpTarget): Promise<McpSession>;
  /** What this server itself uses; null where nobody can measure it. */
  ownFigures(): Promise<McpFigures | null>;
}

/** A server of tools that could not be used. */
export class McpFailure extends Error {
  override name = 'McpFailure';
  constructor(
    readonly problem: McpProblem,
    /** The reason in its own words, shortened; empty when there are none. */
    readonly detail = '',
  ) {
    super(detail || problem);
  }
}

/** A tool that answered that it failed: what it says is for the model. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** A way that leads nowhere: that of a server in a page. */
export const noMcpAccess: McpAccess = {
  programs: false,
  open: () => Promise.reject(new McpFailure('unreachable')),
  ownFigures: () => Promise.resolve(null),
};
