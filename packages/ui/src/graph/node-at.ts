/** Id of the node whose disc or label an event happened on. */
export function nodeIdAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const mark = target.closest<SVGGElement>('[data-node], [data-label]');
  return mark?.dataset['node'] ?? mark?.dataset['label'];
}
