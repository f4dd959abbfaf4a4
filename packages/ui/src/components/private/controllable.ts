/** Anything but `undefined`: a prop that was really given. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- that is what is meant
export type Given = NonNullable<unknown> | null;

/**
 * A value the caller keeps and therefore has to change, or one the component keeps itself. Joined to
 * a component's props it makes `value` without `onValueChange`, or beside `defaultValue`, a type
 * error.
 */
export type Controllable<
  Value extends string,
  Change extends string,
  Start extends string = never,
> =
  | ({ [Key in Value]: Given } & { [Key in Change]: Given } & { [Key in Start]?: undefined })
  | { [Key in Value]?: undefined };
