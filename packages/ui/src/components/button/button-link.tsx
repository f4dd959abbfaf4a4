'use client';

import type { ComponentProps, ReactNode } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { Button } from './button.js';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger' | 'dangerQuiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

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
