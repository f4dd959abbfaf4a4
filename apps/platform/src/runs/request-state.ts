/** Request a form is filled with by whatever led to it, in the state of its place. */
export interface RequestState {
  readonly request: Readonly<Record<string, unknown>>;
}
