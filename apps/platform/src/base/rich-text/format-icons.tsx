// Drawings: Lucide (https://lucide.dev), ISC licence; see LICENSE-lucide in the library's icons.
import { Icon, ListIcon, type IconProps } from '@constella/ui';
import type { ReactNode } from 'react';

import type { Format } from './formats';

const drawing =
  (...paths: string[]) =>
  (props: IconProps): ReactNode => (
    <Icon {...props}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Icon>
  );

/** The picture of each format. */
export const formatIcons: Record<Format, (props: IconProps) => ReactNode> = {
  heading: drawing('M4 12h8', 'M4 18V6', 'M12 18V6', 'M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1'),
  subheading: drawing(
    'M4 12h8',
    'M4 18V6',
    'M12 18V6',
    'M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2',
    'M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
  ),
  bold: drawing('M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8'),
  italic: drawing('M19 4h-9', 'M14 20H5', 'M15 4 9 20'),
  bullets: (props) => <ListIcon {...props} />,
  numbers: drawing(
    'M10 12h11',
    'M10 18h11',
    'M10 6h11',
    'M4 10h2',
    'M4 6h1v4',
    'M6 18H4c0-1 2-2 2-3s-1-1.5-2-1',
  ),
  quote: drawing('M17 6H3', 'M21 12H8', 'M21 18H8', 'M3 12v6'),
};

/** Does again what was undone. */
export function RedoIcon(props: IconProps) {
  return (
    <Icon flip {...props}>
      <path d="m15 14 5-5-5-5" />
      <path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5 5.5 5.5 0 0 0 9.5 20H13" />
    </Icon>
  );
}
