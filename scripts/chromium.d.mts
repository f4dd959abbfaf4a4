export const chromiumArgs: string[];
export function chromiumPath(): string | undefined;
export function testBrowser(): { executablePath: string | undefined; args: string[] };
