// The four agent types. These glyphs are ours; the graph draws the same ones.
import { Icon, type IconProps } from './icon.js';

export function MetaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <circle cx="12" cy="12" r="9" strokeDasharray="9 5.14" />
    </Icon>
  );
}

export function CoordinatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="2.5" />
      <path d="M12 9.5V3.5M14.2 13.3l5 3M9.8 13.3l-5 3" />
      <circle cx="12" cy="3" r=".6" />
      <circle cx="20" cy="16.8" r=".6" />
      <circle cx="4" cy="16.8" r=".6" />
    </Icon>
  );
}

export function ProcessorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h10M4 12h16M4 17h7" />
      <circle cx="18" cy="7" r="1.6" />
      <circle cx="15" cy="17" r="1.6" />
    </Icon>
  );
}

export function ExecutorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h12M12 6.5l5.5 5.500-5.5 5.5" />
      <path d="M20.5 5v14" />
    </Icon>
  );
}
