import { VisuallyHidden } from '../layout/visually-hidden.js';

const dash = '–';

/** A dash where a value is missing, and words for those who cannot see that it stands alone. */
export function MissingValue({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">{dash}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
