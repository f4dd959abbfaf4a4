// Drawing: Lucide (https://lucide.dev), ISC licence; see icons/LICENSE-lucide.
import { Icon, type IconProps } from '../../icons/icon.js';

/** A line that goes on in the next one. */
export function WrapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m16 16-3 3 3 3" />
      <path d="M3 12h14.5a1 1 0 0 1 0 7H13" />
      <path d="M3 19h6" />
      <path d="M3 5h18" />
    </Icon>
  );
}
