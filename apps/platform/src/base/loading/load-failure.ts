/** A lazily loaded part that could not be fetched, as opposed to one that broke while rendering. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}
