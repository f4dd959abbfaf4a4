/** The text of a file; undefined when it is not one, whatever its name says. */
export async function readText(file: Blob): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    // No text has a NUL; pictures and archives do.
    return text.includes('\0') ? undefined : text.trim();
  } catch {
    return undefined;
  }
}
