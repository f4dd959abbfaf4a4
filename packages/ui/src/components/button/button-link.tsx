'use client';

import type { ComponentProps, ReactNode } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { Button } from './button.js';
import { checkButtonName } from './button-warnings.js';
import type { NamedButton } from './named-button.js';

interface ButtonLinkBase extends ComponentProps<'a'> {
  href: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger' | 'dangerQuiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export type ButtonLinkProps = ButtonLinkBase & NamedButton;

/** Goes somewhere, and looks like a button because it is the way on. Uses the application's link. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const { Link } = useUi();
  checkButtonName(
    'ButtonLink',
    { icon, iconEnd, children, props },
    'an icon alone tells nobody who cannot see it where the link leads. Pass where it leads as `children` or `aria-label`.',
  );
  const rel = props.target === '_blank' ? 'noreferrer' : undefined;
  return (
    <Button
      asChild
      variant={variant}
      size={size}
      icon={icon}
      iconEnd={iconEnd}
      className={className}
    >
      <Link rel={rel} {...props}>
        {children}
      </Link>
    </Button>
  );
}
