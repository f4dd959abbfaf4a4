/** A path of this site, escaped; anything that could lead elsewhere becomes the start page. */
export function localPath(path: string | null, url: URL): string {
  if (!path?.startsWith('/') || !URL.canParse(path, url)) return '/';
  const target = new URL(path, url);
  if (target.origin !== url.origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
